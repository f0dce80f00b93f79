import { randomUUID } from "node:crypto";
import {
  expect,
  fill,
  keptQuotes,
  needsLocalServer,
  quoteForm,
  test,
  total,
  visitor,
} from "./test";

test.use({ javaScriptEnabled: false });

test("everything can be read, and all photos are there", async ({ page }) => {
  await page.goto("/");
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
  const track = page.getByRole("group", { name: "Photos", exact: true });
  await expect(track.getByRole("group")).toHaveCount(total);
  const last = track.getByRole("img").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // What needs scripts is not offered.
  await expect(page.getByRole("button", { name: "Next photo" })).toBeHidden();
});

test("the menu of small screens opens", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide screens show the entries in the bar");
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("#menu").getByRole("link", { name: "About" }).tap();
  await expect(page.locator("#about-title")).toBeInViewport();
});

test("the browser stops a wrong answer, with the words of the specification", async ({ page }) => {
  await page.goto("/");
  const { answer } = quoteForm(page);
  await expect(answer).toHaveAttribute("pattern", "10");
  await expect(answer).toHaveAttribute("title", "Please answer the security question correctly.");
  const { submit } = await fill(page, { answer: "9" });
  await submit.click();
  await expect(page).not.toHaveURL(/#sent/);
  await expect(page.getByText("Thank you!")).toBeHidden();
});

test("the form posts natively and lands on a thank-you", async ({ page }) => {
  needsLocalServer("a request is really posted");
  await page.goto("/");
  const name = `No JavaScript ${randomUUID().slice(0, 8)}`;
  const { submit } = await fill(page, { name });
  await submit.click();
  await expect(page).toHaveURL(/\/#sent$/);
  await expect(page.getByText("Thank you! Your quote request has been submitted")).toBeInViewport();
  const kept = await keptQuotes(name);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.project?.replace(/\r\n/g, "\n")).toBe(visitor.description);
});
