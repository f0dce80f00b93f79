import { randomUUID } from "node:crypto";
import type { Page, Request, Route } from "@playwright/test";
import {
  CHANNEL_ERRORS,
  EMAIL,
  expect,
  FORM_SERVICE,
  fill,
  keptQuotes,
  keyed,
  keyless,
  messages,
  needsLocalServer,
  open,
  owner,
  quoteForm,
  test,
  visitor,
} from "./test";

const REFERENCE = /TC-[2-9A-Z]{6}/;

type Answer = (route: Route) => Promise<void>;
const accept: Answer = (route) => route.fulfill({ status: 200, body: "OK" });
const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, body: "No" });
const refuse: Answer = (route) => route.abort("connectionrefused");
const hang: Answer = () => new Promise(() => {});

/** Answers the three channels at the edge of the network and keeps what they were asked. */
async function answerChannels(
  page: Page,
  answers: { email: Answer; post?: Answer; service?: Answer },
) {
  const asked: Request[] = [];
  const keep = (answer: Answer) => (route: Route) => {
    asked.push(route.request());
    return answer(route);
  };
  await page.route(EMAIL, keep(answers.email));
  await page.route(FORM_SERVICE, keep(answers.service ?? refuse));
  const { post } = answers;
  if (post) {
    await page.route(keyed, (route) =>
      route.request().method() === "POST" ? keep(post)(route) : route.fallback(),
    );
  }
  return asked;
}

/** Mail links open no page and make no request: the browser's own protocol tells of them. */
async function watchMailLinks(page: Page) {
  const links: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) links.push(url);
  });
  return links;
}

