import { emailLink, facts, textLink } from "@/lib/content/facts";
import { quoteForm } from "@/lib/site";

/** Where to send photos of the place, with the reference of their request. */
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
