import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, open, test } from "./test";

type Offer = {
  "@type": string;
  itemOffered: { "@type": string; name: string; description: string };
};

type Contractor = {
  "@type": string;
  name: string;
  url: string;
  telephone: string;
  email: string;
  image: string;
  logo: string;
  areaServed: string;
  foundingDate: string;
  hasOfferCatalog: { "@type": string; name: string; itemListElement: Offer[] };
  sameAs: string[];
};

/** What search engines read. */
async function contractorOf(page: Page): Promise<Contractor> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  return JSON.parse((await scripts.textContent()) ?? "");
}

/** The content of a meta element, by its name or property. */
async function meta(page: Page, name: string): Promise<string> {
  const element = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(element).toHaveCount(1);
  return (await element.getAttribute("content")) ?? "";
}

/** The same file on the site under test, which may not be at its published address. */
function here(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

test("search engines are told what the page shows", async ({ page }) => {
  await open(page);
  const told = await contractorOf(page);
  expect(told).toMatchObject({ "@context": "https://schema.org", "@type": "GeneralContractor" });

  await expect(page.getByRole("banner").getByText(told.name, { exact: true })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(told.name, { exact: true })).toBeVisible();

  const contact = page.locator("#contact");
  const call = contact.locator("dd").getByRole("link");
  await expect(call).toHaveAttribute("href", `tel:${told.telephone}`);
  expect(told.telephone.endsWith((await call.innerText()).replace(/\D/g, ""))).toBe(true);
  await expect(footer.getByRole("link", { name: told.email, exact: true })).toHaveAttribute(
    "href",
    `mailto:${told.email}`,
  );
  await expect(contact.getByText(told.areaServed, { exact: true })).toBeVisible();
  await expect(footer).toContainText(`since ${told.foundingDate}`);

  const links = await footer
    .getByRole("link")
    .evaluateAll((list) => list.map((link) => link.getAttribute("href") ?? ""));
  expect(told.sameAs).toEqual(links.filter((link) => link.startsWith("http")));
  expect(told.sameAs).toHaveLength(3);
});

test("the services on offer are those of the cards", async ({ page }) => {
  await open(page);
  const { hasOfferCatalog: catalog } = await contractorOf(page);
  const section = page.locator("#services");
  const cards = section.getByRole("listitem");
  await expect(cards).toHaveCount(4);
  expect(catalog["@type"]).toBe("OfferCatalog");
  await expect(section.getByRole("heading", { level: 2 })).toHaveText(catalog.name);
  const services = catalog.itemListElement.map(({ itemOffered }) => itemOffered);
  await expect(cards.getByRole("heading")).toHaveText(services.map(({ name }) => name));
  await expect(cards.getByRole("paragraph")).toHaveText(
    services.map(({ description }) => description),
  );
  for (const offer of catalog.itemListElement) {
    expect([offer["@type"], offer.itemOffered["@type"]]).toEqual(["Offer", "Service"]);
  }
});

test("nothing is invented: no rating, no address, no price", async ({ page }) => {
  await open(page);
  expect(Object.keys(await contractorOf(page)).toSorted()).toEqual([
    "@context",
    "@type",
    "areaServed",
    "email",
    "foundingDate",
    "hasOfferCatalog",
    "image",
    "logo",
    "name",
    "sameAs",
    "telephone",
    "url",
  ]);
});

test("the address is the canonical one, and the pictures told of are on the site", async ({
  page,
  request,
}) => {
  await open(page);
  const { url, image, logo } = await contractorOf(page);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(url).toBe(canonical);
  expect(await meta(page, "og:url")).toBe(canonical);
  for (const address of [image, logo]) {
    expect(new URL(address).origin).toBe(new URL(url).origin);
    const response = await request.get(here(address));
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toMatch(/^image\//);
  }
  await expect(page.getByRole("banner").locator("img")).toHaveAttribute("src", here(logo));
  await expect(page.locator("#home").getByRole("img").first()).toHaveAttribute("src", here(image));
});

test("the raw page holds the data whole, and no fact can end its element", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, json = ""] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@type"]).toBe("GeneralContractor");
});

test("title and description are there, short enough to be shown, and name the place", async ({
  page,
}) => {
  await open(page);
  const { name } = await contractorOf(page);
  const title = await page.title();
  const description = await meta(page, "description");
  expect(title).toContain(name);
  expect(title.length).toBeLessThanOrEqual(65);
  expect(description.length).toBeGreaterThan(70);
  expect(description.length).toBeLessThanOrEqual(200);
  for (const prefix of ["og", "twitter"]) {
    expect(await meta(page, `${prefix}:title`)).toBe(title);
    expect(await meta(page, `${prefix}:description`)).toBe(description);
  }
  expect(await meta(page, "theme-color")).toMatch(/^#[0-9a-f]{6}$/);
});

test("a shared link shows a picture of 1200 x 630 at an absolute address", async ({
  page,
  request,
}) => {
  await open(page);
  const address = await meta(page, "og:image");
  expect(await meta(page, "twitter:image")).toBe(address);
  expect(await meta(page, "twitter:card")).toBe("summary_large_image");
  expect(await meta(page, "og:image:alt")).toContain((await contractorOf(page)).name);
  const response = await request.get(here(address));
  expect(response.status()).toBe(200);
  const { width, height } = await sharp(await response.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("sitemap, robots and manifest answer, and lead to what is there", async ({
  page,
  request,
}) => {
  await open(page);
  const { url, name } = await contractorOf(page);

  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.status()).toBe(200);
  const places = (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  expect(Array.from(places, ([, place]) => place)).toEqual([`${url}/`]);

  const robots = await request.get("/robots.txt");
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toContain(`Sitemap: ${url}/sitemap.xml`);

  const linked = await page.locator('link[rel="manifest"]').getAttribute("href");
  expect(linked).toBe("/manifest.webmanifest");
  const manifest = await request.get("/manifest.webmanifest");
  expect(manifest.status()).toBe(200);
  const { name: installed, icons } = await manifest.json();
  expect(installed).toBe(name);
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("tabs and home screens find their icons", async ({ page, request }) => {
  await open(page);
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  await expect(icons).toHaveCount(2);
  for (const icon of await icons.all()) {
    const address = (await icon.getAttribute("href")) ?? "";
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
