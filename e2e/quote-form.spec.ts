import { quoteForm as texts } from "../lib/site";
import { words } from "../lib/words";
import { settle } from "./axe";
import {
  answerFirstChannel,
  expect,
  fill,
  gate,
  messages,
  needsLocalServer,
  open,
  owner,
  quoteForm,
  ready,
  stopClock,
  test,
  visitor,
} from "./test";

/** What was posted, whoever to: nothing, where the form is held back. */
let posts: string[];
test.beforeEach(({ page }) => {
  posts = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
});

test("every field has its label, its type and its help for filling in", { tag: "@facts" }, async ({
  page,
}) => {
  await open(page);
  const { form, name, email, phone, description, answer } = quoteForm(page);
  for (const field of [name, email, phone, description, answer]) {
    await expect(field).toHaveJSProperty("required", true);
    await expect(field).toBeVisible();
  }
  for (const [field, attribute, value] of [
    [email, "type", "email"],
    [phone, "type", "tel"],
    [name, "autocomplete", "name"],
    [email, "autocomplete", "email"],
    [phone, "autocomplete", "tel"],
    [answer, "inputmode", "numeric"],
    [form, "data-state", "idle"],
  ] as const) {
    await expect(field).toHaveAttribute(attribute, value);
  }
  // Never stored: it has no name to be stored under.
  expect(await answer.getAttribute("name")).toBeNull();
});

/** What the page says of an empty field. */
const empty = {
  name: "Please enter your name.",
  email: "Please enter your email address.",
  phone: "Please enter your phone number.",
  description: /Please describe your project\.$/,
  answer: "Please answer the security question.",
} as const;
const fields = Object.keys(empty) as (keyof typeof empty)[];

test("one press tells of every field that is wrong, beside it and by its name, and the first gets the focus", {
  tag: "@facts",
}, async ({ page }) => {
  await open(page);
  const form = quoteForm(page);
  await form.submit.click();
  await expect(form.name).toBeFocused();
  for (const field of fields) {
    await expect(form[field]).toHaveAccessibleDescription(empty[field]);
    await expect(form[field]).toHaveAttribute("aria-invalid", "true");
  }
  await fill(page, { email: "john", phone: "   ", answer: "9" });
  for (const field of ["name", "description"] as const) {
    await expect(form[field]).not.toHaveAttribute("aria-invalid");
    await expect(form[field]).not.toHaveAccessibleDescription(/Please/);
  }
  await form.submit.click();
  await expect(form.email).toBeFocused();
  // Only the browser knows what is wrong with it.
  await expect(form.email).toHaveAccessibleDescription(/@/);
  await expect(form.phone).toHaveAccessibleDescription(empty.phone);
  await expect(form.answer).toHaveAccessibleDescription(messages.wrongAnswer);
  await expect(form.alert).toHaveText(messages.wrongAnswer);
  await expect(form.answer).toHaveValue("9");
  expect(posts).toEqual([]);
});

test("what stands beside the form stays where it is when errors make the form longer", {
  tag: "@facts",
}, async ({ page, isMobile }) => {
  test.skip(isMobile, "nothing stands beside it");
  // The page must not be on its way while it is measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { submit, name } = quoteForm(page);
  const contact = page.locator("#contact");
  const blocks = contact.getByRole("heading").or(contact.getByRole("term"));
  await settle(page);
  // All in one look: the press scrolls the page smoothly to the first field that is wrong.
  const places = () =>
    blocks.evaluateAll((all) => {
      const tops = all.map((block) => block.getBoundingClientRect().top);
      return tops.map((top) => top - (tops[0] ?? 0));
    });
  const before = await places();
  expect(before.length).toBeGreaterThan(5);
  await submit.click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  expect(await places()).toEqual(before);
});

test("a wrong security answer sends nothing, and keeps what was typed", { tag: "@facts" }, async ({
  page,
}) => {
  await open(page);
  for (const wrong of ["11", "010", "10.0", "ten"]) {
    const { submit, alert, answer, description } = await fill(page, { answer: wrong });
    await submit.click();
    await expect(alert).toHaveText(messages.wrongAnswer);
    await expect(alert).toHaveAttribute("data-tone", "error");
    await expect(answer).toBeFocused();
    await expect(answer).toHaveAttribute("aria-invalid", "true");
    await expect(answer).toHaveAccessibleDescription(messages.wrongAnswer);
    await expect(description).toHaveValue(visitor.description);
  }
  // Not judged while it is typed.
  await quoteForm(page).answer.fill("1");
  await expect(quoteForm(page).alert).toHaveCount(0);
  expect(posts).toEqual([]);
});

test("the description's limit is told when it comes near, and a paste is never cut", {
  tag: "@facts",
}, async ({ page }) => {
  await open(page);
  const { description, submit } = await fill(page);
  await expect(description).toHaveAccessibleDescription(texts.hint);
  await description.fill("x".repeat(3900));
  await expect(description).toHaveAccessibleDescription(/100 characters left/);
  await description.fill("x".repeat(4321));
  await submit.click();
  await expect(description).toHaveAccessibleDescription(
    /at most 4,000 characters; there are 4,321 now/,
  );
  await expect(description).toHaveValue("x".repeat(4321));
  expect(posts).toEqual([]);
});

