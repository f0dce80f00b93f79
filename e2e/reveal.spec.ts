import type { Page } from "@playwright/test";
import { expect, holdScripts, open, ready, test } from "./test";

const sections = ["services", "projects", "about", "contact"];

/** Scrolls so that this share of a section shows above the lower edge of the window. */
async function show(page: Page, id: string, share: number) {
  await page.locator(`#${id}`).evaluate((section, share) => {
    const { top, height } = section.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: "instant" });
  }, share);
}

/** Waits until the browser has told every observer of this scroll, and a frame was drawn after it. */
async function observersHaveLooked(page: Page, id: string) {
  await content(page, id).evaluate(async (element) => {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(element);
    });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

function content(page: Page, id: string) {
  return page.locator(`#${id} > [data-reveal]`);
}

test("a section settles into place once a tenth of it is visible, and stays", async ({ page }) => {
  await open(page);
  for (const id of sections) {
    await expect(content(page, id)).toHaveCSS("opacity", "0");
    await show(page, id, 0.05);
    await observersHaveLooked(page, id);
    await expect(content(page, id)).toHaveCSS("opacity", "0");
    await show(page, id, 0.2);
    await expect(content(page, id)).toHaveCSS("opacity", "1");
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const id of sections) await expect(content(page, id)).toHaveCSS("opacity", "1");
});

test("nothing is hidden where less motion is wanted, nor on paper", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  for (const id of sections) await expect(content(page, id)).toHaveCSS("opacity", "1");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect(content(page, "contact")).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  for (const id of sections) await expect(content(page, id)).toHaveCSS("opacity", "1");
});

test("what is in view when scripts start is never taken away", async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto("/#contact");
  await expect(page.locator("#contact-title")).toBeInViewport();
  arrive();
  await ready(page);
  await expect(content(page, "contact")).toHaveAttribute("data-reveal", "plain");
  await expect(content(page, "contact")).toHaveCSS("opacity", "1");
});

test("a window too small for a tenth of a section shows it all the same, resized or not", async ({
  page,
}) => {
  await open(page);
  // 300 % zoom, after the page has measured a larger window.
  await page.setViewportSize({ width: 455, height: 217 });
  for (const id of sections) {
    await expect(content(page, id)).toHaveCSS("opacity", "0");
    await show(page, id, 0.2);
    await expect(content(page, id)).toHaveCSS("opacity", "1");
  }
});
