import { FIELDS_ID, TO_CONTACT } from "../browser/shared-names";
import type { OptionalFieldId } from "./fields";

/**
 * The attributes of a link to the form that also fills in a field. When the visitor follows the link, the starter fills it
 * in (lib/starter/fill-from-links.ts). A link that answers the project question leads to the section, as the
 * specification says for Get Quote. Any other link leads to the form's first fields, which show what it brought.
 */
export const fillLink = (id: OptionalFieldId, text: string) => ({
  href: id === "what" ? TO_CONTACT : `#${FIELDS_ID}`,
  "data-fill": id,
  "data-text": text,
});
