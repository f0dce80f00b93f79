import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { services } from "../lib/services";
import { words } from "../lib/words";
import { expect, facts, phoneLink, test } from "./test";

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
const linked = (page: Page, relation: string) =>
  page.locator(`link[rel="${relation}"]`).getAttribute("href");

async function contractor(page: Page) {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
}

test("search engines are told what the page shows, and nothing is invented", {
  tag: "@facts",
}, async ({ page }) => {
  await page.goto("/");
  const { area, towns, hours } = facts;
  expect(await contractor(page)).toEqual({
    "@context": "https://schema.org",
    "@type": "GeneralContractor",
    name: facts.name,
    url: await linked(page, "canonical"),
    telephone: phoneLink.replace("tel:", ""),
    email: facts.email,
    image: expect.any(String),
    logo: expect.any(String),
    areaServed: towns.length ? [area, ...towns] : area,
    foundingDate: String(facts.since),
    ...(hours.length && {
      openingHoursSpecification: hours.map(({ days: dayOfWeek, opens, closes }) => {
        return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
      }),
    }),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: words.services.title,
      itemListElement: services.map(({ title: name, text: description, price }) => {
        const offer = price ? { description: price } : {};
        return {
          "@type": "Offer",
          ...offer,
          itemOffered: { "@type": "Service", name, description },
        };
      }),
    },
    ...(facts.license && {
      hasCredential: expect.objectContaining({
        name: facts.license,
        credentialCategory: "license",
      }),
    }),
    ...(facts.people && {
      employee: facts.people.map(({ name, role: jobTitle }) =>
        expect.objectContaining({ "@type": "Person", name, jobTitle }),
      ),
    }),
    sameAs: facts.social.map(({ url }) => url),
  });
  for (const shown of [...towns, ...hours.map(({ text }) => text)]) {
    await expect(page.locator("#contact")).toContainText(shown);
  }
});

test("title and description name the company and the place, for shared links as well", {
  tag: "@facts",
}, async ({ page }) => {
  await page.goto("/");
  const { title, description } = words.search;
  await expect(page).toHaveTitle(title);
  for (const fact of [facts.name, facts.city, facts.state]) expect(title).toContain(fact);
  expect(description).toContain(facts.area);
  expect(await content(page, "description")).toBe(description);
  for (const prefix of ["og", "twitter"]) {
    expect(await content(page, `${prefix}:title`)).toBe(title);
    expect(await content(page, `${prefix}:description`)).toBe(description);
  }
  expect(await content(page, "twitter:card")).toBe("summary_large_image");
  expect(await content(page, "og:image:alt")).toContain(facts.name);
});

test("every address that machines are told of is on the site and holds what it should", {
  tag: "@facts",
}, async ({ page, request }) => {
  await page.goto("/");
  const { url, image, logo } = await contractor(page);
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

  await expect(
    page.getByRole("banner").locator(`img[src="${logo.replace(url, "")}"]`),
  ).toBeVisible();
  for (const picture of [image, logo]) await sizeOf(picture);
  const tabIcons = await page.locator('link[rel$="icon"]').all();
  expect(tabIcons.length).toBeGreaterThan(1);
  for (const icon of tabIcons) await sizeOf(await icon.getAttribute("href"));
  expect(await content(page, "og:url")).toBe(url);
  const share = await content(page, "og:image");
  expect(share).toContain(url);
  expect(await sizeOf(share)).toBe("1200x630");
  // Messengers leave out what is larger.
  expect((await (await get(share)).body()).length).toBeLessThan(300_000);
  expect(await content(page, "twitter:image")).toBe(share);

  expect(await (await get("/sitemap.xml")).text()).toContain(`<loc>${url}/</loc>`);
  expect(await (await get("/robots.txt")).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
  const { name, icons } = await (await get(await linked(page, "manifest"))).json();
  expect(name).toBe(facts.name);
  expect(icons).not.toHaveLength(0);
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
