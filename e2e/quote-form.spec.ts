import { services } from "../lib/content/services";
import { words } from "../lib/content/words";
import { fieldIds, fields } from "../lib/quote/fields";
import {
  expect,
  facts,
  fill,
  messages,
  needsLocalServer,
  open,
  quoteForm,
  ready,
  setChannels,
  stopClock,
  test,
  visitor,
} from "./test";

/** The addresses of all posts: there are none where the form was not sent. */
let posts: string[];
test.beforeEach(({ page }) => {
  posts = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
});

test("what is wrong is told, sends nothing, and keeps what I typed", {
  tag: "@story",
}, async ({ page }) => {
  await open(page);
  const form = quoteForm(page);
  const { submit, alert, securityAnswer, description } = form;

  await test.step("The browser requires each field, and knows what it may fill in", async () => {
    for (const [field, attribute, value] of [
      [form.email, "type", "email"],
      [form.phone, "type", "tel"],
      [form.name, "autocomplete", "name"],
      [form.email, "autocomplete", "email"],
      [form.phone, "autocomplete", "tel"],
      [form.form, "data-state", "idle"],
    ] as const) {
      await expect(field).toHaveAttribute(attribute, value);
    }
    for (const field of form.fields) await expect(field).toHaveJSProperty("required", true);
    // Never stored: it has no name to be stored under.
    expect(await securityAnswer.getAttribute("name")).toBeNull();
  });

  await test.step("One press tells all, and each message goes when its field is right", async () => {
    await submit.click();
    await expect(description).toBeFocused();
    for (const field of form.fields) {
      await expect(field).toHaveAccessibleDescription(/Please/);
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await fill(page, { email: "john", phone: "   " });
    for (const field of [form.name, description]) {
      await expect(field).not.toHaveAttribute("aria-invalid");
      await expect(field).not.toHaveAccessibleDescription(/Please/);
    }
    await submit.click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(fields.email.wrong ?? "");
    await expect(form.phone).toHaveAccessibleDescription(/Please/);
  });

  await test.step("Any answer but 10 is wrong, though not while it is typed", async () => {
    for (const wrong of ["11", "010", "10.0", "ten"]) {
      await fill(page, { securityAnswer: wrong });
      await submit.click();
      await expect(alert).toHaveText(messages.wrongAnswer);
      await expect(alert).toHaveAttribute("data-tone", "error");
      await expect(securityAnswer).toBeFocused();
      await expect(securityAnswer).toHaveAccessibleDescription(messages.wrongAnswer);
      await expect(securityAnswer).toHaveValue(wrong);
      await expect(description).toHaveValue(visitor.description);
    }
    await securityAnswer.fill("1");
    await expect(alert).toHaveCount(0);
  });

  await test.step("What a password manager mends without an event is taken, a robot's field is not", async () => {
    await fill(page, { email: "" });
    await submit.click();
    await expect(form.email).toHaveAccessibleDescription(/Please/);
    await form.email.evaluate((field: HTMLInputElement) => {
      field.value = "dana@example.com";
    });
    const honeypot = form.form.locator("[name='bot-field']");
    await expect(honeypot).toBeHidden();
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.value = "https://spam.example";
    });
    await submit.click();
    await expect(form.email).not.toHaveAccessibleDescription(/Please/);
    await expect(alert).toContainText(facts.phone);
    await expect(alert).toContainText(facts.email);
  });
  expect(posts).toEqual([]);
});

test("the form is short, and the number stays beside it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { form, submit } = quoteForm(page);
  // A field, or a service, more than the specification's four may take a row of its own.
  const more = Math.max(fieldIds.length - 4, 0) * 100 + Math.max(services.length - 4, 0) * 50;
  for (const [width, height] of [
    [390, 900],
    [1440, 900 - 80],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await form.boundingBox())?.height).toBeLessThan(height + more);
  }
  await page.setViewportSize({ width: 1440, height: 600 });
  await submit.evaluate((button) => button.scrollIntoView({ block: "end" }));
  const number = page.locator("#contact").getByRole("link", { name: facts.phone, exact: true });
  await expect(number).toBeInViewport({ ratio: 1 });
});

test("pressed twice, and Enter again and again, it sends once", async ({ page }) => {
  needsLocalServer("a request is really posted");
  const { asked } = await setChannels(page, "hang");
  await page.clock.install();
  await open(page);
  const { submit, securityAnswer, description, form } = await fill(page);
  // However long the presses take here, the channel is waited for.
  await stopClock(page);
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(form).toHaveAttribute("data-state", "submitting");
  await expect(submit).toHaveText("Sending...");
  await expect(submit).toBeDisabled();
  await expect(description).not.toBeEditable();
  await expect.poll(() => asked).toHaveLength(1);
  for (let press = 0; press < 5; press++) await securityAnswer.press("Enter");
  expect(asked).toHaveLength(1);
});

test("what was typed or chosen survives; the security answer does not", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page);
  const { form, name, email, phone, description, securityAnswer } = await fill(page);
  // They write before my own words.
  const chosen = [words.answers.condition[1], words.answers.when[1]].map((choice) =>
    form.getByRole("button", { name: choice?.label, exact: true }),
  );
  for (const button of chosen) await button.click();
  const written = await description.inputValue();
  expect(written).toMatch(/^\w.*, .*\. New driveway/);
  for (const leave of [
    () => page.reload(),
    () => page.goto("about:blank").then(() => page.goBack()),
    () => open(page, "/?again#sent"),
  ]) {
    await leave();
    await expect(name).toHaveValue(visitor.name);
    await expect(email).toHaveValue(visitor.email);
    await expect(phone).toHaveValue(visitor.phone);
    await expect(description).toHaveValue(written);
    await expect(securityAnswer).toHaveValue("");
    for (const button of chosen) await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  await expect(page.getByText("Thank you!")).toBeHidden();
  await expect(page).not.toHaveURL(/#sent/);
  for (const button of chosen) await button.click();
  await expect(description).toHaveValue(visitor.description);
});

test("what a link brings stands above the answers until I take it out", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page);
  const { form, description } = quoteForm(page);
  await description.fill("It has a crack.");
  const link = page.getByRole("link", { name: "Ask for this finish" }).first();
  const label = (await link.getAttribute("data-quote-label")) ?? "";
  const words = ((await link.getAttribute("data-quote-text")) ?? "").trim();
  await link.click();
  await expect(description).toHaveValue(new RegExp(`^\\w.*\\. ${words} It has a crack\\.$`));
  // No field, which would open a phone's keyboard.
  await expect(form.getByText(label, { exact: true })).toBeFocused();
  await expect(form.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
  const remove = form.getByRole("button", { name: `Remove ${label}` });
  await page.reload();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(description).toHaveValue(/^\w.*\. It has a crack\.$/);
  await page.reload();
  await expect(description).toHaveValue(/^\w.*\. It has a crack\.$/);
  await ready(page);
  await expect(remove).toHaveCount(0);
});
