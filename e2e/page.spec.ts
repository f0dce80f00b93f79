import { captionOf, gallery, onlyRenders } from "../lib/content/gallery";
import { services } from "../lib/content/services";
import type { Service } from "../lib/content/types";
import { expect, facts, open, phoneLink, test } from "./test";

test("every service has a picture, a text and a quote", { tag: "@facts" }, async ({ page }) => {
  await open(page);
  const cards = page.locator("#services").getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText(services.map(({ title }) => title));
  for (const [index, card] of (await cards.all()).entries()) {
    const picture = card.getByRole("img");
    await card.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    const { alt, description, price = "" } = services[index] as Service;
    await expect(picture).toHaveAttribute("alt", alt);
    await expect(card.getByRole("paragraph")).toHaveText([description + price]);
    await expect(card.locator("svg").first()).toBeVisible();
    const quote = card.getByRole("link", { name: "Get Quote", exact: true });
    await expect(quote).toHaveAttribute("href", "#contact");
    // Screen readers list links without what is around them.
    await expect(quote).toHaveAccessibleDescription(services[index]?.title ?? "");
  }
});

test("the photos of the work follow the services", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#services + section")).toHaveAttribute("id", "projects");
});

test("every claim can be read, every contact reached", { tag: "@facts" }, async ({ page }) => {
  await page.goto("/");
  for (const section of [page.locator("#home"), page.locator("#about")]) {
    const quote = section.getByRole("link", { name: "Get a free quote" });
    await expect(quote).toHaveAttribute("href", "#contact");
    const call = section.getByRole("link", { name: "Call Now" });
    await expect(call).toHaveAttribute("href", phoneLink);
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(`© ${facts.name}`, { exact: true })).toBeVisible();
  const contact = page.locator("#contact");
  const phone = contact.getByRole("link", { name: facts.phone, exact: true });
  await expect(phone).toHaveAttribute("href", phoneLink);
  for (const term of ["Phone", "Email", "Service area", "Our guarantee"]) {
    await expect(contact.getByRole("term").filter({ hasText: term })).toBeVisible();
  }
  await expect(contact.getByRole("heading", { name: "Why Choose Us" })).toBeVisible();
  await expect(contact.getByRole("list").last().getByRole("listitem")).toHaveText([
    `${facts.years} years of experience`,
    `${facts.projects} projects`,
    /^Licensed and insured/,
    "Free estimates",
    "Quality materials",
    "Professional team",
  ]);
  const inTime = `Quotes answered within ${facts.answerHours} hour`;
  for (const claim of [inTime, `In business since ${facts.since}`])
    await expect(page.getByText(claim).first()).toBeVisible();
});

test("every photo's caption has all that is known of it", { tag: "@facts" }, async ({ page }) => {
  await page.goto("/");
  const captions = gallery.map((photo) => captionOf(photo));
  // While all are renders, the page says so in two places, and no caption does.
  const count = onlyRenders ? 1 : 0;
  await expect(page.locator("#projects").getByText(/Illustrations, until/)).toHaveCount(count);
  await expect(page.getByRole("contentinfo").getByText(/illustrations/)).toHaveCount(count);
  // Screen readers read only the current photo. A review is a figure as well.
  const figures = page.locator("#projects").getByRole("figure", { includeHidden: true });
  const photos = figures.filter({ hasNot: page.locator("blockquote") });
  await expect(photos).toHaveCount(captions.length);
  await expect(photos).toContainText(captions);
});

/** The values of a fact that a visitor reads or presses. Times and days are for search engines, and have a text beside them. */
function valuesOf(name: string, fact: unknown): string[] {
  if (["days", "opens", "closes", "photo"].includes(name)) return [];
  if (typeof fact === "boolean") return fact ? ["sms:"] : [];
  if (typeof fact !== "object" || fact === null) return [String(fact)];
  return Object.entries(fact).flatMap(([key, value]) =>
    valuesOf(Array.isArray(fact) ? name : key, value),
  );
}

/** A text without its capitals. A review's own quote marks are single on the page. */
const plain = (text: string) => text.toLowerCase().replace(/["“”‘’]/g, "'");

test("every fact that is given is shown", { tag: "@facts" }, async ({ page }) => {
  await open(page);
  const links = await page.getByRole("link", { includeHidden: true }).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  // Labels of other parts of the page may have a value in them as well, but not all pieces of it.
  const shown = plain([await page.locator("body").innerText(), ...addresses].join("\n"));
  const values = valuesOf("facts", facts).map(plain);
  const missing = [...new Set(values)].filter((value) => {
    const given = values.filter((other) => other.includes(value)).length;
    return shown.split(value).length - 1 < given;
  });
  expect(missing).toEqual([]);
});

test("a fact that is left out leaves nothing empty", { tag: "@facts" }, async ({ page }) => {
  await page.goto("/");
  const text = /\S/;
  for (const [container, part] of [
    ["dl > div", "dd"],
    ["ul, ol", "li"],
    ["figure", "figcaption"],
  ] as const) {
    const all = page.locator(container);
    await expect(all).not.toHaveCount(0);
    const filled = all.filter({ has: page.locator(part).filter({ hasText: text }) });
    await expect(filled).toHaveCount(await all.count());
  }
  await expect(page.locator("a[href=''], a[href$=':'], a[href$='undefined']")).toHaveCount(0);
});

test.describe("a wrong address", () => {
  test.use({ expectedErrors: /404/ });

  test("is answered with a page that leads back", { tag: "@story" }, async ({ page }) => {
    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    // It is no copy of another page.
    await expect(page.locator("link[rel='canonical']")).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("Nothing has been poured here");
    const call = page.getByRole("link", { name: `Call Now ${facts.phone}` });
    await expect(call).toHaveAttribute("href", phoneLink);
    // On this page the style sheets come in another order.
    await expect(call).toHaveCSS("border-top-width", "1px");
    await expect(page.getByRole("link", { name: facts.name })).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(facts.city);
  });
});
