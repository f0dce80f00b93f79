import type { Locator } from "@playwright/test";
import {
  choiceIds,
  type OptionalFieldId,
  requiredFields,
  requiredIds,
  securityQuestion,
} from "../lib/quote/fields";
import { fill, quoteForm, setChannels, visitor } from "./form";
import { boundingBoxOf, expect, open, test } from "./test";

// Without smooth scrolling no press has to wait.
test.use({ reducedMotion: "reduce" });

test("the browser knows what it may fill in", { tag: "@story" }, async ({ page }) => {
  await open(page);
  const { name, email, phone, securityAnswer } = quoteForm(page);
  await expect(name).toHaveAttribute("autocomplete", "name");
  for (const attribute of ["type", "autocomplete"]) {
    await expect(email).toHaveAttribute(attribute, "email");
    await expect(phone).toHaveAttribute(attribute, "tel");
  }
  // The answer is never stored, because it has no name to be stored under.
  expect(await securityAnswer.getAttribute("name")).toBeNull();
});

test.describe("what is wrong is not sent", { tag: "@story" }, () => {
  let asked: unknown[];
  test.beforeEach(async ({ page }) => {
    ({ asked } = await setChannels(page, "accept"));
    await open(page);
  });
  test.afterEach(() => expect(asked).toEqual([]));

  test("one press tells all, and each message goes when its field is right", {
    tag: "@translated",
  }, async ({ page }) => {
    const { form, submit, ...controls } = quoteForm(page);
    const { name, email, phone } = controls;
    // What a screen reader says of each element that gets the focus, at that moment.
    const spoken = await page.evaluateHandle(() => {
      const spoken: string[] = [];
      addEventListener("focusin", ({ target }) => {
        const id = (target as Element).getAttribute("aria-describedby");
        spoken.push(document.getElementById(`${id}`)?.innerText ?? "");
      });
      return spoken;
    });
    await submit.click();
    await expect(name).toBeFocused();
    expect((await spoken.jsonValue()).at(-1)).toBe(requiredFields.name.empty);
    for (const field of controls.fields) {
      await expect(field).toHaveAccessibleDescription(/Please/);
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await fill(page, { email: "john", phone: "   " });
    await expect(name).not.toHaveAccessibleDescription(/Please/);
    // No error becomes an alert while somebody types.
    await expect(controls.alert).toHaveCount(0);
    await submit.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(requiredFields.email.wrong ?? "");
    await expect(phone).toHaveAccessibleDescription(requiredFields.phone.empty);
    // An extension of the browser sends the form without a press.
    await fill(page, { name: "  " });
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(requiredFields.name.empty);
  });

  test("what is wrong is announced where the focus is already", async ({ page }) => {
    const { alert, email, phone, securityAnswer } = await fill(page, { email: "john", phone: " " });
    await email.press("Enter");
    await expect(alert).toHaveText(requiredFields.email.wrong ?? "");
    await expect(alert).not.toHaveAttribute("aria-live", "off");
    await email.fill("john@example.com");
    await phone.fill("785-555-0100");
    await securityAnswer.fill("11");
    await securityAnswer.press("Enter");
    await expect(alert).toHaveText("Please answer the security question correctly.");
    await expect(alert).not.toHaveAttribute("aria-live", "off");
  });

  test("any sum but 10 is refused, but not while it is typed", async ({ page }) => {
    const { form, submit, securityAnswer, projectDescription } = quoteForm(page);
    const error = form.getByText("Please answer the security question correctly.");
    for (const answer of ["", "11", "010", "10.0", " 10"]) {
      await fill(page, { securityAnswer: answer });
      await submit.click();
      await expect(error).toBeVisible();
      await expect(error).toHaveCSS("color", "rgb(171, 35, 20)");
      await expect(securityAnswer).toBeFocused();
      await expect(projectDescription).toHaveValue(visitor.projectDescription);
      await securityAnswer.fill("1");
      await expect(error).toHaveCount(0);
    }
  });
});

test("an extension stops no request: what it types is taken, and its honeypot sent to nobody", {
  tag: "@story",
}, async ({ page }) => {
  const { asked } = await setChannels(page, "accept");
  await open(page);
  const { form, submit, email, status } = await fill(page, { email: "" });
  const honeypot = form.locator("[name='bot-field']");
  await expect(honeypot).toBeHidden();
  for (const [field, text] of [
    [email, visitor.email],
    [honeypot, "typed by the test"],
  ] as const)
    await field.evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, text);
  await form.evaluate((element: HTMLFormElement) => {
    element.insertAdjacentHTML("beforeend", "<input type='hidden' name='email'>");
    for (const input of element.querySelectorAll("input")) input.setCustomValidity("refused");
  });
  await submit.click();
  await expect(status).toBeVisible();
  for (const { request } of asked)
    expect(decodeURIComponent(request.postData() ?? "")).not.toMatch(/typed.by.the.test/);
});

