import type { Locator, Page, Request } from "@playwright/test";
import type { Channel } from "../lib/quote/channels";
import {
  type ChoiceId,
  fields,
  type OptionalFieldId,
  type RequiredFieldId,
  requiredIds,
  securityQuestion,
} from "../lib/quote/fields";
import { channels } from "../lib/submit";

/** What a visitor types. */
export const visitor: Record<RequiredFieldId, string> = {
  projectDescription: "New driveway, about 20 x 40 ft.\nOld one comes out.",
  name: "Dana Whitfield",
  email: "dana@example.com",
  phone: "785-555-0100",
};

/** The quote form, and its fields by their ids. */
export function quoteForm(page: Page) {
  const form = page.getByRole("form", { name: "Free quote" });
  const byLabel = (label: string) => form.getByLabel(label, { exact: true });
  const texts = requiredIds.map((id) => [id, byLabel(fields[id].label)]);
  const controls = {
    ...(Object.fromEntries(texts) as Record<RequiredFieldId, Locator>),
    securityAnswer: byLabel(securityQuestion.label),
  };
  return {
    form,
    ...controls,
    /** The fields that are required. */
    fields: Object.values(controls),
    /** The answers to a question. */
    answers: (id: ChoiceId) =>
      form.getByRole("group", { name: fields[id].label }).getByRole("radio"),
    /** The field for what a link has brought. */
    brought: (id: OptionalFieldId) => byLabel(fields[id].label),
    submit: form.getByRole("button", { name: /^(Send quote request|Sending\.\.\.)$/ }),
    status: form.getByRole("status").filter({ hasText: "Thank you!" }),
    alert: form.getByRole("alert"),
  };
}

/** Fills the form as a visitor would, but does not send it. */
export async function fill(
  page: Page,
  {
    securityAnswer = "10",
    ...values
  }: Partial<Record<RequiredFieldId | "securityAnswer", string>> = {},
) {
  const form = quoteForm(page);
  for (const id of requiredIds) await form[id].fill(values[id] ?? visitor[id]);
  await form.securityAnswer.fill(securityAnswer);
  return form;
}

/** What the channels do with a post: all the same, or only the one of this name takes it. */
type ChannelState = "accept" | "fail" | "hang" | Channel["name"];

/** Answers posts to the channels, in every tab. A test may change `state` later; `asked` are the posts. */
export async function setChannels(page: Page, state: ChannelState) {
  const answers = { state, asked: [] as { channel: string; request: Request }[] };
  await page.context().route("**", (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    // Only the page's own host takes posts at its root.
    const channel = channels.find((one) => one.origin === (pathname === "/" ? "" : origin))?.name;
    if (request.method() !== "POST" || !channel) return route.fallback();
    answers.asked.push({ channel, request });
    if (answers.state === "hang") return;
    const accepts = answers.state === "accept" || answers.state === channel;
    return route.fulfill(accepts ? { status: 200, body: "OK" } : { status: 503 });
  });
  return answers;
}

/** Console messages of channels that fail, as they should in some tests. */
export const CHANNEL_ERRORS = /^(Quote \S+: |Failed to load resource)/;

/** The reference of a request, in a text that has one. */
export const referenceIn = async (text: Locator) =>
  (await text.textContent())?.match(/Q-[2-9A-Z]{6}/)?.[0] ?? "";

/** The mail links that the page asks the browser to open. They open no page, so only the browser's own protocol tells. */
export async function watchMailLinks(page: Page): Promise<string[]> {
  const links: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => links.push(url));
  return links;
}
