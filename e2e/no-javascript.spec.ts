import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { gallery } from "../lib/content/gallery";
import { securityQuestion } from "../lib/quote/fields";
import {
  expect,
  fill,
  holdBack,
  LATER_SCRIPTS,
  messages,
  needsLocalServer,
  postedQuotes,
  quoteForm,
  test,
  visitor,
} from "./test";

test.use({ javaScriptEnabled: false });

const next = (page: Page) => page.getByRole("button", { name: "Next photo" });

test("all can be read, and the menu opens", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.goto("/");
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
  const photos = page.getByRole("group", { name: "Photos", exact: true }).getByRole("img");
  const alts = photos.evaluateAll((all) => all.map((photo) => photo.getAttribute("alt")));
  expect(await alts).toEqual(gallery.map(({ alt }) => alt));
  // Each is a link to its file, in full size.
  const files = page.getByRole("group", { name: "Photos", exact: true }).getByRole("link");
  const links = files.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(await links).toEqual(gallery.map(({ file }) => file));
  await photos.last().scrollIntoViewIfNeeded();
  await expect(photos.last()).toBeInViewport();
  // What needs scripts is not offered.
  await expect(next(page)).toBeHidden();
  if (!isMobile) return;
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("#menu").getByRole("link", { name: "About" }).tap();
  await expect(page.locator("#about-title")).toBeInViewport();
});

test("a wrong answer is stopped, a right one posted", { tag: "@story" }, async ({ page }) => {
  await page.goto("/");
  const { securityAnswer } = quoteForm(page);
  await expect(securityAnswer).toHaveAttribute("pattern", "10");
  await expect(securityAnswer).toHaveAttribute("title", securityQuestion.wrong);
  const name = `No JavaScript ${randomUUID().slice(0, 8)}`;
  const { submit } = await fill(page, { name, securityAnswer: "9" });
  await submit.click();
  await expect(page.getByText("Thank you!")).toBeHidden();
  needsLocalServer("a request is really posted");
  await securityAnswer.fill("10");
  await submit.click();
  await expect(page).toHaveURL(/\/#sent$/);
  await expect(page.getByText(messages.submitted)).toBeInViewport();
  const [kept = {}, ...more] = await postedQuotes(name);
  expect(more).toEqual([]);
  expect(kept.project).toBe(visitor.projectDescription.replace("\n", "\r\n"));
  for (const typed of Object.values({ ...visitor, name }))
    expect(Object.values(kept)).toContain(typed.replace("\n", "\r\n"));
});

test.describe("scripts that do not run", () => {
  test.use({ javaScriptEnabled: true, expectedErrors: /./ });

  test("with a page in place of a script nothing looks alive", { tag: "@story" }, async ({
    page,
  }) => {
    const body = "<!doctype html><title>Not found</title>";
    await page.route(LATER_SCRIPTS, (route) => route.fulfill({ body, contentType: "text/html" }));
    await page.goto("/");
    await expect(page.locator(":root[data-scripts='failed']")).toBeVisible();
    await expect(next(page)).toBeHidden();
  });

  test("a photo that was pressed before scripts failed is opened as a file", async ({ page }) => {
    const fail = await holdBack(page, LATER_SCRIPTS, (route) => route.abort());
    await page.goto("/");
    const photos = page.getByRole("group", { name: "Photos", exact: true });
    await photos.getByRole("img").first().click();
    fail();
    await expect(page).toHaveURL(new RegExp(`${gallery[0]?.file}$`));
  });

  test("without the starter nothing looks alive", { tag: "@story" }, async ({ page }) => {
    await page.route(/\/starter-/, (route) => route.abort());
    await page.goto("/");
    await expect(quoteForm(page).form).toBeVisible();
    await expect(next(page)).toBeHidden();
  });
});
