import { FORM_ID, TO_CONTACT } from "../early/shared-names";
import type { OptionalFieldId } from "./fields";

/** The texts that a link brings into the form, by field. */
export type Fill = Partial<Record<OptionalFieldId, string>>;

/**
 * The attributes of a link to the form that fills fields. The starter does so when the link is followed
 * (lib/early/fill-from-links.ts). A link that only says what the project is leads to the section, as the
 * specification has it for Get Quote; any other leads to the form, where what it brings stands first.
 */
export const fillLink = ({ what, ...others }: Fill) => ({
  href: Object.keys(others).length > 0 ? `#${FORM_ID}` : TO_CONTACT,
  "data-fill": JSON.stringify({ what, ...others }),
});
