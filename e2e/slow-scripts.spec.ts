import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fill, quoteForm, visitor } from "./form";
import { carousel } from "./photos";
import {
  expect,
  holdBackScripts,
  LATER_SCRIPTS,
  needsLocalServer,
  open,
  ready,
  test,
} from "./test";

test("what is typed and chosen early is kept", { tag: "@translated" }, async ({
  page,
  translated,
}) => {
  const release = await holdBackScripts(page);
  await page.goto("/");
  const { name, securityAnswer, projectDescription, answers, brought } = await fill(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(visitor.name);
  await answers("when").last().check();
  await page.getByRole("link", { name: "Ask for one like this" }).first().click();
  const photo = await brought("photo").inputValue();
  expect(photo).not.toBe("");
  await projectDescription.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(3, 3);
  });
  release();
  await ready(page);
  await expect(answers("when").last()).toBeChecked();
  await expect(brought("photo")).toHaveValue(photo);
  await expect(name).toHaveValue(visitor.name);
  await expect(projectDescription).toHaveValue(visitor.projectDescription);
  await expect(projectDescription).toBeFocused();
  // On a translated page React makes the form anew: the answer is no part of the draft, and the caret is at the end.
  await expect(securityAnswer).toHaveValue(translated ? "" : "10");
  const caret = projectDescription.evaluate((field: HTMLTextAreaElement) => field.selectionEnd);
  expect(await caret).toBe(translated ? visitor.projectDescription.length : 3);
});

test("the first press asks for the scripts, while pictures still load", async ({ page }) => {
  await holdBackScripts(page);
  await page.route("**/images/**", () => {});
  await page.goto("/#sent", { waitUntil: "domcontentloaded" });
  // This tells that the starter has run: it does not thank for nothing.
  await expect(page).toHaveURL("/#contact");
  const root = page.locator(":root");
  await expect(root).not.toHaveAttribute("data-scripts");
  await page.keyboard.press("Tab");
  await expect(root).toHaveAttribute("data-scripts", "requested");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("while one script is on its way, none has failed", async ({ page }) => {
  await page.clock.install();
  const release = await holdBackScripts(page, "continue", /\/scripts\/page-/);
  let arrived = 0;
  page.on("requestfinished", (request) => {
    if (LATER_SCRIPTS.test(request.url())) arrived++;
  });
  await page.goto("/");
  const root = page.locator(":root");
  await expect(root).toHaveAttribute("data-scripts", "requested");
  const count = await page.locator("script[src*='/_next/']:not([src*='/starter-'])").count();
  await expect.poll(() => arrived).toBe(count - 1);
  // Hydration may take a while, but that begins with the last script.
  await page.clock.fastForward("01:00");
  await expect(root).toHaveAttribute("data-scripts", "requested");
  release();
  await ready(page);
});

test("a control that needs scripts takes its place, is not seen before, and then works", {
  tag: "@translated",
}, async ({ page }) => {
  const release = await holdBackScripts(page);
  await page.goto("/");
  const { next, shown, expectCount } = carousel(page);
  await expect(next).toBeHidden();
  const top = () => shown.evaluate((photo) => photo.getBoundingClientRect().top + scrollY);
  const before = await top();
  // It is pressed in the moment in which the page says that scripts have taken over. By then React may have replaced it.
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (root.dataset.scripts !== "ready") return;
      document.querySelector<HTMLElement>("[aria-label='Next photo']")?.click();
    }).observe(root, { attributeFilter: ["data-scripts"] });
  });
  release();
  await ready(page);
  await expect(next).toBeVisible();
  await expectCount(2);
  expect(await top()).toBeCloseTo(before, 0);
});

test("an early submit takes along what was chosen, and is thanked once", {
  tag: "@translated",
}, async ({ page, translated }) => {
  needsLocalServer("a request is really posted");
  const release = await holdBackScripts(page);
  await page.goto("/");
  const name = `Late Scripts ${randomUUID()}`;
  const { submit, answers, brought } = await fill(page, { name });
  await answers("when").first().check();
  const when = await answers("when").first().inputValue();
  await page.getByRole("link", { name: "Ask for one like this" }).first().click();
  const photo = await brought("photo").inputValue();
  // An extension has filled in the honeypot: the host would drop the post without a word.
  await page.locator("[name='bot-field']").evaluate((field: HTMLInputElement) => {
    field.value = "Dana";
  });
  await submit.click();
  const thanks = page.getByText("Thank you!");
  await expect(thanks).toBeInViewport();
  const lines = (await readFile(".cache/quotes.jsonl", "utf8")).split("\n");
  const posted = lines.filter((line) => line.includes(name)).map((line) => JSON.parse(line));
  expect(posted).toMatchObject([{ when, photo }]);
  // A visitor who has read the thanks may go on. On a translated page React renders them anew, and the address leads to
  // them again.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 0));
  release();
  await ready(page);
  const seen = translated ? expect(thanks) : expect(thanks).not;
  await seen.toBeInViewport();
  await open(page, "/?again#sent");
  await expect(thanks).toBeHidden();
  await expect(quoteForm(page).name).toHaveValue("");
});

test("where session storage is blocked, an early submit is thanked as well", async ({ page }) => {
  needsLocalServer("a request is really posted");
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("blocked by the test", "SecurityError");
    };
    Object.defineProperty(window, "sessionStorage", { get });
  });
  await holdBackScripts(page);
  await page.goto("/");
  await (await fill(page)).submit.click();
  await expect(page.getByText("Thank you!")).toBeInViewport();
});

test.describe("offline", () => {
  test.use({ expectedErrors: /./ });

  test("a post that dies is not thanked, and its draft stays", async ({ page }) => {
    await holdBackScripts(page, "abort");
    await page.route("/", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await page.goto("/");
    const { submit, name } = await fill(page);
    await submit.click();
    await expect(page).toHaveURL(/^chrome-error:/);
    // Some browsers open the address anew when their error page is reloaded.
    await page.goto("/#sent");
    await expect(name).toHaveValue(visitor.name);
    await expect(page.getByText("Thank you!")).toBeHidden();
  });
});
