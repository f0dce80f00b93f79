import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { words } from "../lib/content/words";
import { expect, facts, phoneLink, test } from "./test";

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
const linked = (page: Page, relation: string) =>
  page.locator(`link[rel="${relation}"]`).getAttribute("href");

test("search engines get the page's facts, and no others", { tag: "@facts" }, async ({ page }) => {
  await page.goto("/");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  // No text ends with a space, although some of the other company's do.
  expect(data).not.toContain(' "');
  const { image: _image, logo: _logo, telephone, ...rest } = JSON.parse(data ?? "");
  const { name, email, street, city, state, zip, area, towns, since, hours, social } = facts;
  const opening = hours.map(({ days: dayOfWeek, opens, closes }) =>
    expect.objectContaining({ dayOfWeek, opens, closes }),
  );
  expect(rest).toEqual({
    "@context": "https://schema.org",
    "@type": "GeneralContractor",
    name,
    email,
    url: await linked(page, "canonical"),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: street && zip,
      addressCountry: "US",
    },
    areaServed: [area, ...towns],
    foundingDate: String(since),
    openingHoursSpecification: hours.length ? opening : undefined,
    sameAs: social.length ? social.map(({ url }) => url) : undefined,
  });
  expect(telephone).toMatch(/^\+1\d{10}$/);
  expect(phoneLink).toContain(telephone);
});

test("what the head and robots lead to is there", { tag: "@facts" }, async ({ page, request }) => {
  await page.goto("/");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { image, logo, url } = JSON.parse(data ?? "");
  /** The same file on the site under test, which may not be at its published address. */
  const get = (address: string | null) =>
    request.get(new URL(address ?? "", url).href.replace(url, ""));
  const { name } = await (await get(await linked(page, "manifest"))).json();
  expect(name).toBe(facts.name);
  const touchIcon = await linked(page, "apple-touch-icon");
  for (const address of [image, logo, await linked(page, "icon"), touchIcon])
    await sharp(await (await get(address)).body()).metadata();
  // Where a page names no icon, browsers ask for this one. Playwright would refuse them the address without a query.
  const favicon = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = "/favicon.ico?";
    await icon.decode();
    return icon.width;
  });
  expect(favicon).toBe(192);
  expect(await (await get("/sitemap.xml")).text()).toContain(`<loc>${url}/</loc>`);
  const robots = await (await get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(robots).not.toContain("Disallow");
  // Only the host's previews ask not to be found. Their addresses have two hyphens, as no published one has.
  const isPreview = process.env.BASE_URL?.includes("--");
  await expect(page.locator("meta[name='robots']")).toHaveCount(isPreview ? 1 : 0);
  // With this value, browsers that darken pages by themselves leave this one alone.
  expect(await content(page, "color-scheme")).toBe("only light");
  await test.step("a messenger shows title, description and picture", async () => {
    expect(await content(page, "og:title")).toBe(words.search.title);
    expect(await content(page, "og:description")).toBe(words.search.description);
    expect(await content(page, "og:url")).toBe(await linked(page, "canonical"));
    expect(await content(page, "twitter:card")).toBe("summary_large_image");
    const address = await content(page, "og:image");
    expect(address).toContain(url);
    const picture = await (await get(address)).body();
    // Messengers leave out a picture that is larger.
    expect(picture.length).toBeLessThan(300_000);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

test("the pages are valid HTML", { tag: "@facts" }, async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:document"],
    // Everything comes from the site's own address, which the policy enforces.
    rules: { "require-sri": "off" },
  });
  for (const address of ["/", "/nothing-here"]) {
    const html = await (await request.get(address)).text();
    expect(html).toContain("</html>");
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});
