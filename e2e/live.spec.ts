// `npm run check:live -- ADDRESS [--send]` checks whether the deployed site still works. The message of each
// expectation says what the owner can do.
import { spawnSync } from "node:child_process";
import { CHANNEL_TIMEOUT_MS, channels } from "../lib/submit";
import { placeholderFactsIn } from "../scripts/export/launch-notes";
import { readHeaderRules } from "../scripts/header-rules";
import { CHANNEL_ERRORS, fill } from "./form";
import { expect, facts, open, test } from "./test";

const AGAIN =
  "Netlify, Deploys: if the latest is not published, its log says why. Or deploy again.";
/** What to do when a channel refuses a request, by its name. */
const CHANNEL_REMEDIES: Record<string, string> = {
  email:
    "EmailJS, Email History, has the reason. The usual ones: the mailbox has to be connected again (Email Services), a key was renewed (Netlify, Environment variables, then deploy again), the month's free requests are used up.",
  "form-post":
    "Netlify, Forms: is there a form contact? If not, Enable form detection, then deploy again. Usage & billing shows whether the credits are used up.",
  "form-service":
    "Is the access key in Netlify, Environment variables, the one that Web3Forms has mailed you? After too many requests it pauses for an hour.",
};

const site = new URL(process.env.BASE_URL ?? "http://localhost");
/** A local server has neither https nor the host's form handling, and may show placeholders. */
const isLocal = site.hostname === "localhost";
const isPreview = /--[\w-]+\.netlify\.app$/.test(site.hostname);
const placeholders = placeholderFactsIn({ facts });

test("The site answers, by https", async ({ page }) => {
  const status = await page.goto("/").then((response) => response?.status(), String);
  expect(
    status,
    "If browsers do not trust the certificate: Netlify, Domain management > HTTPS, verify the DNS configuration and renew it. Does the domain lead to Netlify (Domain management)? With the credits used up (Usage & billing) every site is paused. netlifystatus.com says whether they have an outage. Otherwise Deploys > an older one > Publish deploy.",
  ).toBe(200);
  if (!isLocal) expect(page.url(), "Netlify, Domain management > HTTPS.").toMatch(/^https:/);
});

test("Its scripts come alive, and the console has no error", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.locator(":root[data-scripts='ready']"),
    `The page can be read, but its form can only post. ${AGAIN}`,
  ).toHaveCount(1, { timeout: 15_000 });
});

test("It is the page of this commit", async ({ request }) => {
  const served = (await (await request.get("/version.txt")).text()).trim();
  const message = `Have all commits but the last Saves been deployed? ${AGAIN}`;
  expect(served, message).toMatch(/^[0-9a-f]{40}$/);
  // The host does not build Saves until they are published.
  const others = ["--invert-grep", "--fixed-strings", "--grep=[skip ci]"];
  const range = `HEAD...${served}`;
  const git = spawnSync("git", ["log", "--oneline", ...others, range], { encoding: "utf8" });
  expect(git.stdout + git.stderr, message).toBe("");
});

test("Its headers are this repository's", async ({ page, request }) => {
  await page.goto("/");
  const starter = await page.locator("script[src]").first().getAttribute("src");
  const headersFor = await readHeaderRules("public/_headers");
  for (const address of ["/", starter ?? ""]) {
    const headers = (await request.get(address)).headers();
    for (const [name, wanted] of Object.entries(headersFor(address))) {
      // The host replaces this one by a value of its own.
      if (name === "Strict-Transport-Security") continue;
      const value = headers[name.toLowerCase()]?.replace(/\s/g, "");
      expect(value, `${name} of ${address}. ${AGAIN}`).toBe(wanted.replace(/\s/g, ""));
    }
  }
});

test("No picture is missing", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const addresses = html.match(/\/(images|pictures)\/[\w./-]+/g);
  expect(addresses, AGAIN).not.toBeNull();
  const missing: string[] = [];
  for (const address of new Set(addresses)) {
    const response = await request.head(address);
    if (!response.headers()["content-type"]?.startsWith("image/")) missing.push(address);
  }
  expect(missing, AGAIN).toEqual([]);
});

test("Search engines are let in, and kept out of a preview", async ({ page, request }) => {
  const response = await page.goto("/");
  const robots = page.locator("meta[name='robots'][content*='noindex']");
  const reasons = [
    /noindex/.test(response?.headers()["x-robots-tag"] ?? "") && "a header",
    (await robots.count()) > 0 && "the page itself",
    /^disallow:\s*\/\s*$/im.test(await (await request.get("/robots.txt")).text()) && "/robots.txt",
  ].filter(Boolean);
  const message = `Kept out by: ${reasons.join(", ") || "nothing"}. What is published has to be a deploy of the production branch (Netlify, Deploys); a preview has to keep them out.`;
  expect(reasons.length > 0, message).toBe(isPreview);
});

test("The host has read the form at the deploy", async ({ page }) => {
  const remedy = "Netlify, Forms > Enable form detection, then deploy again.";
  await page.goto("/__forms.html");
  const form = page.locator("form[name='contact']");
  await expect(form, remedy).toHaveCount(1);
  // A host that has read a form takes its own attributes out of it.
  if (!isLocal) await expect(form, remedy).not.toHaveAttribute("data-netlify");
});

test.describe("with --send", () => {
  test.use({ expectedErrors: CHANNEL_ERRORS });

  test("The first channel takes a test request", async ({ page }) => {
    test.skip(process.env.LIVE !== "send", "only --send sends a request");
    if (!isLocal) expect(placeholders, "Nothing was sent: its facts are placeholders.").toEqual([]);
    const asked: string[] = [];
    let status = "no answer";
    await page.route("**", async (route) => {
      const request = route.request();
      if (request.method() !== "POST") return route.fallback();
      asked.push(new URL(request.url()).origin);
      // Only the first channel may be asked, because the others would hide that it fails.
      if (asked.length > 1) return route.abort();
      await route.continue();
      status = String((await request.response())?.status() ?? status);
    });
    await open(page);
    // The request has the owner's own addresses, so that a reply reaches nobody else.
    const { form, submit } = await fill(page, {
      name: "Website test",
      email: facts.email,
      phone: facts.phone,
      projectDescription: "Test of the website. Nothing to do.",
    });
    await submit.click();
    const result = form.locator("[data-tone]").first();
    await result.waitFor({ timeout: (channels.length + 1) * CHANNEL_TIMEOUT_MS });
    const channel = channels.find(({ origin }) => (origin || site.origin) === asked[0]);
    const remedy = CHANNEL_REMEDIES[channel?.name ?? ""] ?? AGAIN;
    const message = `The ${channel?.label}, asked first: ${status}. ${remedy}`;
    await expect(result, message).toHaveAttribute("data-tone", "success");
  });
});
