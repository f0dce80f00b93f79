import { controlsIn } from "./field-values";

/** What stays free between a field and the keyboard, in CSS pixels. */
const GAP_PX = 8;
/** What covers less of the window is no keyboard, in CSS pixels. */
const KEYBOARD_PX = 100;
/** Without a scroll for so long, none is under way, in milliseconds. Not every Safari has `scrollend`. */
const REST_MS = 100;

/**
 * Makes filling in fit a phone's keyboard: Enter goes from field to field, and the keyboard, which
 * covers the page without changing its size, covers no field that is being filled in.
 *
 * @param fields the element that holds the fields
 * @returns how to stop
 */
export function followKeyboard(fields: HTMLElement): () => void {
  const viewport = window.visualViewport;

  const uncover = () => {
    waiting = undefined;
    const field = controlsIn(fields).find((control) => control === document.activeElement);
    // Zooming in makes the visual viewport lower as well, but by its scale.
    if (!field || !viewport || innerHeight - viewport.height * viewport.scale < KEYBOARD_PX) return;
    const { bottom, height } = field.getBoundingClientRect();
    const covered = bottom - (viewport.offsetTop + viewport.height - GAP_PX);
    // In a field that is higher than what is free, the browser keeps the line of the caret in view.
    if (covered > 0 && height < viewport.height) scrollBy({ top: covered, behavior: "instant" });
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** It would end a scroll that is under way. */
  const uncoverAtRest = () => {
    clearTimeout(waiting);
    waiting = setTimeout(uncover, REST_MS);
  };
  const onScroll = () => waiting && uncoverAtRest();
  /** With no empty field left, Enter sends, as ever. */
  const focusNext = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    // In a composition, Enter takes what the keyboard suggests.
    if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement)) return;
    const controls = controlsIn(fields);
    const next = controls.slice(controls.indexOf(target) + 1).find(({ value }) => value === "");
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const listening = new AbortController();
  const options = { signal: listening.signal };
  fields.addEventListener("keydown", focusNext, options);
  fields.addEventListener("focusin", uncoverAtRest, options);
  viewport?.addEventListener("resize", uncoverAtRest, options);
  addEventListener("scroll", onScroll, options);
  return () => {
    listening.abort();
    clearTimeout(waiting);
  };
}
