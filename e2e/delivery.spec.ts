import { randomUUID } from "node:crypto";
import type { Locator, Page, Request, Route } from "@playwright/test";
import { unsent } from "../lib/site";
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
  stopClock,
  test,
  visitor,
} from "./test";

type Answer = (route: Route) => Promise<void>;
const accept: Answer = (route) => route.fulfill({ status: 200, body: "OK" });
const refuse: Answer = (route) => route.fulfill({ status: 429, body: "No" });

/** Answers the three channels at the edge of the network and keeps what they were asked. */
async function answerChannels(page: Page, email: Answer, post?: Answer, service: Answer = refuse) {
  const asked: Request[] = [];
  for (const [url, answer] of [
    [EMAIL, email],
    [keyed, post],
    [FORM_SERVICE, service],
  ] as const) {
    await page.route(url, (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      asked.push(route.request());
      return answer ? answer(route) : route.fallback();
    });
  }
  return { asked, urls: () => asked.map((request) => request.url()) };
}

/** The reference that the visitor is told, which every channel's message ends with. */
async function referenceIn({ status }: ReturnType<typeof quoteForm>) {
  return (await status.innerText()).match(/\w+-[2-9A-Z]{6}/)?.[0];
}

test.describe("with every channel at hand", () => {
  test.beforeEach(() => needsLocalServer("built with made-up keys"));
  test.use({ expectedErrors: CHANNEL_ERRORS });

  test("the e-mail service takes the request, and the form is empty again", async ({ page }) => {
    const { asked, urls } = await answerChannels(page, accept);
    await open(page);
    const form = await fill(page);
    await form.submit.click();
    await expect(form.status).toContainText(`${messages.sent} ${messages.promise}`);
    await expect(form.status).toHaveAttribute("data-tone", "success");
    await expect(form.status).toHaveCSS("color", "rgb(29, 99, 57)");
    await expect(form.status).toBeFocused();
    expect(urls()).toEqual([EMAIL]);
    const { template_params, ...body } = asked[0]?.postDataJSON() ?? {};
    expect(body).toEqual({
      lib_version: "4.4.1",
      user_id: "test-public-key",
      service_id: "test-service",
      template_id: "test-template",
    });
    expect(template_params).toEqual({
      from_name: visitor.name,
      reply_to: visitor.email,
      phone: visitor.phone,
      message: `${visitor.description}\n\nReference: ${await referenceIn(form)}`,
      submit_date: expect.stringMatching(/\d{4}/),
      to_email: owner.email,
    });
    for (const again of [false, true]) {
      if (again) await page.reload();
      for (const field of [form.name, form.email, form.phone, form.description, form.answer]) {
        await expect(field).toHaveValue("");
      }
    }
    await expect(form.submit).toBeEnabled();
  });

  test("what was sent can be read, with whom to call about it, and the form waits behind a button", async ({
    page,
  }) => {
    await answerChannels(page, accept);
    await open(page);
    const form = await fill(page);
    await expect(form.another).toHaveCount(0);
    await form.answer.press("Enter");
    await expect(form.status).toBeFocused();
    await expect(form.form.getByText("What you wrote")).toBeVisible();
    for (const line of Object.values(visitor).flatMap((value) => value.split("\n"))) {
      await expect(form.form.getByText(line)).toBeVisible();
    }
    await expect(form.form.getByRole("link", { name: owner.phone })).toBeVisible();
    await expect(form.submit).toHaveCount(0);
    await expect(form.another).toHaveAttribute("aria-expanded", "false");
    await form.another.press("Enter");
    await expect(form.another).toHaveAttribute("aria-expanded", "true");
    await expect(form.another).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(form.name).toBeFocused();
    await expect(form.submit).toBeEnabled();
  });

  test("when the e-mail service refuses, the host takes the request", async ({ page }) => {
    const { asked, urls } = await answerChannels(page, refuse);
    await open(page);
    const name = `Host ${randomUUID()}`;
    const form = await fill(page, { name });
    await form.submit.click();
    await expect(form.status).toContainText(`${messages.submitted} ${messages.promise}`);
    expect(urls()).toEqual([EMAIL, keyed]);
    expect(await asked[1]?.headerValue("content-type")).toMatch(
      /^application\/x-www-form-urlencoded/,
    );
    const fields = Object.fromEntries(new URLSearchParams(asked[1]?.postData() ?? ""));
    expect(fields).toEqual({
      "form-name": "contact",
      name,
      email: visitor.email,
      phone: visitor.phone,
      project: visitor.description,
      message: `${visitor.description}\n\nReference: ${await referenceIn(form)}`,
    });
    expect(await keptQuotes(name)).toEqual([expect.objectContaining(fields)]);
  });

  test("when the host fails too, the form service takes it", async ({ page }) => {
    const { asked, urls } = await answerChannels(page, refuse, refuse, accept);
    await open(page);
    const form = await fill(page);
    await form.submit.click();
    await expect(form.status).toContainText(messages.submitted);
    expect(urls()).toEqual([EMAIL, keyed, FORM_SERVICE]);
    for (const header of ["accept", "content-type"]) {
      expect(await asked[2]?.headerValue(header)).toBe("application/json");
    }
    expect(asked[2]?.postDataJSON()).toEqual({
      access_key: "test-access-key",
      name: visitor.name,
      email: visitor.email,
      phone: visitor.phone,
      message: `${visitor.description}\n\nReference: ${await referenceIn(form)}`,
      from_name: owner.name,
      subject: `Quote request from ${visitor.name}`,
    });
  });

  test("when all fail, the mail program opens after two seconds", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    const { urls } = await answerChannels(page, refuse, refuse);
    // Mail links open no page and make no request: the browser's own protocol tells of them.
    const links: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    session.on("Page.frameRequestedNavigation", ({ url }) => links.push(url));
    await page.clock.install();
    await open(page);
    const form = await fill(page);
    await stopClock(page);
    await form.submit.click();
    const verdict = form.alert.getByText("Not sent yet. Your words are kept.");
    const sentence = form.alert.getByText(messages.unavailable, { exact: true });
    const sizeOf = (words: Locator) => words.evaluate((it) => getComputedStyle(it).fontSize);
    const heading = form.form.getByRole("heading", { name: "Unsent requests" });
    expect(await sizeOf(verdict)).toBe(await sizeOf(heading));
    await expect(sentence).toBeVisible();
    await expect(form.submit).toHaveCount(0);
    await expect(form.alert).toHaveAttribute("data-tone", "error");
    await expect(form.alert).toHaveCSS("color", "rgb(171, 35, 20)");
    await expect(form.alert).toBeFocused();
    expect(urls()).toEqual([EMAIL, keyed, FORM_SERVICE]);
    for (const channel of ["email", "form-post", "form-service"]) {
      expect(logged.filter((line) => line.includes(`${channel} failed`))).toHaveLength(1);
    }
    await page.clock.runFor(1999);
    expect(links).toEqual([]);
    await expect(form.name).toHaveValue(visitor.name);
    await page.clock.runFor(1);
    await expect.poll(() => links).toHaveLength(1);
    const link = new URL(links[0] ?? "");
    expect(link.pathname).toBe(owner.email);
    const body = link.searchParams.get("body") ?? "";
    for (const value of Object.values(visitor)) {
      expect(body).toContain(value.replace("\n", "\r\n"));
    }
    expect(body.split("\r\n").at(-1)).toMatch(
      /^The website could not send this by e-mail service .*: 429 No; host .*: 429 .*; form .*: 429 /,
    );
    for (const field of [form.name, form.email, form.phone, form.description, form.answer]) {
      await expect(field).toHaveValue("");
    }
    await form.another.click();
    await expect(form.submit).toBeEnabled();
    await expect(page.getByRole("link", { name: unsent.mail })).toHaveAttribute("href", link.href);
  });
});

test("without any key, the host takes the request, and nobody else is asked", async ({ page }) => {
  needsLocalServer("the request is looked up in its file");
  await open(page, keyless);
  const name = `No Keys ${randomUUID()}`;
  const form = await fill(page, { name });
  await form.submit.click();
  await expect(form.status).toContainText(messages.submitted);
  expect(await keptQuotes(name)).toHaveLength(1);
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
