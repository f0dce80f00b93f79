import { claims, services } from "../lib/site";
import { expect, open, owner, phoneLink, test } from "./test";

test("a visitor finds every section and every claim of the specification", async ({ page }) => {
  await open(page);
  for (const id of ["home", "services", "projects", "about", "contact"]) {
    const section = page.locator(`section#${id}`);
    await expect(section).toHaveAttribute("aria-labelledby", `${id}-title`);
    await expect(page.locator(`#${id}-title`)).not.toBeEmpty();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const text = (await page.locator("body").innerText()).toLowerCase();
  for (const claim of Object.values(claims)) {
    expect(text.replace(/\s+/g, " ")).toContain(claim.toLowerCase());
  }
});

test("the hero leads to the form and to the phone", async ({ page }) => {
  await open(page);
  const hero = page.locator("#home");
  await expect(hero.getByRole("link", { name: "Get a free quote" })).toHaveAttribute(
    "href",
    "#contact",
  );
  await expect(hero.getByRole("link", { name: `Call Now ${owner.phone}` })).toHaveAttribute(
    "href",
    phoneLink,
  );
});

test("the services are offered, each with a picture, an icon, words and a way to the form", async ({
  page,
}) => {
  await open(page);
  const cards = page.locator("#services").getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText(services.list.map(({ title }) => title));
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole("img")).toHaveJSProperty("complete", true);
    await expect(card.getByRole("img")).not.toHaveJSProperty("naturalWidth", 0);
    await expect(card.getByRole("img")).not.toHaveAttribute("alt", "");
    await expect(card.locator("svg").first()).toBeVisible();
    await expect(card.getByRole("paragraph")).toHaveText(/^.{80,}$/);
    await card.getByRole("link", { name: "Get Quote", exact: true }).click();
    await expect(page.locator("#contact-title")).toBeInViewport();
  }
});

test("about and contact say whom to call, where, and why", async ({ page }) => {
  await open(page);
  const about = page.locator("#about");
  await expect(about.getByRole("link", { name: "Get a free quote" })).toHaveAttribute(
    "href",
    "#contact",
  );
  await expect(about.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", /^tel:/);
  const contact = page.locator("#contact");
  await expect(contact.getByRole("link", { name: owner.phone, exact: true })).toHaveAttribute(
    "href",
    /^tel:/,
  );
  for (const term of ["Phone", "Service area", "Our guarantee"]) {
    await expect(contact.getByRole("term").filter({ hasText: term })).toBeVisible();
  }
  await expect(contact.getByText(owner.area, { exact: true })).toBeVisible();
  await expect(contact.getByRole("heading", { name: "Why Choose Us" })).toBeVisible();
  await expect(contact.getByRole("listitem")).toHaveCount(7);
});

test("the footer closes with the social links and the copyright", async ({ page }) => {
  await open(page);
  const footer = page.getByRole("contentinfo");
  for (const { label: name } of owner.social) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", /^https:\/\//);
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()} ${owner.name}`)).toBeVisible();
});

test("a whole visit needs nothing that the security policy forbids", async ({ page }) => {
  // That nothing was refused, thrown or logged is checked after every test; this one sees everything.
  await open(page);
  for (const id of ["services", "projects", "about", "contact"]) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the exported page has no inline script, no inline style and nothing hidden", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))).toHaveLength(1);
  expect(scripts.join()).toContain('src="/_next/static/scripts/starter-');
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toMatch(/\son\w+="/);
  expect(html).not.toMatch(/opacity:\s*0/);
});

test("the policy allows scripts and styles from the site alone", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain("unsafe");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test.describe("a wrong address", () => {
  test.use({ expectedErrors: /404/ });

  test("is answered with a page that leads back, and to the phone", async ({ page, request }) => {
    expect((await request.get("/no-such-page")).status()).toBe(404);
    await page.goto("/no-such-page");
    const call = page.getByRole("link", { name: `Call Now ${owner.phone}` });
    await expect(call).toHaveAttribute("href", phoneLink);
    await expect(page.getByRole("link", { name: owner.name })).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Back to the front page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(owner.city);
  });
});
