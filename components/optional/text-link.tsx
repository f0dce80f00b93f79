import { facts, optional, textLink } from "@/lib/site";
import { OptionalStyles } from "./optional-styles";

/** Begins a text message, where there is a phone to send it with. */
export function TextLink() {
  if (!facts.texts) return null;
  return (
    <dd className="text-link" data-screen-only="">
      <OptionalStyles />
      <a href={textLink()}>{optional.text}</a>
    </dd>
  );
}
