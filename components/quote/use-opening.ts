import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { type QuoteSubject, SENT_ID, TO_FORM } from "@/lib/page-contract";
import {
  type OfferedAnswers,
  type Opening,
  onlyOffered,
  standing,
  withOpening,
} from "@/lib/quote/answers";
import { type Control, controlOf, restoreDraft, saveDraft } from "@/lib/quote/draft";
import { messages } from "@/lib/quote/request";
import type { FormAction } from "./form-state";
import { followQuoteLinks } from "./quote-links";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  offered: OfferedAnswers;
  opening: Opening;
  /** Whether the form is being sent, and cannot be written into. */
  locked: boolean;
  dispatch: Dispatch<FormAction>;
};

/**
 * Keeps the opening of the description: restores it with the draft, and follows the links that bring something
 * along. Returns a function that writes another one.
 */
export function useOpening({ form, offered, opening, locked, dispatch }: Options) {
  const { answers, subject } = opening;

  // A layout effect: the fields are filled before anybody, the starter too, sees that the form is ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    if (!form.current) return;
    if (location.hash === `#${SENT_ID}`) {
      dispatch({ type: "moved", status: { state: "posted", message: messages.submitted } });
      // Delayed, because Next restores the original address while it starts.
      setTimeout(() => history.replaceState(null, "", location.pathname + location.search));
    }
    const draft = restoreDraft(form.current);
    const subject = isSubject(draft.subject) ? draft.subject : undefined;
    const kept = { answers: onlyOffered(offered, Object(draft.answers)), subject };
    const { value } = controlOf(form.current, "projectDescription");
    dispatch({ type: "written", opening: standing(value, kept) });
  }, []);

  /** Writes answers, and what a link has brought, into the description. */
  const write = (next: Opening) => {
    if (!form.current) return;
    const written = { ...next, answers: onlyOffered(offered, next.answers) };
    const description = controlOf(form.current, "projectDescription");
    setText(description, withOpening(description.value, opening, written));
    // At once: presses from before the form was ready are repeated in one go.
    flushSync(() => dispatch({ type: "written", opening: written }));
    saveDraft(form.current, written);
  };

  const onFollow = useEffectEvent((brought: QuoteSubject) => {
    flushSync(() => dispatch({ type: "unfolded" }));
    if (locked || !(brought.kind || brought.text)) return false;
    const what = offered.what.find(({ kind }) => kind === brought.kind)?.text ?? answers.what;
    write({ answers: { ...answers, what }, subject: brought.text ? brought : subject });
    location.hash = TO_FORM;
    // Later: a dialog that the same press closes gives the focus back. Not to a field: a phone's keyboard would
    // cover the form.
    setTimeout(() => {
      const target = brought.text ? "[data-subject]" : "[aria-pressed='true']";
      form.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
      (brought.text ? form.current : document.querySelector(TO_FORM))?.scrollIntoView();
    });
    return true;
  });
  useEffect(() => followQuoteLinks(onFollow), []);

  return write;
}

/** Whether a draft has a subject in it: anybody may have written it. */
function isSubject(value: unknown): value is QuoteSubject {
  const { label, text = "", picture = "" } = Object(value);
  return [label, text, picture].every((part) => typeof part === "string");
}

/** Sets the text of a field, and leaves the caret before the same words. */
function setText(control: Control, text: string): void {
  const behind = control.value.length - (control.selectionEnd ?? 0);
  control.value = text;
  if (control === document.activeElement)
    control.setSelectionRange(text.length - behind, text.length - behind);
}
