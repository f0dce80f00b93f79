import type { Locator } from "@playwright/test";
import {
  choiceIds,
  type OptionalFieldId,
  requiredFields,
  requiredIds,
  securityQuestion,
} from "../lib/quote/fields";
import { fill, quoteForm, setChannels, visitor } from "./form";
import { boundingBoxOf, expect, facts, open, test } from "./test";

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
    await expect(controls.alert).toHaveCount(0);
    for (const field of controls.fields) {
      await expect(field).toHaveAccessibleDescription(/Please/);
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await fill(page, { email: "john", phone: "   " });
    await expect(name).not.toHaveAccessibleDescription(/Please/);
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
    const { submit, alert, securityAnswer, projectDescription } = quoteForm(page);
    for (const answer of ["", "11", "010", "10.0", " 10"]) {
      await fill(page, { securityAnswer: answer });
      await submit.click();
      await expect(alert).toHaveText("Please answer the security question correctly.");
      await expect(alert).toHaveCSS("color", "rgb(171, 35, 20)");
      await expect(securityAnswer).toBeFocused();
      await expect(projectDescription).toHaveValue(visitor.projectDescription);
      await securityAnswer.fill("1");
      await expect(alert).toHaveCount(0);
    }
  });
});

test("a filled honeypot is refused once, and what an extension types is taken", {
  tag: "@story",
}, async ({ page }) => {
  const { asked } = await setChannels(page, "accept");
  await open(page);
  const { form, submit, email, alert, status } = await fill(page, { email: "" });
  const honeypot = form.locator("[name='bot-field']");
  await expect(honeypot).toBeHidden();
  const fillAll = async () => {
    for (const field of [email, honeypot])
      await field.evaluate((input: HTMLInputElement) => {
        input.value = "dana@example.com";
      });
  };
  for (const _robot of ["once", "again"]) {
    await fillAll();
    await submit.click();
    await expect(email).not.toHaveAccessibleDescription(/Please/);
    for (const way of ["press Send", facts.phone, facts.email])
      await expect(alert).toContainText(way);
  }
  expect(asked).toEqual([]);
  await submit.click();
  await expect(status).toBeVisible();
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
  await expect(page.locator("input:focus")).toHaveCount(0);
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

test("a link answers what the project is, unless the visitor has", async ({ page }) => {
  await open(page);
  const { answers, form } = quoteForm(page);
  const quote = page.locator("#services").getByRole("link", { name: "Get Quote" });
  await quote.nth(1).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(answers("what").nth(1)).toBeChecked();
  await expect(form.getByRole("status").last()).toHaveText(/^What's the project\? .+\.$/);
  await page.reload();
  // Another link replaces the answer of a link.
  const link = page.getByRole("link", { name: "Ask for one like this" }).first();
  await link.click();
  await expect(page).toHaveURL(/#quote$/);
  await expect(form.getByRole("status").last()).toHaveText(/^What's the project\? .+ Photo: .+\.$/);
  await expect(answers("what").first()).toBeChecked();
  // The visitor's own answer stays, except for Get Quote, which names the service.
  await answers("what").nth(2).check();
  await answers("what").nth(1).check();
  await answers("what").nth(2).check();
  await link.click();
  await expect(form.getByRole("status").last()).toHaveText(/^Photo: [^?]+\.$/);
  await expect(answers("what").nth(2)).toBeChecked();
  await quote.nth(1).click();
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

/** The field that a link fills in first, and its text. */
async function broughtBy(link: Locator) {
  const data = (await link.getAttribute("data-fill")) ?? "";
  return Object.entries(JSON.parse(data)).find(([id]) => id !== "what") as [
    OptionalFieldId,
    string,
  ];
}
