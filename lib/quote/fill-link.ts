import { FORM_ID, TO_CONTACT } from "../browser/shared-names";
import type { OptionalFieldId } from "./fields";

/** The texts that a link brings into the form, by field. */
export type Fill = Partial<Record<OptionalFieldId, string>>;

/**
 * The attributes of a link to the form that also fills in fields. When the visitor follows the link, the starter fills
 * them in (lib/starter/fill-from-links.ts). A link that answers only the project question leads to the section, as the
 * specification says for Get Quote. Any other link leads to the form, whose first fields then show what it brought.
 */
export const fillLink = ({ what, ...others }: Fill) => ({
  href: Object.keys(others).length > 0 ? `#${FORM_ID}` : TO_CONTACT,
  "data-fill": JSON.stringify({ what, ...others }),
});
