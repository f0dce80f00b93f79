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
  test,
  visitor,
} from "./test";

test("every field has its label, its type and its help for filling in", async ({ page }) => {
  await open(page);
  const { form, name, email, phone, description, answer } = quoteForm(page);
  for (const field of [name, email, phone, description, answer]) {
    await expect(field).toHaveJSProperty("required", true);
    await expect(field).toBeVisible();
  }
  await expect(email).toHaveAttribute("type", "email");
  await expect(phone).toHaveAttribute("type", "tel");
  await expect(name).toHaveAttribute("autocomplete", "name");
  await expect(email).toHaveAttribute("autocomplete", "email");
  await expect(phone).toHaveAttribute("autocomplete", "tel");
  await expect(answer).toHaveAttribute("inputmode", "numeric");
  // Never stored: it has no name to be stored under.
  expect(await answer.getAttribute("name")).toBeNull();
  await expect(form).toHaveAttribute("data-state", "idle");
});

test("the browser holds back what is missing, and its words stand beside the field", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await open(page);
  const { submit, name, email } = quoteForm(page);
  await submit.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/fill out this field/);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Dana");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(name).toHaveAccessibleDescription("");
  await email.fill("not an address");
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/@/);
  expect(posts).toEqual([]);
});

test("only spaces count as nothing", async ({ page }) => {
  await open(page);
  const { name, submit, form } = await fill(page, { name: "   " });
  await expect(name).toHaveAccessibleDescription("Please fill out this field.");
  await submit.click();
  await expect(form).toHaveAttribute("data-state", "idle");
  await expect(name).toBeFocused();
});

test("a wrong security answer sends nothing, says so, and keeps what was typed", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
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
  await quoteForm(page).answer.fill("1");
  await expect(quoteForm(page).alert).toHaveCount(0);
  expect(posts).toEqual([]);
});

test("the limit of the description is told before it is hit, and a paste is never cut", async ({
  page,
}) => {
  await open(page);
  const { description, submit, form } = await fill(page);
  await expect(description).toHaveAccessibleDescription(/Up to 4,000 characters/);
  await description.fill("x".repeat(3900));
  await expect(description).toHaveAccessibleDescription(/100 characters left/);
  await description.fill("x".repeat(4321));
  await expect(description).toHaveAccessibleDescription(
    /at most 4,000 characters; there are 4,321 now/,
  );
  await expect(description).toHaveValue("x".repeat(4321));
  await submit.click();
  await expect(form).toHaveAttribute("data-state", "idle");
});

test("a trap that is filled in sends nothing and shows how to call or write", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await open(page);
  const { form, submit, alert } = await fill(page);
  const trap = form.locator("[name='bot-field']");
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await submit.click();
  await expect(alert).toContainText(owner.phone);
  await expect(alert).toContainText(owner.email);
  await expect(alert).toHaveAttribute("data-tone", "error");
  expect(posts).toEqual([]);
});

test("pressed twice, and Enter again and again, it sends once", async ({ page }) => {
  needsLocalServer("a request is really posted");
  const answer = gate();
  let asked = 0;
  await answerFirstChannel(page, async (route) => {
    asked++;
    await answer.opened;
    await route.fulfill({ status: 200, body: "" });
  });
  await open(page);
  const { submit, answer: securityAnswer, status, form } = await fill(page);
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

test("what was typed survives a reload, but never the security answer", async ({ page }) => {
  await open(page);
  await fill(page);
  await page.reload();
  const { name, email, phone, description, answer } = quoteForm(page);
  await expect(name).toHaveValue(visitor.name);
  await expect(email).toHaveValue(visitor.email);
  await expect(phone).toHaveValue(visitor.phone);
  await expect(description).toHaveValue(visitor.description);
  await expect(answer).toHaveValue("");
});
