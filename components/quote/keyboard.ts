import { controlsIn } from "./field-values";

/** The gap between a field and the keyboard, in CSS pixels. */
const GAP_PX = 8;
/** A keyboard covers at least this much of the window, in CSS pixels. */
const KEYBOARD_PX = 100;
/** How long after its last event a scroll has ended, in milliseconds. Not every Safari has `scrollend`. */
const REST_MS = 100;

/**
 * Helps with a phone's keyboard: Enter goes to the next empty field, and the keyboard, which covers the
 * page without changing its size, does not cover the focused field.
 *
 * @param fields the element that holds the fields
 * @returns how to stop
 */
export function followKeyboard(fields: HTMLElement): () => void {
  const viewport = window.visualViewport;

  const uncover = () => {
    waiting = undefined;
    const field = controlsIn(fields).find((control) => control === document.activeElement);
    // Zooming in makes the visual viewport lower as well: its scale tells the two apart.
    if (!field || !viewport || innerHeight - viewport.height * viewport.scale < KEYBOARD_PX) return;
    const { bottom, height } = field.getBoundingClientRect();
    const covered = bottom - (viewport.offsetTop + viewport.height - GAP_PX);
    // In a field that is higher than what is free, the browser keeps the line of the caret in view.
    if (covered > 0 && height < viewport.height) scrollBy({ top: covered, behavior: "instant" });
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** To uncover it now would end a scroll that is under way. */
  const uncoverAtRest = () => {
    clearTimeout(waiting);
    waiting = setTimeout(uncover, REST_MS);
  };
  const onScroll = () => waiting && uncoverAtRest();
  /** With no empty field left, Enter sends, as ever. */
  const focusNext = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    // During a composition, Enter accepts the keyboard's suggestion.
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
