// Sends a test request by a given channel, through the page's own form.
import type { Page, Request } from "playwright";
import { type Channel, channels } from "@/lib/quote/channels";
import { fieldIds, fields } from "@/lib/quote/fields";
import { SECURITY_ANSWER } from "@/lib/quote/validation";
import { quoteForm } from "@/lib/site";
import { CHANNEL_TIMEOUT_MS } from "@/lib/submit";
import { type Finding, fails, holds } from "./finding";
import { isAlive } from "./look";

/** Long enough for every channel to reach its time limit. */
const SETTLED_WITHIN_MS = 4 * CHANNEL_TIMEOUT_MS;

/** The owner's own addresses are entered, so that a reply reaches nobody else. */
type Sender = { email: string; telephone: string };

/**
 * Sends at most one request. Requests to other channels are blocked in the browser, so that this one is used.
 *
 * @returns whether the channel took the request, or why not; an exception counts as such a reason
 */
export async function sendBy(channel: Channel, page: Page, address: URL, sender: Sender) {
  const id = channel.name as Finding["id"];
  let asked: Request | undefined;
  let refused = false;
  await page.route("**", (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    refused = Boolean(asked) || channelOf(request, address) !== channel;
    if (refused) return route.abort("blockedbyclient");
    asked = request;
    return route.fallback();
  });
  try {
    const tone = await send(page, address, sender);
    if (!asked && refused) return holds(id, "has no keys in the page and was not asked");
    if (!asked) return fails(id, "the page does not let the form go");
    if (tone === "success") return holds(id, "has taken a test request");
    return fails(id, await reasonOf(asked));
  } catch (error) {
    return fails(id, `the form could not be sent, ${error}`);
  }
}

/** Fills in the form and sends it; returns the tone of what the visitor is told. */
async function send(page: Page, address: URL, sender: Sender) {
  // Otherwise the page would show an unsent request of an earlier channel instead of the form.
  await page.addInitScript(() => localStorage.clear());
  await page.goto(address.href);
  await isAlive(page);
  const form = page.getByRole("form", { name: quoteForm.title });
  /** By the kind of a field. */
  const typed = {
    text: "Website test",
    email: sender.email,
    tel: sender.telephone,
    area: "Test of the website. Nothing to do.",
  };
  const fill = (label: string, text: string) => form.getByLabel(label, { exact: true }).fill(text);
  for (const id of fieldIds) await fill(fields[id].label, typed[fields[id].kind]);
  await fill(quoteForm.securityAnswer, SECURITY_ANSWER);
  await form.getByRole("button", { name: quoteForm.submit }).click();
  const result = form.locator("[data-tone]").first();
  await result.waitFor({ timeout: SETTLED_WITHIN_MS });
  return result.getAttribute("data-tone");
}

async function reasonOf(asked: Request) {
  const answer = await asked.response();
  const error = asked.failure()?.errorText ?? "net::ERR_ABORTED";
  // The page aborts a request when the channel's time is over.
  if (!answer && error === "net::ERR_ABORTED")
    return `no answer in ${CHANNEL_TIMEOUT_MS / 1000} seconds`;
  if (!answer) return error;
  const isPage = answer.headers()["content-type"]?.includes("html");
  return `${answer.status()} ${isPage ? answer.statusText() : await answer.text()}`.trim();
}

function channelOf(request: Request, address: URL): Channel | undefined {
  const { origin, pathname } = new URL(request.url());
  const own = origin === address.origin && pathname === "/" ? "" : origin;
  return channels.find((channel) => channel.origin === own);
}
