import { type Control, controlsIn, showTyped, showWritten } from "./field-values";

/** What stays free between a field and the keyboard, in CSS pixels. */
const GAP_PX = 8;

/**
 * Makes filling in fit a phone's keyboard: Enter goes from field to field, a phone number is shown as
 * people write it, and the keyboard, which covers the page without changing its size, covers no field that
 * is being filled in.
 *
 * @param fields the element that holds the fields
 * @returns how to stop
 */
export function followKeyboard(fields: HTMLElement): () => void {
  const viewport = window.visualViewport;

  const uncover = () => {
    const field = document.activeElement;
    if (!viewport || !field || !fields.contains(field)) return;
    const seenTo = viewport.offsetTop + viewport.height - GAP_PX;
    const covered = field.getBoundingClientRect().bottom - seenTo;
    if (covered > 0) scrollBy({ top: covered, behavior: "instant" });
  };
  /** With no empty field left, Enter sends, as ever. */
  const goOn = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    // In a composition, Enter takes what the keyboard suggests.
    if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement)) return;
    const controls = controlsIn(fields);
    const next = controls.slice(controls.indexOf(target) + 1).find(({ value }) => value === "");
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const phone = fields.querySelector<Control>("#phone");
  const enterPhone = () => phone && showTyped(phone);
  const leavePhone = () => phone && showWritten(phone);

  phone?.addEventListener("focus", enterPhone);
  phone?.addEventListener("blur", leavePhone);
  fields.addEventListener("keydown", goOn);
  fields.addEventListener("focusin", uncover);
  fields.addEventListener("input", uncover);
  viewport?.addEventListener("resize", uncover);
  return () => {
    phone?.removeEventListener("focus", enterPhone);
    phone?.removeEventListener("blur", leavePhone);
    fields.removeEventListener("keydown", goOn);
    fields.removeEventListener("focusin", uncover);
    fields.removeEventListener("input", uncover);
    viewport?.removeEventListener("resize", uncover);
  };
}
