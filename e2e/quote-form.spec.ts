import { words } from "../lib/content/words";
import { fieldIds, fields } from "../lib/quote/fields";
import { fill, quoteForm, visitor } from "./form";
import { expect, facts, open, test } from "./test";

test("what is wrong is told, sends nothing, and keeps what I typed", {
  tag: ["@story", "@translated"],
}, async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await open(page);
  const form = quoteForm(page);
  const { submit, alert, securityAnswer, projectDescription } = form;

  await test.step("The browser requires each field, and knows what it may fill in", async () => {
    for (const field of form.fields) await expect(field).toHaveJSProperty("required", true);
    await expect(form.name).toHaveAttribute("autocomplete", "name");
    for (const attribute of ["type", "autocomplete"]) {
      await expect(form.email).toHaveAttribute(attribute, "email");
      await expect(form.phone).toHaveAttribute(attribute, "tel");
    }
    // Never stored: it has no name to be stored under.
    expect(await securityAnswer.getAttribute("name")).toBeNull();
  });

  await test.step("One press tells all, and each message goes when its field is right", async () => {
    await submit.click();
    await expect(projectDescription).toBeFocused();
    for (const field of form.fields) {
      await expect(field).toHaveAccessibleDescription(/Please/);
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await form.form.getByRole("group").getByRole("button").first().click();
    await expect(projectDescription).not.toHaveAccessibleDescription(/Please/);
    await fill(page, { email: "john", phone: "   " });
    await expect(form.name).not.toHaveAccessibleDescription(/Please/);
    await submit.click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(fields.email.wrong ?? "");
    await expect(form.phone).toHaveAccessibleDescription(fields.phone.empty);
  });

  await test.step("Any answer but 10 is wrong, though not while it is typed", async () => {
    for (const wrong of ["11", "010"]) {
      await fill(page, { securityAnswer: wrong });
      await submit.click();
      await expect(alert).toHaveText("Please answer the security question correctly.");
      await expect(alert).toHaveAttribute("data-tone", "error");
      await expect(securityAnswer).toBeFocused();
      await expect(projectDescription).toHaveValue(visitor.projectDescription);
    }
    await securityAnswer.fill("1");
    await expect(alert).toHaveCount(0);
  });

  await test.step("What a password manager mends without an event is taken, a robot's field is not", async () => {
    await fill(page, { email: "" });
    await submit.click();
    await expect(form.email).toHaveAccessibleDescription(fields.email.empty);
    const honeypot = form.form.locator("[name='bot-field']");
    await expect(honeypot).toBeHidden();
    for (const field of [form.email, honeypot])
      await field.evaluate((input: HTMLInputElement) => {
        input.value = "dana@example.com";
      });
    await submit.click();
    await expect(form.email).not.toHaveAccessibleDescription(/Please/);
    await expect(alert).toContainText(facts.phone);
    await expect(alert).toContainText(facts.email);
    await form.name.pressSequentially("!");
    await expect(alert).toHaveCount(0);
  });
  expect(posts).toEqual([]);
});

test("what I typed, chose and followed a link for survives; the security answer does not", {
  tag: ["@phone", "@translated"],
}, async ({ page }) => {
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
  for (const leave of [
    () => page.reload(),
    () => page.goto("about:blank").then(() => page.goBack()),
    () => open(page, "/?again#sent"),
  ]) {
    await leave();
    for (const id of fieldIds) await expect(texts[id]).toHaveValue(typed[id]);
    await expect(securityAnswer).toHaveValue("");
    await expect(answer).toHaveAttribute("aria-pressed", "true");
    await expect(brought).toBeVisible();
  }
  await expect(page.getByText("Thank you!")).toBeHidden();
  await expect(page).not.toHaveURL(/#sent/);
  await form.getByRole("button", { name: `Remove ${label}` }).click();
  await expect(brought).toHaveCount(0);
  await expect(description).toHaveValue(/^\w.*\. New driveway/);
  // What is no longer in my words would not be sent, so it is not shown.
  await link.click();
  await expect(brought).toBeVisible();
  await description.fill("A patio.");
  await expect(brought).toHaveCount(0);
});