/** A name that no other run has used, to be found again in the file. */
function unique(name: string) {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

test.describe("with every channel at hand", () => {
  test.beforeEach(() => needsLocalServer("built with made-up keys"));
  test.use({ expectedErrors: CHANNEL_ERRORS });

  test("the e-mail service takes the request, and nobody else is asked", async ({ page }) => {
    const asked = await answerChannels(page, { email: accept, post: accept, service: accept });
    await open(page, keyed);
    const form = await fill(page);
    await form.submit.click();
    await expect(form.status).toContainText(messages.sent);
    await expect(form.status).toHaveAttribute("data-tone", "success");
    await expect(form.status).toHaveCSS("color", "rgb(29, 99, 57)");
    expect(asked.map((request) => request.url())).toEqual([EMAIL]);

    const body = asked[0]?.postDataJSON();
    expect(Object.keys(body).sort()).toEqual([
      "lib_version",
      "service_id",
      "template_id",
      "template_params",
      "user_id",
    ]);
    expect(body).toMatchObject({
      lib_version: "4.4.1",
      user_id: "test-public-key",
      service_id: "test-service",
      template_id: "test-template",
    });
    const { message, submit_date, ...others } = body.template_params;
    expect(others).toEqual({
      from_name: visitor.name,
      reply_to: visitor.email,
      phone: visitor.phone,
      to_email: owner.email,
    });
    const reference = (await form.status.innerText()).match(REFERENCE)?.[0];
    expect(message).toBe(`${visitor.description}\n\nReference: ${reference}`);
    expect(submit_date).toMatch(/\d{4}/);
    // Cleared, idle again, and forgotten.
    for (const field of [form.name, form.email, form.phone, form.description, form.answer]) {
      await expect(field).toHaveValue("");
    }
    await expect(form.submit).toBeEnabled();
    await page.reload();
    await expect(form.name).toHaveValue("");
  });

  for (const [what, answer] of [
    ["answers with an error", status(412)],
    ["cannot be reached", refuse],
  ] as const) {
    test(`when the e-mail service ${what}, the host takes the request`, async ({ page }) => {
      const asked = await answerChannels(page, { email: answer, service: accept });
      await open(page, keyed);
      const name = unique(visitor.name);
      const form = await fill(page, { name });
      const posted = page.waitForRequest(
        (request) => request.method() === "POST" && request.url() === keyed,
      );
      await form.submit.click();
      await expect(form.status).toContainText(messages.submitted);
      expect(asked.map((request) => request.url())).toEqual([EMAIL]);

      const sent = await posted;
      expect(await sent.headerValue("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
      const fields = Object.fromEntries(new URLSearchParams(sent.postData() ?? ""));
      const reference = (await form.status.innerText()).match(REFERENCE)?.[0];
      expect(fields).toEqual({
        "form-name": "contact",
        name,
        email: visitor.email,
        phone: visitor.phone,
        project: visitor.description,
        message: `${visitor.description}\n\nReference: ${reference}`,
      });
      const kept = await keptQuotes(name);
      expect(kept).toHaveLength(1);
      expect(kept[0]).toMatchObject(fields);
    });
  }

  test("when the host fails too, the form service takes it", async ({ page }) => {
    const asked = await answerChannels(page, {
      email: status(500),
      post: status(404),
      service: accept,
    });
    await open(page, keyed);
    const form = await fill(page);
    await form.submit.click();
    await expect(form.status).toContainText(messages.submitted);
    expect(asked.map((request) => request.url())).toEqual([EMAIL, keyed, FORM_SERVICE]);
    const request = asked[2];
    expect(await request?.headerValue("accept")).toBe("application/json");
    expect(await request?.headerValue("content-type")).toBe("application/json");
    const reference = (await form.status.innerText()).match(REFERENCE)?.[0];
    expect(request?.postDataJSON()).toEqual({
      access_key: "test-access-key",
      name: visitor.name,
      email: visitor.email,
      phone: visitor.phone,
      message: `${visitor.description}\n\nReference: ${reference}`,
      from_name: owner.name,
      subject: `Quote request from ${visitor.name}`,
    });
  });

  test("when all fail, the visitor is told, and the mail program opens with everything in it", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    const asked = await answerChannels(page, {
      email: refuse,
      post: status(503),
      service: status(429),
    });
    const links = await watchMailLinks(page);
    await page.clock.install();
    await open(page, keyed);
    const form = await fill(page);
    await form.submit.click();
    await expect(form.alert).toHaveText(messages.unavailable);
    await expect(form.alert).toHaveAttribute("data-tone", "error");
    await expect(form.alert).toHaveCSS("color", "rgb(171, 35, 20)");
    await expect(form.alert).toBeFocused();
    expect(asked.map((request) => request.url())).toEqual([EMAIL, keyed, FORM_SERVICE]);
    for (const channel of ["email", "form-post", "form-service"]) {
      expect(logged.filter((line) => line.includes(`${channel} failed`))).toHaveLength(1);
    }
    expect(links).toEqual([]);
    await expect(form.name).toHaveValue(visitor.name);

    await page.clock.runFor(2100);
    await expect.poll(() => links).toHaveLength(1);
    const link = new URL(links[0] ?? "");
    expect(link.pathname).toBe(owner.email);
    const body = link.searchParams.get("body") ?? "";
    for (const value of [visitor.name, visitor.email, visitor.phone]) expect(body).toContain(value);
    expect(body).toContain(visitor.description.replace("\n", "\r\n"));
    await expect(form.name).toHaveValue("");
    await expect(form.description).toHaveValue("");
    await expect(form.submit).toBeEnabled();

    // What was typed is still in the visitor's hands, also after a reload.
    const panel = page.getByRole("region", { name: "Unsent requests" });
    for (const value of Object.values(visitor)) await expect(panel).toContainText(value);
    await page.reload();
    await expect(panel).toContainText(visitor.description);
    await expect(panel.getByRole("link", { name: "Send by e-mail" })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(panel.getByRole("link", { name: /Call/ })).toHaveAttribute("href", /^tel:/);
  });

  test("a channel that hangs is passed over after 10 seconds", async ({ page }) => {
    const asked = await answerChannels(page, { email: hang, post: hang, service: accept });
    await page.clock.install();
    await open(page, keyed);
    const form = await fill(page);
    await form.submit.click();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8_000));
    await expect(form.submit).toHaveText("Sending...");
    expect(asked).toHaveLength(1);
    await page.clock.runFor(2_000);
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.runFor(10_100);
    await expect(form.status).toContainText(messages.submitted);
    expect(asked.map((request) => request.url())).toEqual([EMAIL, keyed, FORM_SERVICE]);
  });
});

test("without any key, the host's form handling takes the request, and nobody else is asked", async ({
  page,
}) => {
  needsLocalServer("the request is looked up in its file");
  await open(page, keyless);
  const name = unique("No Keys");
  const form = await fill(page, { name });
  await form.submit.click();
  await expect(form.status).toContainText(messages.submitted);
  const kept = await keptQuotes(name);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({
    "form-name": "contact",
    email: visitor.email,
    phone: visitor.phone,
    project: visitor.description,
  });
});

test("the skeleton that the host reads has every field of the form", async ({ page, request }) => {
  const skeleton = await (await request.get("/__forms.html")).text();
  expect(skeleton).toContain('data-netlify="true"');
  expect(skeleton).toContain('netlify-honeypot="bot-field"');
  const read = Array.from(skeleton.matchAll(/\sname="([\w-]+)"/g), ([, name]) => name);
  await open(page);
  const { form } = quoteForm(page);
  const shown = await form
    .locator("[name]")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("name")));
  await expect(form).toHaveAttribute("name", "contact");
  expect(await form.getAttribute("data-netlify")).toBeNull();
  // `message` is filled by the scripted post alone.
  expect([...shown, "message", "contact", "robots"].sort()).toEqual(read.sort());
});
