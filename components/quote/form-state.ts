import type { Opening } from "@/lib/quote/answers";
import type { QuoteRequest } from "@/lib/quote/request";

/** What becomes of a request; `retried`: it was sent from the list of the unsent ones. */
export type Status =
  | { state: "idle" }
  | { state: "submitting"; request: QuoteRequest; retried: boolean }
  | {
      state: "sent" | "opening-mail" | "unavailable";
      request: QuoteRequest;
      retried: boolean;
      message: string;
    };

/** All about the form that is not what is typed: the text is in its fields, and nowhere else. */
export type FormState = {
  status: Status;
  /** Whether the fields are out of sight behind the result of their request. */
  folded: boolean;
  opening: Opening;
  /** What is wrong, by the id of the field. */
  errors: Record<string, string>;
};

export type FormAction =
  | { type: "moved"; status: Status }
  | { type: "written"; opening: Opening }
  | { type: "refused"; errors: Record<string, string> }
  | { type: "typed"; id: string; error: string }
  | { type: "emptied" }
  | { type: "unfolded" };

export const untouched: FormState = {
  status: { state: "idle" },
  folded: false,
  opening: { answers: {} },
  errors: {},
};

export function reduceForm(form: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "moved": {
      const { status } = action;
      return { ...form, status, folded: form.folded || ("message" in status && !status.retried) };
    }
    case "written":
      return { ...form, opening: action.opening };
    case "refused":
      return { ...form, errors: action.errors };
    case "typed": {
      const { [action.id]: shown, ...others } = form.errors;
      return { ...form, errors: shown ? { ...others, [action.id]: action.error } : others };
    }
    case "emptied":
      return { ...form, opening: untouched.opening, errors: {} };
    case "unfolded":
      // A request that is being sent goes on.
      return form.status.state === "submitting"
        ? { ...form, folded: false }
        : { ...form, folded: false, status: untouched.status };
  }
}
