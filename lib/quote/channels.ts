import { facts } from "../content/facts";
import { dayAndTime } from "../content/local-time";
import { hostForm } from "./fields";
import { messageOf, messages, type QuoteRequest } from "./request";

/** What is read of a server's answer, and nothing else. */
type Answer = Pick<Response, "ok" | "status">;

/** A way for a request to reach the owner. */
export type Channel = {
  /** Its name in tests. */
  name: string;
  /** What kind of service it is, in words for the owner: `e-mail service`. */
  label: string;
  /** The name of the company that runs it, for the owner and in the log: `EmailJS`. */
  service: string;
  /** What the page says to the visitor when the channel has taken a request. */
  successMessage: string;
  /** The origin of the server that takes the request; empty for the page's own server. */
  origin: string;
  /** The environment variables that the channel needs: values by name. If one is missing, the channel is not asked. */
  keys: Record<string, string | undefined>;
  /** Sends a request. Rejects if the server does not answer. `signal` aborts the call. */
  send: (
    request: QuoteRequest,
    settings: Pick<Channel, "origin" | "keys"> & { signal: AbortSignal },
  ) => Promise<Answer>;
};

/** https://www.emailjs.com */
export const email: Channel = {
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
    // channel fails, not the form.
    const { EmailJSResponseStatus, init, send } = await import("@emailjs/browser");
    // While the library was loading, the channel's time may have run out, and the next channel may have been asked.
    signal.throwIfAborted();
    init({ publicKey: keys.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, origin });
    const { NEXT_PUBLIC_EMAILJS_SERVICE_ID: service, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: template } =
      keys;
    const sent = send(service ?? "", template ?? "", {
      from_name: request.name,
      reply_to: request.email,
      phone: request.phone,
      message: messageOf(request),
      submit_date: dayAndTime(new Date(request.createdAt)),
      to_email: facts.email,
    });
    // The library rejects with an answer whose status is not 2xx.
    const { status } = await sent.catch((failure) => {
      if (failure instanceof EmailJSResponseStatus) return failure;
      throw failure;
    });
    return { ok: status === 200, status };
  },
};

/** The host's form handling, which answers at the site root. */
export const formPost: Channel = {
  name: "form-post",
  label: "host",
  service: "Netlify",
  successMessage: messages.submitted,
  origin: "",
  keys: {},
  send(request, { origin, signal }) {
    const body = new URLSearchParams({
      "form-name": hostForm.name,
      name: request.name,
      email: request.email,
      phone: request.phone,
      project: request.projectDescription,
      message: messageOf(request),
    });
    return fetch(`${origin}/`, { method: "POST", body, signal });
  },
};

/** https://docs.web3forms.com */
export const formService: Channel = {
  name: "form-service",
  label: "form service",
  service: "Web3Forms",
  successMessage: messages.submitted,
  origin: "https://api.web3forms.com",
  keys: {
    NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: process.env.NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY,
  },
  send(request, { origin, keys, signal }) {
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
    return fetch(`${origin}/submit`, { method: "POST", body, headers, signal });
  },
};

/**
 * Whether a channel can take a request: it has all its keys. In development the host cannot: `next dev` answers each post
 * with the page, and the visitor would be thanked for a request that nobody has received.
 */
export const isUsable = ({ origin, keys }: Channel): boolean =>
  Object.values(keys).every(Boolean) && (origin !== "" || process.env.NODE_ENV !== "development");
