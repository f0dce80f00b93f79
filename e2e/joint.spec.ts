import type { Locator } from "@playwright/test";
import { words } from "../lib/content/words";
import { boxOf } from "./photos";
import { expect, open, test } from "./test";

// Everything is at once where it stays.
test.use({ reducedMotion: "reduce" });

/** Where the joint is in the pictures that came with the site, in percent of their width: lib/content/crops.ts. */
const JOINT = 60.1;

test("the photos' joints run on in the page's", async ({ page }) => {
  await open(page);
  const line = await boxOf(page.locator("[data-joint]"));
  const expectToRunOn = async (image: Locator) => {
    // It puts the joint as far from the left in the picture's box as it is in the picture.
    await expect(image).toHaveCSS("object-position", new RegExp(`^${JOINT}% `));
    const { x, width } = await boxOf(image);
    expect(x + (width * JOINT) / 100).toBeCloseTo(line.x + line.width / 2, 0);
  };
  await expectToRunOn(page.locator("#home").getByRole("img").first());
  const material = page.getByRole("region", { name: words.material.title });
  await expectToRunOn(material.getByRole("img").first());
});
