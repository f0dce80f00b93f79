import type { Prefill } from "@/lib/quote/answers";
import type { QuoteRequest } from "@/lib/quote/request";

/** What became of a request, as the visitor is told it. */
export type Result = { request: QuoteRequest; message: string };

/** What becomes of the form's request. */
export type Status =
  | { state: "idle" }
  | { state: "submitting"; request: QuoteRequest }
  | ({ state: "sent" | "opening-mail" | "unavailable" } & Result);

/** All about the form that is not what is typed: the text is in its fields, and nowhere else. */
export type FormState = {
  status: Status;
  prefill: Prefill;
  /** What is wrong, by the id of the field. */
  errors: Record<string, string>;
};

export type FormAction =
  | { type: "status-changed"; status: Status }
  | { type: "dismissed" }
  | { type: "prefilled"; prefill: Prefill }
  | { type: "checked"; errors: Record<string, string> }
  | { type: "typed"; id: string; prefill: Prefill };

export const initialState: FormState = {
  status: { state: "idle" },
  prefill: { answers: {} },
  errors: {},
};

/** Whether a request is under way. Until the mail program opens, it is still what is in the form. */
export const isBusy = ({ state }: Status) => state === "submitting" || state === "opening-mail";

export function reduceForm(form: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "status-changed": {
      const { status } = action;
      return "message" in status ? { ...initialState, status } : { ...form, status };
    }
    case "dismissed":
      return isBusy(form.status) ? form : { ...form, status: initialState.status };
    case "prefilled":
      return { ...form, prefill: action.prefill };
    case "checked":
      return { ...form, errors: action.errors };
    case "typed": {
      const { [action.id]: _, ...errors } = form.errors;
      return { ...form, prefill: action.prefill, errors };
    }
  }
}
