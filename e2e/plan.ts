import type { Page } from "@playwright/test";
import { planTexts } from "../lib/site";
import { type Slab, summaryOf } from "../lib/slab";

/** The plan's region, and what is in it. */
export function planOn(page: Page) {
  const region = page.getByRole("region", { name: planTexts.title });
  return {
    region,
    width: region.getByRole("slider", { name: planTexts.width, exact: true }),
    length: region.getByRole("slider", { name: planTexts.length, exact: true }),
    joint: (number: number) => region.getByRole("button", { name: `Joint ${number} of` }),
    omitted: region.getByRole("button", { pressed: false }),
    line: (slab: Slab) => region.getByText(summaryOf(slab), { exact: true }),
    message: region.getByRole("status"),
    quote: region.getByRole("link", { name: planTexts.quote }),
  };
}
