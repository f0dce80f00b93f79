import type { QuoteRequest } from "@/lib/quote/request";

/** What became of a request, as the visitor is told it. */
export type Result = { request: QuoteRequest; message: string };

/** What becomes of the form's request; the names are the specification's where it has one. */
export type Status =
  | { state: "idle" }
  | { state: "submitting"; request: QuoteRequest }
  | ({ state: "sent" | "opening-mail" | "unavailable" } & Result);

export const IDLE: Status = { state: "idle" };

/** Whether the form cannot be changed. Until the mail program opens, its request is still what is in it. */
export const isBusy = ({ state }: Status) => state === "submitting" || state === "opening-mail";

/** The result that is shown in place of the fields. */
export const resultIn = (status: Status): Result | undefined =>
  "message" in status ? status : undefined;