test("a filled honeypot sends nothing and shows how to call or write", { tag: "@facts" }, async ({
  page,
}) => {
  await open(page);
  const { form, submit, alert } = await fill(page);
  const honeypot = form.locator("[name='bot-field']");
  await expect(honeypot).not.toBeInViewport();
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await submit.click();
  await expect(alert).toContainText(owner.phone);
  await expect(alert).toContainText(owner.email);
  await expect(alert).toHaveAttribute("data-tone", "error");
  expect(posts).toEqual([]);
});

test("pressed twice, and Enter again and again, it sends once", { tag: "@facts" }, async ({
  page,
}) => {
  needsLocalServer("a request is really posted");
  const answer = gate();
  let asked = 0;
  await answerFirstChannel(page, async (route) => {
    asked++;
    await answer.opened;
    await route.fulfill({ status: 200, body: "" });
  });
  await page.clock.install();
  await open(page);
  const { submit, answer: securityAnswer, status, form } = await fill(page);
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
  for (let press = 0; press < 5; press++) await securityAnswer.press("Enter");
  answer.open();
  await expect(status).toContainText(messages.promise);
  expect(asked).toBe(1);
});

test("what was typed survives a reload and a step back, but no security answer", {
  tag: "@facts",
}, async ({ page }) => {
  await open(page);
  await fill(page);
  for (const leave of [() => page.reload(), () => page.goto("about:blank")]) {
    await leave();
    if (page.url() === "about:blank") await page.goBack();
    const { name, email, phone, description, answer } = quoteForm(page);
    await expect(name).toHaveValue(visitor.name);
    await expect(email).toHaveValue(visitor.email);
    await expect(phone).toHaveValue(visitor.phone);
    await expect(description).toHaveValue(visitor.description);
    await expect(answer).toHaveValue("");
  }
});

test("taps write the description before what I wrote, and find themselves in it again", {
  tag: "@facts",
}, async ({ page }) => {
  await open(page);
  const { form, description } = quoteForm(page);
  const groups = form.getByRole("group");
  await expect(groups).toHaveCount(4);
  if ((page.viewportSize()?.width ?? 0) < 400) {
    const boxes = await Promise.all((await groups.all()).map((group) => group.boundingBox()));
    expect(boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0)).toBeLessThanOrEqual(220);
  }
  await description.fill("It has a crack.");
  const answers = [
    ["When?", words.taps.when[1]],
    ["New or replacing?", words.taps.condition[1]],
  ] as const;
  const tap = (question: string, name = "") =>
    groups
      .and(page.getByRole("group", { name: question }))
      .getByRole("button", { name, exact: true });
  for (const [question, answer] of answers) await tap(question, answer?.label).click();
  await expect(description).toHaveValue(/^\w.*, .*\. It has a crack\.$/);
  await page.reload();
  await ready(page);
  for (const [question, answer] of answers) {
    await expect(tap(question, answer?.label)).toHaveAttribute("aria-pressed", "true");
    await tap(question, answer?.label).click();
  }
  await expect(description).toHaveValue("It has a crack.");
});

test("a phone's keyboard covers no field, goes on with Enter, and photos follow the request", {
  tag: "@facts",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  // What a keyboard of 336 px leaves of the window.
  await page.addInitScript(() =>
    Object.defineProperty(visualViewport, "height", { get: () => 844 - 336 }),
  );
  let sent = "";
  await answerFirstChannel(page, (route) => {
    sent = route.request().postData() ?? "";
    return route.fulfill({ status: 200, body: "OK" });
  });
  await open(page);
  const { form, name, email, phone, description, answer, status } = quoteForm(page);
  await name.focus();
  for (const [field, typed] of [
    [name, visitor.name],
    [email, visitor.email],
    [phone, "7855550100"],
    [description, visitor.description],
    [answer, "10"],
  ] as const) {
    await expect(field).toBeFocused();
    await page.keyboard.insertText(typed);
    expect(await field.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(508);
    if (field === description) await answer.focus();
    else await page.keyboard.press("Enter");
    if (field === phone) await expect(phone).toHaveValue("(785) 555-0100");
  }
  await expect(status).toContainText(messages.promise);
  expect(sent).toContain("7855550100");
  const [reference] = (await status.innerText()).match(/\w+-[2-9A-Z]{6}/) ?? [];
  for (const [way, scheme] of [
    ["by e-mail", "mailto"],
    ...(owner.texts ? [["by text", "sms"]] : []),
  ]) {
    const link = form.getByRole("link", { name: way, exact: true });
    await expect(link).toHaveAttribute(
      "href",
      new RegExp(`^${scheme}:.*Photos%20for%20${reference}$`),
    );
  }
});

test("an old address with #sent thanks for nothing and throws nothing away", {
  tag: "@facts",
}, async ({ page }) => {
  await open(page);
  await fill(page);
  await open(page, "/?again#sent");
  await expect(page.getByText("Thank you!")).toBeHidden();
  await expect(quoteForm(page).description).toHaveValue(visitor.description);
  await expect(page).not.toHaveURL(/#sent/);
});
