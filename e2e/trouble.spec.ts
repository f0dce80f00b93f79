import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "./setup/browser.mjs";
import {
  EMAIL,
  expect,
  FORM_SERVICE,
  fill,
  gate,
  keyed,
  messages,
  needsLocalServer,
  open,
  owner,
  quoteForm,
  test,
  visitor,
} from "./test";

test.use({
  expectedErrors: /^(Quote \S+: |Failed to load resource|UndeliveredError)|net::ERR_/,
});
test.beforeEach(() => needsLocalServer("every channel is at hand"));

type State = "accepts" | "fails" | "is out of reach";

/** What visitors will meet: the state of the three channels, and what becomes of the request. */
const combinations: [State, State, State, string][] = [
  ["accepts", "accepts", "accepts", messages.sent],
  ["accepts", "fails", "fails", messages.sent],
  ["accepts", "is out of reach", "is out of reach", messages.sent],
  ["fails", "accepts", "accepts", messages.submitted],
  ["fails", "accepts", "fails", messages.submitted],
  ["is out of reach", "accepts", "accepts", messages.submitted],
  ["is out of reach", "accepts", "is out of reach", messages.submitted],
  ["fails", "fails", "accepts", messages.submitted],
  ["is out of reach", "fails", "accepts", messages.submitted],
  ["fails", "is out of reach", "accepts", messages.submitted],
  ["fails", "fails", "fails", messages.unavailable],
  ["is out of reach", "is out of reach", "is out of reach", messages.unavailable],
];

async function setChannels(page: Page, states: State[]) {
  const asked: string[] = [];
  const urls = [EMAIL, keyed, FORM_SERVICE];
  for (const [at, url] of urls.entries()) {
    await page.route(url, (route) => {
      if (url === keyed && route.request().method() !== "POST") return route.fallback();
      if (route.request().method() === "OPTIONS") return route.fallback();
      asked.push(url);
      if (states[at] === "is out of reach") return route.abort("internetdisconnected");
      return route.fulfill({ status: states[at] === "accepts" ? 200 : 503, body: "" });
    });
  }
  return asked;
}

for (const [email, post, service, message] of combinations) {
  test(`e-mail ${email}, host ${post}, form service ${service}`, async ({ page, isMobile }) => {
    test.skip(isMobile, "the chain is the same on a phone, where other stories send as well");
    const asked = await setChannels(page, [email, post, service]);
    await open(page, keyed);
    const form = await fill(page);
    await form.submit.click();
    const result = message === messages.unavailable ? form.alert : form.status;
    await expect(result).toContainText(message);
    await expect(result).toBeFocused();
    const order = [EMAIL, keyed, FORM_SERVICE];
    const taken = [email, post, service].indexOf("accepts");
    expect(asked).toEqual(taken < 0 ? order : order.slice(0, taken + 1));
  });
}

test("offline, the request stays with the visitor, and goes out when the net is back", async ({
  page,
  context,
}) => {
  // Photos that come near meanwhile are out of reach, and so are their stock pictures.
  await page.route("https://images.unsplash.com/**", (route) => route.abort());
  await page.clock.install();
  await open(page, keyed);
  const form = await fill(page);
  await context.setOffline(true);
  await page.route(EMAIL, (route) => route.abort("internetdisconnected"));
  await page.route(FORM_SERVICE, (route) => route.abort("internetdisconnected"));
  await form.submit.click();
  await expect(form.alert).toHaveText(messages.unavailable);
  await page.clock.runFor(2100);
  const panel = page.getByRole("region", { name: "Unsent requests" });
  await expect(panel).toContainText(visitor.description);

  await context.setOffline(false);
  await page.unroute(EMAIL);
  await page.route(EMAIL, (route) => route.fulfill({ status: 200, body: "OK" }));
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(form.status).toContainText(messages.sent);
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(panel).toHaveCount(0);
});

test("on a slow connection the button says so until the answer is there", async ({ page }) => {
  const { open: answer, opened: answered } = gate();
  await page.route(EMAIL, async (route) => {
    await answered;
    await route.fulfill({ status: 200, body: "OK" });
  });
  await open(page, keyed);
  const form = await fill(page);
  await form.submit.click();
  await expect(form.submit).toHaveText("Sending...");
  await expect(form.submit).toBeDisabled();
  await expect(form.status).toHaveCount(0);
  answer();
  await expect(form.status).toContainText(messages.sent);
  await expect(form.submit).toBeEnabled();
});

test("a tab that is left in the middle keeps what was typed and claims nothing", async ({
  page,
}) => {
  await page.route(EMAIL, () => new Promise(() => {}));
  await open(page, keyed);
  const form = await fill(page);
  await form.submit.click();
  await expect(form.submit).toHaveText("Sending...");
  await page.goto("about:blank");
  await open(page, keyed);
  await expect(form.description).toHaveValue(visitor.description);
  await expect(form.answer).toHaveValue("");
  await expect(form.form).toHaveAttribute("data-state", "idle");
  await expect(page.getByText("Thank you!")).toBeHidden();
});

test("an accidental step back and forth loses nothing", async ({ page }) => {
  await open(page, keyed);
  const form = await fill(page);
  await page.goto("about:blank");
  await page.goBack();
  await expect(form.name).toHaveValue(visitor.name);
  await expect(form.description).toHaveValue(visitor.description);
});

test("with the panel alone, by keyboard, the visitor can copy, mail and call", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await setChannels(page, ["fails", "fails", "fails"]);
  await page.clock.install();
  await open(page, keyed);
  const form = await fill(page);
  await form.answer.press("Enter");
  await expect(form.alert).toBeFocused();
  await page.clock.runFor(2100);
  const panel = page.getByRole("region", { name: "Unsent requests" });
  await expect(form.submit).toBeEnabled();
  // The request is long enough to scroll, or not: then it takes no focus.
  await panel.getByRole("button", { name: "Try again" }).focus();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: `Call ${owner.phone}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "Send by e-mail" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Copy request" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("status")).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const value of Object.values(visitor)) expect(copied).toContain(value);
});

test.describe("with the back-forward cache on", () => {
  // Playwright switches it off; here it is what is looked at.
  let context: BrowserContext;
  test.beforeAll(async () => {
    const browser = await chromium.launch({
      executablePath: findBrowser({ whole: true }),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    context = await browser.newContext();
  });
  test.afterAll(async () => {
    await context.browser()?.close();
  });

  test("going back after a success shows a page that is ready for the next request", async () => {
    const page = await context.newPage();
    await page.route(EMAIL, (route) => route.fulfill({ status: 200, body: "OK" }));
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await open(page, keyed);
    const form = await fill(page);
    await form.submit.click();
    await expect(form.status).toContainText(messages.sent);
    await page.goto(`${keyed}no-such-page`);
    // A page from the cache does not load again, which `goBack` would wait for.
    await page.evaluate(() => history.back());
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
    await expect(form.name).toHaveValue("");
    await expect(form.submit).toBeEnabled();
    const again = await fill(page);
    await again.submit.click();
    await expect(quoteForm(page).status).toContainText(messages.sent);
  });
});
