import { facts } from "../content/facts";
import { dayAndTime } from "../content/local-time";
import { hostForm } from "./fields";
import { messageOf, messages, type QuoteRequest } from "./request";

/** A way for a request to reach the owner. */
export type Channel = {
  /** Its name in the log and in tests. */
  name: string;
  /** What kind of service it is, in words for the owner: `e-mail service`. */
  label: string;
  /** The name of the company that runs it, for the owner: `EmailJS`. */
  service: string;
  /** What the page tells the visitor when the channel has taken a request. */
  successMessage: string;
  /** The origin of the server that takes the request; empty for the page's own server. */
  origin: string;
  /** The environment variables that the channel needs: values by name. If one is missing, the channel is not asked. */
  keys: Record<string, string | undefined>;
  /**
   * Sends a request. Resolves when the channel has taken it. Otherwise rejects; if the server has answered, the error
   * has the HTTP status as `status`. `signal` aborts the call.
   */
  send: (
    request: QuoteRequest,
    settings: Pick<Channel, "origin" | "keys"> & { signal: AbortSignal },
  ) => Promise<void>;
};

/**
 * The channels, in the order in which they are asked. The security policy, the checks for the owner and the
 * tests follow from this table.
 */
export const channels: readonly Channel[] = [
  {
    // https://www.emailjs.com
    name: "email",
    label: "e-mail service",
    service: "EmailJS",
    successMessage: messages.sentByEmail,
    origin: "https://api.emailjs.com",
    // Each name is written out: Next replaces only a literal `process.env.NAME` when it builds.
    keys: {
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
    },
    async send(request, { origin, keys, signal }) {
      // Imported late, because it reads local storage when it loads. Where that is blocked it throws, and only this
      // channel fails, not the whole form.
      const { init, send } = await import("@emailjs/browser");
      // While the library was loading, the channel's time may have run out, and the next channel may have been asked.
      signal.throwIfAborted();
      init({ publicKey: keys.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, origin });
      const { NEXT_PUBLIC_EMAILJS_SERVICE_ID: service, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: template } =
        keys;
      const { status, text } = await send(service ?? "", template ?? "", {
        from_name: request.name,
        reply_to: request.email,
        phone: request.phone,
        message: messageOf(request),
        submit_date: dayAndTime(new Date(request.createdAt)),
        to_email: facts.email,
      });
      if (status !== 200) throw refusal(status, text);
    },
  },
  {
    // The host's form handling answers at the site root.
    name: "form-post",
    label: "host",
    service: "Netlify",
    successMessage: messages.submitted,
    origin: "",
    keys: {},
    async send(request, { origin, signal }) {
      const body = new URLSearchParams({
        "form-name": hostForm.name,
        name: request.name,
        email: request.email,
        phone: request.phone,
        project: request.projectDescription,
        message: messageOf(request),
      });
      await post(`${origin}/`, { body, signal });
    },
  },
  {
    // https://docs.web3forms.com
    name: "form-service",
    label: "form service",
    service: "Web3Forms",
    successMessage: messages.submitted,
    origin: "https://api.web3forms.com",
    keys: {
      NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: process.env.NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY,
    },
    async send(request, { origin, keys, signal }) {
      const body = JSON.stringify({
        access_key: keys.NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY,
        name: request.name,
        email: request.email,
        phone: request.phone,
        message: messageOf(request),
        from_name: facts.name,
        subject: `Quote request from ${request.name}`,
      });
      const headers = { "Content-Type": "application/json", Accept: "application/json" };
      await post(`${origin}/submit`, { body, headers, signal });
    },
  },
];

/**
 * Leaves out the channels that lack one of their keys. In development it leaves out the host as well: `next dev`
 * answers each post with the page, and the visitor would be thanked for a request that nobody has received.
 *
 * @param all the channels to choose from
 * @returns those that can take a request
 */
export const usableChannels = (all: readonly Channel[]) =>
  all.filter(
    ({ origin, keys }) =>
      Object.values(keys).every(Boolean) && (origin || process.env.NODE_ENV !== "development"),
  );

async function post(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { method: "POST", ...init });
  if (!response.ok) throw refusal(response.status);
}

const refusal = (status: number, text = "") =>
  Object.assign(new Error(`${status} ${text}`.trim()), { status });