test("a draft survives when the visitor leaves", async ({ page }) => {
  await open(page);
  const { securityAnswer, brought, answers, ...texts } = await fill(page);
  // The first such link is beside a finish, or, if the owner has none, beside a photo.
  const link = page.getByRole("link", { name: /^Ask for/ }).first();
  const [id, text] = await broughtBy(link);
  const answer = answers("when").last();
  await answer.check();
  await expect(brought(id)).toBeHidden();
  await link.click();
  await expect(brought(id)).toBeInViewport({ ratio: 1 });
  // A field with the focus would open a phone's keyboard.
  await expect(page.locator(":is(input, textarea):focus")).toHaveCount(0);
  for (const [way, leave] of [
    ["a reload", () => page.reload()],
    ["a way back", () => page.goto("about:blank").then(() => page.goBack())],
  ] as const)
    await test.step(way, async () => {
      await leave();
      for (const id of requiredIds) await expect(texts[id]).toHaveValue(visitor[id]);
      await expect(securityAnswer).toHaveValue("");
      await expect(answer).toBeChecked();
      await expect(brought(id)).toHaveValue(text);
    });
  await test.step("what a link has brought can be taken out by hand", async () => {
    await brought(id).fill("");
    await expect(brought(id)).toBeFocused();
    await texts.name.focus();
    await expect(brought(id)).toBeHidden();
  });
});

test("Get Quote answers what the project is, and any other link sets its own field", async ({
  page,
}) => {
  await open(page);
  const { answers, brought, form } = quoteForm(page);
  const announced = form.getByRole("status").last();
  const quote = page.locator("#services").getByRole("link", { name: "Get Quote" });
  await answers("what").nth(2).check();
  await quote.nth(1).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(answers("what").nth(1)).toBeChecked();
  await expect(announced).toHaveText(/^What’s the project\? .+\.$/);
  await page.getByRole("link", { name: "Ask for one like this" }).first().click();
  await expect(page).toHaveURL(/#quote-fields$/);
  await expect(announced).toHaveText(/^Photo: [^?]+\.$/);
  await expect(brought("photo")).not.toHaveValue("");
  await expect(answers("what").nth(1)).toBeChecked();
});

test("the fields come in order, and all of the form fits into few screens", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await open(page);
  const { form } = quoteForm(page);
  const controls = form
    .locator("input:not([hidden], [type='hidden']), textarea, button")
    .locator("visible=true");
  const ids = controls.evaluateAll((all) => all.map((one) => one.id || one.getAttribute("name")));
  const order = [...requiredIds, ...choiceIds, securityQuestion.id, null];
  // Each radio button of a question has the question's name.
  expect([...new Set(await ids)]).toEqual(order);
  const { height } = await boundingBoxOf(form);
  const top = await boundingBoxOf(page.getByRole("banner"));
  // Elsewhere it is between the top bar and the end of the window.
  const room = isMobile ? 1000 : (page.viewportSize()?.height ?? 0) - top.height;
  expect(height, `the form is ${height} px high; ${room} is allowed`).toBeLessThanOrEqual(room);
  const labels = form.getByRole("group").getByText(/./).locator("visible=true");
  for (const label of await labels.all())
    expect((await boundingBoxOf(label)).height).toBeLessThan(50);
});

/** The field that a link fills in, and its text. */
async function broughtBy(link: Locator) {
  const [id, text] = [await link.getAttribute("data-fill"), await link.getAttribute("data-text")];
  return [id as OptionalFieldId, text ?? ""] as const;
}
