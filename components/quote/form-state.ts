import type { Prefill } from "@/lib/quote/answers";
import type { QuoteRequest } from "@/lib/quote/request";
import type { UnsentRequest } from "@/lib/quote/unsent";

/** What became of a request, as the visitor is told it. */
export type Result = { request: QuoteRequest; message: string };

/** What becomes of the form's request; the names are the specification's where it has one. */
export type Status =
  | { state: "idle" }
  | { state: "refused"; message: string }
  | { state: "submitting"; request: QuoteRequest }
  | ({ state: "sent" | "opening-mail" | "unavailable" } & Result);

/** What the visitor has last done in the list of unsent requests. */
export type LastAction = { request: UnsentRequest } & (
  | { type: "arrived"; message: string }
  | { type: "discarded" | "restored" }
);

/** All about the form that is not what is typed: the text is in its fields, and nowhere else. */
export type FormState = {
  status: Status;
  prefill: Prefill;
  /** What is wrong, by the id of the field. */
  errors: Record<string, string>;
  lastAction?: LastAction | undefined;
};

export type FormAction =
  | { type: "prefilled"; prefill: Prefill }
  | { type: "typed"; id: string; prefill: Prefill }
  | { type: "checked"; errors: Record<string, string> }
  | { type: "refused"; message: string }
  | { type: "submitting"; request: QuoteRequest }
  | { type: "sent" | "failed"; result: Result }
  | { type: "mail-opened" }
  /** While the mail program was about to open, the request has arrived or was discarded in the list. */
  | { type: "settled" }
  | { type: "dismissed" }
  /** Without `lastAction` a request of the list is being sent again. */
  | { type: "list-used"; lastAction?: LastAction };

export const initialState: FormState = {
  status: { state: "idle" },
  prefill: { answers: {} },
  errors: {},
};

/** Whether the form cannot be changed. Until the mail program opens, its request is still what is in it. */
export const isLocked = ({ state }: Status) => state === "submitting" || state === "opening-mail";

/** The result that is shown in place of the fields. */
export const resultIn = (status: Status): Result | undefined =>
  status.state === "sent" || status.state === "opening-mail" || status.state === "unavailable"
    ? status
    : undefined;

export function reduceForm(form: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "prefilled":
      return { ...form, prefill: action.prefill };
    case "typed": {
      const { [action.id]: _, ...errors } = form.errors;
      return { ...form, prefill: action.prefill, errors };
    }
    case "checked": {
      const refused = form.status.state === "refused";
      return { ...form, errors: action.errors, status: refused ? { state: "idle" } : form.status };
    }
    case "refused":
      return { ...form, status: { state: "refused", message: action.message } };
    case "submitting":
      // Otherwise what was done in the list could be read as what became of this request.
      return {
        ...form,
        status: { state: "submitting", request: action.request },
        lastAction: undefined,
      };
    case "sent":
      return { ...initialState, status: { state: "sent", ...action.result } };
    case "failed":
      return { ...initialState, status: { state: "opening-mail", ...action.result } };
    case "mail-opened":
      if (form.status.state !== "opening-mail") return form;
      return { ...form, status: { ...form.status, state: "unavailable" } };
    case "settled":
      return { ...form, status: { state: "idle" } };
    case "dismissed":
      return isLocked(form.status) ? form : { ...form, status: { state: "idle" } };
    case "list-used": {
      const { lastAction } = action;
      const ends = lastAction?.type === "arrived" || lastAction?.type === "discarded";
      // What happens in the list is always shown, and never ends a request that the form still sends.
      const status = ends && !isLocked(form.status) ? initialState.status : form.status;
      return { ...form, lastAction, status };
    }
  }
}
