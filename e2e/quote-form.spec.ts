import { words } from "../lib/content/words";
import { fieldIds, requestFields } from "../lib/quote/fields";
import { fill, quoteForm, setChannels, visitor } from "./form";
import { expect, facts, open, test } from "./test";

// No smooth scrolling, so presses need not wait.
test.use({ reducedMotion: "reduce" });

test("the browser knows what it may fill in", { tag: "@story" }, async ({ page }) => {
  await open(page);
  const { name, email, phone, securityAnswer, fields } = quoteForm(page);
  for (const field of fields) await expect(field).toHaveJSProperty("required", true);
  await expect(name).toHaveAttribute("autocomplete", "name");
  for (const attribute of ["type", "autocomplete"]) {
    await expect(email).toHaveAttribute(attribute, "email");
    await expect(phone).toHaveAttribute(attribute, "tel");
  }
  // Never stored: it has no name to be stored under.
  expect(await securityAnswer.getAttribute("name")).toBeNull();
});

test.describe("what is wrong is not sent", { tag: ["@story", "@translated"] }, () => {
  let asked: unknown[];
  test.beforeEach(async ({ page }) => {
    ({ asked } = await setChannels(page, "accept"));
    await open(page);
  });
  test.afterEach(() => expect(asked).toEqual([]));

  test("one press tells all, and each message goes when its field is right", async ({ page }) => {
    const { form, submit, ...controls } = quoteForm(page);
    const { name, email, phone, projectDescription } = controls;
    await submit.click();
    await expect(projectDescription).toBeFocused();
    for (const field of controls.fields) {
      await expect(field).toHaveAccessibleDescription(/Please/);
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await form.getByRole("group").getByRole("button").first().click();
    await expect(projectDescription).not.toHaveAccessibleDescription(/Please/);
    await fill(page, { email: "john", phone: "   " });
    await expect(name).not.toHaveAccessibleDescription(/Please/);
    await submit.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(requestFields.email.wrong ?? "");
    await expect(phone).toHaveAccessibleDescription(requestFields.phone.empty);
  });

  test("any answer but 10 is wrong, though not while it is typed", async ({ page }) => {
    const { submit, alert, securityAnswer, projectDescription } = quoteForm(page);
    await fill(page, { securityAnswer: "010" });
    await submit.click();
    await expect(alert).toHaveText("Please answer the security question correctly.");
    await expect(alert).toHaveAttribute("data-tone", "error");
    await expect(securityAnswer).toBeFocused();
    await expect(projectDescription).toHaveValue(visitor.projectDescription);
    await securityAnswer.fill("1");
    await expect(alert).toHaveCount(0);
  });

  test("what is filled in without an event is taken, a robot's field is not", async ({ page }) => {
    const { form, submit, email } = await fill(page, { email: "" });
    const honeypot = form.locator("[name='bot-field']");
    await expect(honeypot).toBeHidden();
    for (const field of [email, honeypot])
      await field.evaluate((input: HTMLInputElement) => {
        input.value = "dana@example.com";
      });
    await submit.click();
    await expect(email).not.toHaveAccessibleDescription(/Please/);
    const { alert, name } = quoteForm(page);
    await expect(alert).toContainText(facts.phone);
    await expect(alert).toContainText(facts.email);
    await name.pressSequentially("!");
    await expect(alert).toHaveCount(0);
  });
});

test("my draft survives when I leave", { tag: ["@phone", "@translated"] }, async ({ page }) => {
  await open(page);
  const { form, securityAnswer, ...texts } = await fill(page);
  const { projectDescription: description } = texts;
  const answer = form.getByRole("button", { name: words.answers.when.at(-1)?.label, exact: true });
  // To a finish, or, if the owner has none, to a photo.
  const link = page.getByRole("link", { name: /^Ask for/ }).first();
  const { label, text } = JSON.parse((await link.getAttribute("data-quote")) ?? "").topic;
  const brought = form.getByText(label, { exact: true });

  // Both write before my own words.
  await answer.click();
  await link.click();
  await expect(description).toHaveValue(new RegExp(`^\\w.*\\. ${text} New driveway`));
  await expect(brought).toBeInViewport({ ratio: 1 });
  // Not a field, which would open a phone's keyboard.
  await expect(page.locator(":focus")).toHaveText(label);
  const typed = { ...visitor, projectDescription: await description.inputValue() };
  for (const [way, leave] of [
    ["a reload", () => page.reload()],
    ["a way back", () => page.goto("about:blank").then(() => page.goBack())],
    ["the address of thanks", () => open(page, "/?again#sent")],
  ] as const)
    await test.step(way, async () => {
      await leave();
      for (const id of fieldIds) await expect(texts[id]).toHaveValue(typed[id]);
      await expect(securityAnswer).toHaveValue("");
      await expect(answer).toHaveAttribute("aria-pressed", "true");
      await expect(brought).toBeVisible();
    });
  await expect(page.getByText("Thank you!")).toBeHidden();
  await expect(page).not.toHaveURL(/#sent/);
  await test.step("what a link has brought goes with its button, or with its words", async () => {
    await form.getByRole("button", { name: `Remove ${label}` }).click();
    await expect(brought).toHaveCount(0);
    await expect(description).toHaveValue(/^\w.*\. New driveway/);
    // What is no longer in my words would not be sent, so it is not shown.
    await link.click();
    await expect(brought).toBeVisible();
    await description.fill("A patio.");
    await expect(brought).toHaveCount(0);
  });
});
