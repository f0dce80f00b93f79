// Draws the icons for tabs and home screens from the logo, and the picture that is shown when the
// page is shared, from the hero. Run by hand (`npm run identity`) when logo, hero, name or headline change; the
// results are committed. The words are those of the build, which that command makes first.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../../e2e/setup/browser.mjs";

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const logo = await readFile(at("public/images/logo.svg"));
const icons = { "public/icon-192.png": 192, "public/icon-512.png": 512, "app/apple-icon.png": 180 };
for (const [file, size] of Object.entries(icons)) {
  await sharp(logo, { density: 72 * (size / 40) })
    .resize(size)
    .png({ palette: true })
    .toFile(at(file));
}
await writeFile(at("app/icon.svg"), logo);

const inline = async (path, type) =>
  `data:${type};base64,${(await readFile(at(path))).toString("base64")}`;
const browser = await chromium.launch({ executablePath: findBrowser() });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`
  <style>
    @font-face { font-family: wide; src: url(${await inline("app/fonts/archivo-wide.woff2", "font/woff2")}); }
    @font-face { font-family: text; src: url(${await inline("app/fonts/archivo-text.woff2", "font/woff2")}); }
    body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; font-family: text; color: #f3efe7; }
    img.photo { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 30%; }
    .shade { position: absolute; inset: 0; background: linear-gradient(to top, rgb(25 23 21 / 94%) 12%, rgb(25 23 21 / 72%) 45%, rgb(25 23 21 / 0%) 78%); }
    .words { position: absolute; left: 64px; right: 64px; bottom: 56px; }
    .name { display: flex; align-items: center; gap: 20px; font: 34px/1 wide; }
    h1 { margin: 28px 0 16px; font: 400 84px/1 wide; letter-spacing: -0.015em; }
    p { margin: 0; font-size: 30px; }
  </style>
  <img class="photo" src="${await inline("public/images/hero.jpg", "image/jpeg")}">
  <div class="shade"></div>
  <div class="words">
    <div class="name"><img width="52" height="52" src="${await inline("public/images/logo.svg", "image/svg+xml")}"><span></span></div>
    <h1></h1>
    <p>Driveways, foundations, patios and commercial slabs</p>
  </div>`);
const html = await readFile(at("out/index.html"), "utf8");
const { name, title } = await page.evaluate(async (source) => {
  const built = new DOMParser().parseFromString(source, "text/html");
  const name = built.querySelector("meta[property='og:site_name']").content;
  const title = built.querySelector("h1").textContent;
  document.querySelector(".name span").textContent = name;
  document.querySelector("h1").textContent = title;
  await document.fonts.ready;
  return { name, title };
}, html);
const picture = await page.screenshot();
await browser.close();
await sharp(picture).jpeg({ quality: 82, mozjpeg: true }).toFile(at("app/opengraph-image.jpg"));
await writeFile(at("app/opengraph-image.alt.txt"), `${name}: ${title}`);
console.log("Icons and share picture drawn. They are in the next build.");
