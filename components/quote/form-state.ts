import type { Prefill } from "@/lib/quote/answers";
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
  collapsed: boolean;
  prefill: Prefill;
  /** What is wrong, by the id of the field. */
  errors: Record<string, string>;
};

export type FormAction =
  | { type: "status-changed"; status: Status }
  | { type: "prefilled"; prefill: Prefill }
  | { type: "checked"; errors: Record<string, string> }
  | { type: "typed"; id: string; error: string; prefill: Prefill }
  | { type: "expanded" };

export const initialState: FormState = {
  status: { state: "idle" },
  collapsed: false,
  prefill: { answers: {} },
  errors: {},
};

/** Whether a request is under way: another one has to wait. */
export const isBusy = ({ state }: Status) => state === "submitting" || state === "opening-mail";

export function reduceForm(form: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "status-changed": {
      const { status } = action;
      const answered = "message" in status && !status.retried;
      return answered ? { ...initialState, status, collapsed: true } : { ...form, status };
    }
    case "prefilled":
      return { ...form, prefill: action.prefill };
    case "checked":
      return { ...form, errors: action.errors };
    case "typed": {
      const { id, error, prefill } = action;
      const { [id]: shown, ...others } = form.errors;
      return { ...form, prefill, errors: shown ? { ...others, [id]: error } : others };
    }
    case "expanded": {
      // A request that is being sent goes on.
      const { status } = isBusy(form.status) ? form : initialState;
      return { ...form, collapsed: false, status };
    }
  }
}
