import { emailLink, facts, textLink } from "@/lib/content/facts";
import { quoteForm } from "@/lib/site";

/** Where photos of the place go, under the reference by which they find the request. */
export function PlacePhotos({ reference }: { reference: string }) {
  const subject = quoteForm.photosOf(reference);
  return (
    <p>
      {quoteForm.addPhotos}{" "}
      {facts.texts && (
        <span data-touch-only="">
          <a href={textLink(subject)}>{quoteForm.byText}</a>
          {quoteForm.or}
        </span>
      )}
      <a href={emailLink(subject)}>{quoteForm.byMail}</a>
    </p>
  );
}
