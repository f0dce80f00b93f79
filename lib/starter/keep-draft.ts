import { FORM_ID } from "../browser/shared-names";
import { restoreDraft, saveDraft } from "../quote/draft";
import { securityQuestion } from "../quote/fields";

/** Puts the draft into the form, and saves it again whenever a field changes, before and after React has taken over. */
export function keepDraft(form: HTMLFormElement): void {
  // Only empty fields are filled, so what the browser or the visitor has entered before this script ran stays.
  restoreDraft(form);
  // React may make the form anew, so this listens to the whole page.
  addEventListener("input", ({ target }) => {
    const changed = target instanceof Element && target.closest<HTMLFormElement>(`#${FORM_ID}`);
    // The answer to the security question is no part of the draft.
    if (changed && target.id !== securityQuestion.id) saveDraft(changed);
  });
}
