import {
  expect,
  fill,
  holdScripts,
  keyless,
  LATER_SCRIPTS,
  messages,
  needsLocalServer,
  quoteForm,
  ready,
  test,
  total,
} from "./test";

test.use({ baseURL: keyless });

test("no script but the starter is asked for before the page has loaded", async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on("request", (request) => {
    if (!loaded && LATER_SCRIPTS.test(request.url())) early.push(request.url());
  });
  page.on("load", () => {
    loaded = true;
  });
  await page.goto("/");
  await ready(page);
  expect(early).toEqual([]);
});

test("a press that came too early is answered once the island is there", async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto("/");
  const root = page.getByRole("group", { name: "Photos of past projects" });
  await root.getByRole("button", { name: "Next photo" }).click();
  await expect(root.getByText(`1 / ${total}`)).toBeVisible();
  arrive();
  await expect(root.getByText(`2 / ${total}`)).toBeVisible();
});

test("what was typed before scripts had started stays, and goes out with an early submit", async ({
  page,
}) => {
  needsLocalServer("a request is really posted");
  const arrive = await holdScripts(page);
  await page.goto("/");
  const { submit, status, name } = await fill(page, { name: "Early Bird" });
  await submit.click();
  await expect(page).not.toHaveURL(/#sent/);
  await expect(name).toHaveValue("Early Bird");
  arrive();
  await expect(status).toContainText(messages.submitted);
  await expect(page).not.toHaveURL(/#sent/);
});

test("an early submit does not wait for ever: after 3 seconds the browser sends it", async ({
  page,
}) => {
  needsLocalServer("a request is really posted");
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/");
  const { submit } = await fill(page, { name: "Late Scripts" });
  await submit.click();
  await page.clock.runFor(3100);
  await expect(page).toHaveURL(/#sent$/);
  await expect(page.getByText("Thank you! Your quote request has been submitted")).toBeInViewport();
});

test.describe("when scripts fail to load", () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  test("the page stays whole, and the form posts natively at once", async ({ page }) => {
    needsLocalServer("a request is really posted");
    await page.route(LATER_SCRIPTS, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Next photo" })).toBeHidden();
    await expect(page.locator("#services")).toBeVisible();
    await expect(quoteForm(page).form).toBeVisible();
    const { submit } = await fill(page, { name: "No Scripts" });
    await submit.click();
    await expect(page).toHaveURL(/#sent$/);
  });
});
