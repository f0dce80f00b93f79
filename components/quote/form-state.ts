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
  | { type: "typed"; id: string; error: string; opening: Opening }
  | { type: "unfolded" };

export const untouched: FormState = {
  status: { state: "idle" },
  folded: false,
  opening: { answers: {} },
  errors: {},
};

/** Whether a request is under way: another one has to wait. */
export const isBusy = ({ state }: Status) => state === "submitting" || state === "opening-mail";

export function reduceForm(form: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "moved": {
      const { status } = action;
      const answered = "message" in status && !status.retried;
      return answered ? { ...untouched, status, folded: true } : { ...form, status };
    }
    case "written":
      return { ...form, opening: action.opening };
    case "refused":
      return { ...form, errors: action.errors };
    case "typed": {
      const { id, error, opening } = action;
      const { [id]: shown, ...others } = form.errors;
      return { ...form, opening, errors: shown ? { ...others, [id]: error } : others };
    }
    case "unfolded": {
      // A request that is being sent goes on.
      const { status } = isBusy(form.status) ? form : untouched;
      return { ...form, folded: false, status };
    }
  }
}
