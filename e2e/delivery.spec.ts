import { words } from "../lib/content/words";
import { fieldIds, nameOf } from "../lib/quote/fields";
import { CHANNEL_ERRORS, fill, referenceIn, setChannels, visitor, watchMailLinks } from "./form";
import { expect, facts, needsLocalServer, open, stopClock, test } from "./test";

// Without smooth scrolling no press has to wait.
test.use({ reducedMotion: "reduce" });

const { name, email, phone, projectDescription: project } = visitor;

/** What the visitor is told of a request that was sent by e-mail, or submitted in another way. */
const thanksFor = (word: "sent" | "submitted") =>
  `Thank you! Your quote request has been ${word} successfully. We'll contact you within ${facts.answerHours} hour${facts.answerHours === 1 ? "" : "s"}.`;

test.describe("with every channel at hand", () => {
  test.beforeEach(() => needsLocalServer("built with made-up keys"));
  test.use({ expectedErrors: CHANNEL_ERRORS });

  test("each channel gets the whole request", async ({ page }) => {
    const channels = await setChannels(page, "form-service");
    await open(page);
    const { submit, status, answers } = await fill(page, { name: ` ${name} ` });
    const what = await answers("what").first().inputValue();
    await answers("what").first().check();
    await answers("when").last().check();
    await submit.click();
    await expect(status).toContainText(thanksFor("submitted"));
    // The visitor is told the reference, which every channel's message ends with.
    const lines = `What’s the project? ${what}\nWhen? ${words.answers.when.at(-1)}`;
    const message = `${project}\n\n${lines}\n\nReference: ${await referenceIn(status)}`;
    const [byEmail, toHost, toService] = channels.asked.map(({ request }) => request);
    expect(byEmail?.postDataJSON()).toEqual({
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
    const posted = Object.fromEntries(new URLSearchParams(toHost?.postData() ?? ""));
    expect(posted).toEqual({ "form-name": "contact", name, email, phone, project, message });
    for (const header of ["accept", "content-type"])
      expect(await toService?.headerValue(header)).toBe("application/json");
    expect(toService?.postDataJSON()).toEqual({
      access_key: "test NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY",
      name,
      email,
      phone,
      message,
      from_name: facts.name,
      subject: `Quote request from ${name}`,
    });
  });

  test("the host knows every field that is posted", async ({ request }) => {
    // The host takes only the fields of this page, which it reads at the deploy.
    const skeleton = await (await request.get("/__forms.html")).text();
    expect(skeleton).toContain('data-netlify="true" netlify-honeypot="bot-field"');
    const names = fieldIds.map(nameOf);
    for (const name of ["form-name", ...names, "message", "bot-field"])
      expect(skeleton).toContain(`<input name="${name}"`);
  });

  test("when all fail, the mail program opens after two seconds", async ({ page }) => {
    await setChannels(page, "fail");
    const links = await watchMailLinks(page);
    await page.clock.install();
    await open(page);
    const form = await fill(page);
    await stopClock(page);
    await form.submit.click();
    await expect(form.alert).toHaveText(
      "Form services are temporarily unavailable. Opening your email client to send the request directly...",
    );
    await expect(form.alert).toHaveCSS("color", "rgb(171, 35, 20)");
    await expect(form.alert).toBeFocused();
    // What gets the focus is read anyway.
    await expect(form.alert).toHaveAttribute("aria-live", "off");
    await expect(form.form.getByRole("link", { name: `Call ${facts.phone}` })).toBeVisible();
    await expect(form.form.getByText("What you sent")).toHaveCount(0);
    await expect(form.submit).toBeDisabled();
    await expect(form.form.getByText("Sending...")).toHaveCount(0);
    await page.clock.runFor(1999);
    expect(links).toEqual([]);
    await expect(form.name).toHaveValue(visitor.name);
    await page.clock.runFor(1);
    await expect.poll(() => links).toHaveLength(1);
    const link = new URL(links[0] ?? "");
    expect(link.pathname).toBe(facts.email);
    const body = link.searchParams.get("body") ?? "";
    for (const value of Object.values(visitor)) expect(body).toContain(value.replace("\n", "\r\n"));
    // The visitor's own letter says nothing of servers.
    expect(body).toMatch(/Old one comes out\.$/);
    for (const field of form.fields) await expect(field).toHaveValue("");
  });
});

test("what was sent can be read, and photos can follow", { tag: "@facts" }, async ({ page }) => {
  const { asked } = await setChannels(page, "accept");
  await open(page);
  const form = await fill(page);
  await form.securityAnswer.press("Enter");
  await expect(form.status).toBeFocused();
  // The first channel that takes it ends the attempt: e-mail, or the host where that has no keys.
  expect(asked).toHaveLength(1);
  const word = asked[0]?.channel === "email" ? "sent" : "submitted";
  await expect(form.status).toContainText(thanksFor(word));
  await expect(form.status).toHaveCSS("color", "rgb(29, 99, 57)");
  // The form is still there, and it is empty.
  for (const field of form.fields) await expect(field).toHaveValue("");
  await expect(form.form.getByRole("link", { name: `Call ${facts.phone}` })).toHaveCount(0);
  await form.form.getByText("What you sent").click();
  for (const line of Object.values(visitor).flatMap((value) => value.split("\n")))
    await expect(form.form.getByText(line)).toBeVisible();
  const reference = await referenceIn(form.status);
  const byMail = form.form.getByRole("link", { name: "Email them", exact: true });
  const byText = form.form.getByRole("link", { name: "Text them", exact: true });
  const subject = new RegExp(`Photos%20for%20${reference}$`);
  await expect(byMail).toHaveAttribute("href", subject);
  if (facts.takesTextMessages) await expect(byText).toHaveAttribute("href", subject);
  await page.emulateMedia({ media: "print" });
  await expect(form.form.getByText(/^Q-[2-9A-Z]{6}$/)).toBeVisible();
});
