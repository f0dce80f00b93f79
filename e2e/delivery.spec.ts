import type { Page, Request } from "@playwright/test";
import type { Channel } from "../lib/quote/channels";
import { CHANNEL_ERRORS, fill, referenceIn, setChannels, visitor } from "./form";
import { expect, facts, needsLocalServer, open, stopClock, test } from "./test";

// No smooth scrolling, so presses need not wait.
test.use({ reducedMotion: "reduce" });

const { name, email, phone, projectDescription: project } = visitor;

/** Sends a request that only one channel takes; expects thanks with this word, and returns what it has taken. */
async function sendBy(page: Page, taker: Channel["name"], word: "sent" | "submitted") {
  const channels = await setChannels(page, taker);
  await open(page);
  const { submit, status } = await fill(page);
  await submit.click();
  await expect(status).toContainText(
    `Thank you! Your quote request has been ${word} successfully. We'll contact you within ${facts.answerHours} hour`,
  );
  // The visitor is told the reference, which every channel's message ends with.
  const reference = await referenceIn(status);
  return {
    asked: channels.asked.map(({ channel }) => channel),
    request: channels.asked.at(-1)?.request as Request,
    message: `${project}\n\nReference: ${reference}`,
  };
}

test.describe("with every channel at hand", () => {
  test.beforeEach(() => needsLocalServer("built with made-up keys"));
  test.use({ expectedErrors: CHANNEL_ERRORS });

  test("a request is sent by the e-mail service", async ({ page }) => {
    const { asked, request, message } = await sendBy(page, "email", "sent");
    expect(asked).toEqual(["email"]);
    expect(request.postDataJSON()).toEqual({
      lib_version: "4.4.1",
      user_id: "test NEXT_PUBLIC_EMAILJS_PUBLIC_KEY",
      service_id: "test NEXT_PUBLIC_EMAILJS_SERVICE_ID",
      template_id: "test NEXT_PUBLIC_EMAILJS_TEMPLATE_ID",
      template_params: {
        from_name: name,
        reply_to: email,
        phone,
        message,
        submit_date: expect.stringMatching(/^\w+day, .* \d{4} at .*[AP]M C[SD]T$/),
        to_email: facts.email,
      },
    });
  });

  test("where e-mail fails, it is posted to the host", async ({ page }) => {
    const { asked, request, message } = await sendBy(page, "form-post", "submitted");
    expect(asked).toEqual(["email", "form-post"]);
    const posted = Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
    expect(posted).toEqual({ "form-name": "contact", name, email, phone, project, message });
  });

  test("where the host fails as well, it is sent by the form service", async ({ page }) => {
    const { asked, request, message } = await sendBy(page, "form-service", "submitted");
    expect(asked).toEqual(["email", "form-post", "form-service"]);
    for (const header of ["accept", "content-type"])
      expect(await request.headerValue(header)).toBe("application/json");
    expect(request.postDataJSON()).toEqual({
      access_key: "test NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY",
      name,
      email,
      phone,
      message,
      from_name: facts.name,
      subject: `Quote request from ${name}`,
    });
  });

  test("when all fail, the mail program opens after two seconds", async ({ page }) => {
    const channels = await setChannels(page, "fail");
    const links: string[] = [];
    // They open no page: the browser's own protocol tells of them.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    session.on("Page.frameRequestedNavigation", ({ url }) => links.push(url));
    await page.clock.install();
    const other = await page.context().newPage();
    for (const tab of [other, page]) await open(tab);
    const form = await fill(page);
    await stopClock(page);
    await form.submit.click();
    await expect(form.alert).toHaveText(
      "Form services are temporarily unavailable. Opening your email client to send the request directly...",
    );
    const asked = channels.asked.map(({ channel }) => channel);
    expect(asked).toEqual(["email", "form-post", "form-service"]);
    await expect(form.alert).toHaveCSS("color", "rgb(171, 35, 20)");
    await expect(form.alert).toBeFocused();
    // Another tab cannot send it as well, until then.
    await expect(other.getByText("Being sent in another tab")).toBeVisible();
    await page.clock.runFor(1999);
    expect(links).toEqual([]);
    await expect(form.name).toHaveValue(visitor.name);
    await page.clock.runFor(1);
    await expect.poll(() => links).toHaveLength(1);
    const link = new URL(links[0] ?? "");
    expect(link.pathname).toBe(facts.email);
    const body = link.searchParams.get("body") ?? "";
    for (const value of Object.values(visitor)) expect(body).toContain(value.replace("\n", "\r\n"));
    const reasons =
      /The website could not send this by e-mail .*: 503; host .*: 503 .*; form .*: 503 /;
    expect(body.split("\r\n").at(-1)).toMatch(reasons);
    for (const field of form.fields) await expect(field).toHaveValue("");
  });
});

test("what was sent can be read, and photos can follow", { tag: "@facts" }, async ({ page }) => {
  await setChannels(page, "accept");
  await open(page);
  const form = await fill(page);
  await form.securityAnswer.press("Enter");
  await expect(form.status).toBeFocused();
  await expect(form.status).toHaveCSS("color", "rgb(29, 99, 57)");
  for (const line of Object.values(visitor).flatMap((value) => value.split("\n")))
    await expect(form.form.getByText(line)).toBeVisible();
  const reference = await referenceIn(form.status);
  const byMail = form.form.getByRole("link", { name: "by e-mail", exact: true });
  const byText = form.form.getByRole("link", { name: "by text", exact: true });
  const subject = new RegExp(`Photos%20for%20${reference}$`);
  await expect(byMail).toHaveAttribute("href", subject);
  if (facts.texts) await expect(byText).toHaveAttribute("href", subject);
  // A link to the form that brings nothing leads back to it.
  await page.locator("#about").getByRole("link", { name: "Get a free quote" }).click();
  await expect(form.status).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(form.form.getByText(/^Q-[2-9A-Z]{6}$/)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await form.another.press("Enter");
  // The form begins with the answers; the fields follow.
  await expect(form.form.getByRole("group").getByRole("button").first()).toBeFocused();
  for (const field of form.fields) await expect(field).toHaveValue("");
});

test("the skeleton that the host reads has every field of a post", async ({ request }) => {
  const skeleton = await (await request.get("/__forms.html")).text();
  expect(skeleton).toContain('data-netlify="true" netlify-honeypot="bot-field"');
  for (const name of ["form-name", "project", "name", "email", "phone", "message", "bot-field"])
    expect(skeleton).toContain(`<input name="${name}"`);
});
