import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { services } from "../lib/content/services";
import { words } from "../lib/content/words";
import { expect, facts, phoneLink, test } from "./test";

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
const linked = (page: Page, relation: string) =>
  page.locator(`link[rel="${relation}"]`).getAttribute("href");

test("search engines get the facts that the page shows, and no others", { tag: "@facts" }, async ({
  page,
}) => {
  await page.goto("/");
  const { area, towns, hours, license, people = [] } = facts;
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { "@context": _, image, logo, url, ...rest } = JSON.parse(data ?? "");
  expect([image, logo]).toEqual([expect.any(String), expect.any(String)]);
  /** A fact that the owner leaves out is not there. */
  const given = (entries: Record<string, unknown>[]) =>
    entries.length ? entries.map((entry) => expect.objectContaining(entry)) : undefined;
  expect(url).toBe(await linked(page, "canonical"));
  expect(rest).toEqual({
    "@type": "GeneralContractor",
    name: facts.name,
    telephone: phoneLink.replace("tel:", ""),
    email: facts.email,
    areaServed: towns.length ? [area, ...towns] : area,
    foundingDate: String(facts.since),
    openingHoursSpecification: given(
      hours.map(({ days: dayOfWeek, opens, closes }) => ({ dayOfWeek, opens, closes })),
    ),
    hasOfferCatalog: expect.objectContaining({
      itemListElement: services.map(({ title: name, text: description, price }) => ({
        "@type": "Offer",
        ...(price && { description: price }),
        itemOffered: { "@type": "Service", name, description },
      })),
    }),
    hasCredential: license ? expect.objectContaining({ name: license }) : undefined,
    employee: given(people.map(({ name }) => ({ name }))),
    sameAs: facts.social.map(({ url }) => url),
  });
  for (const shown of [...towns, ...hours.map(({ text }) => text)])
    await expect(page.locator("#contact")).toContainText(shown);
});

test("a shared link has the page's title and description", { tag: "@facts" }, async ({ page }) => {
  await page.goto("/");
  const { title, description } = words.search;
  await expect(page).toHaveTitle(title);
  expect(await content(page, "description")).toBe(description);
  expect(await content(page, "twitter:card")).toBe("summary_large_image");
  for (const prefix of ["og", "twitter"]) {
    expect(await content(page, `${prefix}:title`)).toBe(title);
    expect(await content(page, `${prefix}:description`)).toBe(description);
  }
  expect(await content(page, "og:url")).toBe(await linked(page, "canonical"));
});

test("every address in the head leads to the right file", { tag: "@facts" }, async ({
  page,
  request,
}) => {
  await page.goto("/");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { image, logo, url } = JSON.parse(data ?? "");
  /** The same file on the site under test, which may not be at its published address. */
  const get = async (address: string | null) => {
    const response = await request.get(new URL(address ?? "", url).href.replace(url, ""));
    expect(response.status(), address ?? "").toBe(200);
    return response;
  };
  const sizeOf = async (address: string | null) => {
    const { width, height } = await sharp(await (await get(address)).body()).metadata();
    return `${width}x${height}`;
  };
  for (const relation of ["icon", "apple-touch-icon"]) await sizeOf(await linked(page, relation));
  for (const picture of [image, logo]) await sizeOf(picture);
  const share = await content(page, "og:image");
  expect(share).toContain(url);
  expect(await sizeOf(share)).toBe("1200x630");
  // Messengers leave out what is larger.
  expect((await (await get(share)).body()).length).toBeLessThan(300_000);

  expect(await (await get("/sitemap.xml")).text()).toContain(`<loc>${url}/</loc>`);
  expect(await (await get("/robots.txt")).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
  const { name, icons } = await (await get(await linked(page, "manifest"))).json();
  expect(name).toBe(facts.name);
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes);
});

for (const address of ["/", "/nothing-here"]) {
  test(`at ${address} is valid HTML`, { tag: "@facts" }, async ({ request }) => {
    const validator = new HtmlValidate({
      extends: ["html-validate:standard", "html-validate:document"],
      // Everything comes from the site's own address, over which the policy watches.
      rules: { "require-sri": "off" },
    });
    const html = await (await request.get(address)).text();
    expect(html).toContain("</html>");
    const { results } = await validator.validateString(html);
    const complaints = results.flatMap(({ messages }) =>
      messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
    );
    expect(complaints).toEqual([]);
  });
}
