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

  const listening = new AbortController();
  const options = { signal: listening.signal };
  phone?.addEventListener("focus", enterPhone, options);
  phone?.addEventListener("blur", leavePhone, options);
  fields.addEventListener("keydown", goOn, options);
  fields.addEventListener("focusin", uncover, options);
  fields.addEventListener("input", uncover, options);
  viewport?.addEventListener("resize", uncover, options);
  return () => listening.abort();
}
