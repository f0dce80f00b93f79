import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gallery } from "../lib/content/gallery";
import { securityQuestion } from "../lib/quote/fields";
import { carousel } from "./photos";
import {
  expect,
  fill,
  holdBackScripts,
  messages,
  needsLocalServer,
  quoteForm,
  test,
  visitor,
} from "./test";

test.use({ javaScriptEnabled: false });

test("all can be read, and the menu opens", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.goto("/");
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
  const { track, next } = carousel(page);
  const photos = track.getByRole("img");
  const alts = photos.evaluateAll((all) => all.map((photo) => photo.getAttribute("alt")));
  expect(await alts).toEqual(gallery.map(({ alt }) => alt));
  // Each is a link to its file, in full size.
  const links = track
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(await links).toEqual(gallery.map(({ file }) => file));
  // What needs scripts is not offered.
  await expect(next).toBeHidden();
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
  const { email, phone, projectDescription } = visitor;
  const project = projectDescription.replace("\n", "\r\n");
  const lines = (await readFile(".cache/quotes.jsonl", "utf8")).split("\n");
  const kept = lines.filter((line) => line.includes(name)).map((line) => JSON.parse(line));
  expect(kept).toMatchObject([{ name, email, phone, project }]);
});

test.describe("scripts that do not run", () => {
  test.use({ javaScriptEnabled: true, expectedErrors: /./ });

  test("a photo that was pressed before scripts failed is opened as a file, unless I type", async ({
    page,
  }) => {
    for (const types of [true, false]) {
      const fail = await holdBackScripts(page, "abort");
      await page.goto("/");
      await carousel(page).shown.click();
      await expect(page.locator("a[aria-busy='true']")).toBeVisible();
      if (types) await quoteForm(page).name.fill(visitor.name);
      fail();
      await expect(page.locator("[data-scripts='waiting']")).toHaveCount(0);
      await expect(page.locator("a[aria-busy='true']")).toHaveCount(0);
      await expect(page).toHaveURL(types ? /\/$/ : new RegExp(`${gallery[0]?.file}$`));
    }
  });

  test("without the starter nothing looks alive", { tag: "@story" }, async ({ page }) => {
    await page.route(/\/starter-/, (route) => route.abort());
    await page.goto("/");
    await expect(quoteForm(page).form).toBeVisible();
    await expect(carousel(page).next).toBeHidden();
  });
});
