import type { Opening } from "@/lib/quote/answers";
import type { QuoteRequest } from "@/lib/quote/request";

/**
 * `refused`: a field was filled in that only programs see; `posted`: the browser itself has sent the form. The
 * others are about a request: `retried` is one that was sent from the list of the unsent ones.
 */
export type Status =
  | { state: "idle"; message?: undefined }
  | { state: "refused" | "posted"; message: string }
  | { state: "submitting"; message?: undefined; request: QuoteRequest; retried: boolean }
  | {
      state: "sent" | "opening-mail" | "unavailable";
      message: string;
      request: QuoteRequest;
      retried: boolean;
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
      const answered = status.message !== undefined && status.state !== "refused";
      const fold = answered && !("retried" in status && status.retried);
      return { ...form, status, folded: fold || form.folded };
    }
    case "written":
      return { ...form, opening: action.opening };
    case "refused":
      return { ...form, errors: action.errors };
    case "typed": {
      const { [action.id]: shown, ...others } = form.errors;
      const errors = shown && action.error ? { ...others, [action.id]: action.error } : others;
      const { status } = form.status.state === "refused" ? untouched : form;
      return { ...form, status, errors };
    }
    case "emptied":
      return { ...form, opening: untouched.opening, errors: {} };
    case "unfolded": {
      // A request that is being sent goes on.
      const { status } = form.status.state === "submitting" ? form : untouched;
      return { ...form, status, folded: false };
    }
  }
}
