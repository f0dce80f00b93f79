import { facts } from "./content/facts";
import { dayAndTime } from "./local-time";
import { hostForm } from "./quote/fields";
import {
  type ChannelName,
  describeFailures,
  type Failure,
  messageOf,
  messages,
  type QuoteRequest,
} from "./quote/request";

/** How long a channel may take, in milliseconds, before the next one is asked. */
export const CHANNEL_TIMEOUT_MS = 10_000;

/** Where the channels are and the keys they need. A channel without its keys is passed over. */
export type Providers = {
  /** https://www.emailjs.com; `origin` is by default their server. */
  emailjs: { publicKey?: string; serviceId?: string; templateId?: string; origin?: string };
  /** The host's form handling answers at the site root. */
  formPost: { url: string };
  /** https://docs.web3forms.com */
  web3forms: { accessKey?: string; url: string };
};

// No loop here: Next replaces only literal `process.env.NAME` when it builds.
const configured: Providers = {
  emailjs: {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
  },
  formPost: { url: "/" },
  web3forms: {
    accessKey: process.env.NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY,
    url: "https://api.web3forms.com/submit",
  },
};

/** No channel took the request. Each one's failure has been logged; `reasons` names them in one line. */
export class UndeliveredError extends Error {
  override name = "UndeliveredError";
  readonly reasons: string;

  constructor(failures: readonly Failure[]) {
    super("No channel took the quote request");
    this.reasons = describeFailures(failures);
  }
}

/**
 * Sends a request by the first channel that takes it: e-mail service, form post to the host,
 * form service.
 *
 * @param request what to send
 * @param options.providers where to send, with which keys; by default the build's settings
 * @param options.timeoutMs how long each channel may take, in milliseconds
 * @returns the name of the channel that took it
 * @throws {UndeliveredError} when none did
 */
export async function submitQuote(
  request: QuoteRequest,
  { providers = configured, timeoutMs = CHANNEL_TIMEOUT_MS } = {},
): Promise<ChannelName> {
  const failures: Failure[] = [];
  for (const [name, send] of channelsOf(providers)) {
    if (!send) continue;
    try {
      await within(timeoutMs, (signal) => send(request, signal));
      return name;
    } catch (failure) {
      const reason = reasonOf(failure);
      console.error(`Quote ${request.reference}: ${name} failed: ${reason}`);
      failures.push({ channel: name, reason });
    }
  }
  throw new UndeliveredError(failures);
}

/** What the visitor is told when a channel has taken the request. */
export function successMessage(channel: ChannelName): string {
  return channel === "email" ? messages.sentByEmail : messages.submitted;
}

/**
 * Loads the e-mail library as soon as somebody begins to fill in the form, so that sending does not wait
 * for it. It is not part of the page's scripts because it reads local storage when it starts. Where storage
 * is blocked that throws, and then only this channel fails, not the whole form.
 */
export function preloadChannels(): void {
  if (emailChannel(configured.emailjs)) importEmailjs().catch(() => {});
}

type Send = (request: QuoteRequest, signal: AbortSignal) => Promise<void>;

function channelsOf(providers: Providers): [ChannelName, Send | undefined][] {
  return [
    ["email", emailChannel(providers.emailjs)],
    ["form-post", formPostChannel(providers.formPost)],
    ["form-service", formServiceChannel(providers.web3forms)],
  ];
}

function importEmailjs() {
  return import("@emailjs/browser");
}

function emailChannel(options: Providers["emailjs"]): Send | undefined {
  const { publicKey, serviceId, templateId, origin } = options;
  if (!publicKey || !serviceId || !templateId) return undefined;
  return async (request, signal) => {
    const { init, send } = await importEmailjs();
    // The time may be over since the library was requested; another channel is then in use.
    signal.throwIfAborted();
    init({ publicKey, origin });
    const { status, text } = await send(serviceId, templateId, {
      from_name: request.name,
      reply_to: request.email,
      phone: request.phone,
      message: messageOf(request),
      submit_date: dayAndTime(new Date(), facts.timeZone),
      to_email: facts.email,
    });
    if (status !== 200) throw new Error(`${status} ${text}`);
  };
}

function formPostChannel({ url }: Providers["formPost"]): Send {
  return async (request, signal) => {
    const body = new URLSearchParams({
      "form-name": hostForm.name,
      name: request.name,
      email: request.email,
      phone: request.phone,
      project: request.projectDescription,
      message: messageOf(request),
    });
    await post(url, { body, signal });
  };
}

function formServiceChannel({ accessKey, url }: Providers["web3forms"]): Send | undefined {
  if (!accessKey) return undefined;
  return async (request, signal) => {
    const body = JSON.stringify({
      access_key: accessKey,
      name: request.name,
      email: request.email,
      phone: request.phone,
      message: messageOf(request),
      from_name: facts.name,
      subject: `Quote request from ${request.name}`,
    });
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    await post(url, { body, headers, signal });
  };
}

async function post(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { method: "POST", ...init });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
}

/** Limits the time of `work` by a race, because the e-mail library has no time limit and no abort. */
async function within(ms: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work(abort.signal), clock]);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** The e-mail service fails in three shapes: its own status object, an error, or a bare string. */
function reasonOf(failure: unknown): string {
  if (failure instanceof Error) return failure.message;
  if (typeof failure === "object" && failure !== null && "status" in failure) {
    return `${failure.status} ${"text" in failure ? failure.text : ""}`.trim();
  }
  return String(failure);
}
