import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Route } from "@playwright/test";
import { gallery } from "../lib/content/gallery";
import { fill, quoteForm, visitor } from "./form";
import { carousel } from "./photos";
import { expect, LATER_SCRIPTS, needsLocalServer, test } from "./test";

test.use({ javaScriptEnabled: false });

test("all can be read, and the menu opens", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.goto("/");
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
  const { track } = carousel(page);
  // Each photo is a link to its file, in full size.
  const photos = track
    .getByRole("link")
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute("href"), link.querySelector("img")?.alt]),
    );
  expect(await photos).toEqual(gallery.map(({ file, alt }) => [file, alt]));
  // Controls that need scripts are not offered.
  for (const role of ["slider", "spinbutton"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const working = [...(isMobile ? ["Menu"] : []), "Send quote request"];
  await expect(page.getByRole("button")).toHaveText(working);
  if (!isMobile) return;
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("#menu").getByRole("link", { name: "About" }).tap();
  await expect(page.locator("#about-title")).toBeInViewport();
});

test("a request with the right answer is posted, and thanked", { tag: "@story" }, async ({
  page,
}) => {
  needsLocalServer("a request is really posted");
  await page.goto("/");
  const name = `No JavaScript ${randomUUID().slice(0, 8)}`;
  const { submit, securityAnswer, answers } = await fill(page, { name, securityAnswer: "9" });
  await answers("what").first().check();
  const what = await answers("what").first().inputValue();
  const reason = "Please answer the security question correctly.";
  await expect(securityAnswer).toHaveAttribute("title", reason);
  await submit.click();
  // The browser stops it, and leads back to it.
  await expect(securityAnswer).toBeFocused();
  await securityAnswer.fill("10");
  await submit.click();
  await expect(page).toHaveURL(/\/#sent$/);
  const thanks = page.getByText("Your quote request has been submitted successfully.");
  await expect(thanks).toBeInViewport();
  const { email, phone, projectDescription } = visitor;
  const project = projectDescription.replace("\n", "\r\n");
  const lines = (await readFile(".cache/quotes.jsonl", "utf8")).split("\n");
  const kept = lines.filter((line) => line.includes(name)).map((line) => JSON.parse(line));
  expect(kept).toMatchObject([{ name, email, phone, project, what }]);
});

test.describe("scripts that do not run", { tag: "@story" }, () => {
  test.use({ javaScriptEnabled: true, expectedErrors: /./ });

  for (const [fault, answer] of [
    ["are missing", (route: Route) => route.abort()],
    // Empty files load without an error: only the time that they take tells that nothing comes of them.
    ["are empty", (route: Route) => route.fulfill({ contentType: "text/javascript" })],
  ] as const)
    test(`when they ${fault}, the page gives them up, and nothing looks alive`, async ({
      page,
    }) => {
      await page.route(LATER_SCRIPTS, answer);
      await page.clock.install();
      await page.goto("/");
      await expect(quoteForm(page).form).toBeVisible();
      await expect(carousel(page).next).toBeHidden();
      const root = page.locator(":root");
      const state = () =>
        page.clock.fastForward(1000).then(() => root.getAttribute("data-scripts"));
      await expect.poll(state).toBe("failed");
      // The controls do not even take their places any more.
      const boxes = page
        .locator("[data-needs-script]")
        .evaluateAll((all) => all.flatMap((one) => [...one.getClientRects()]).length);
      expect(await boxes).toBe(0);
    });
});
