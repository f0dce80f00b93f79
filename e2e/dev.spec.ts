import { spawn } from "node:child_process";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyProject, PORT, testSites } from "./setup/test-sites";
import { expect, fill, needsLocalServer, open, test, total } from "./test";

const project = path.join(testSites.other.project, "../dev");
const url = `http://localhost:${PORT + 2}/`;
let end = () => {};

test.use({ baseURL: url });
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  needsLocalServer("it is the one of `npm run dev`");
  await copyProject(project);
  const env = { ...process.env, ...testSites.other.keys, PORT: String(PORT + 2) };
  // A group of its own, which ends together.
  const { pid } = spawn("npm", ["run", "dev"], { cwd: project, env, detached: true });
  if (pid) end = () => process.kill(-pid);
  await expect(async () => expect((await fetch(url)).ok).toBe(true)).toPass({ timeout: 60_000 });
});
test.afterAll(() => end());

test("while the owner edits, sections appear, the carousel moves, a photo opens and stays", async ({
  page,
}) => {
  await open(page);
  const last = page.locator("[data-reveal]").last();
  await expect(last).toHaveCSS("opacity", "0");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS("opacity", "1");
  await page.getByRole("button", { name: "Next photo" }).click();
  await expect(page.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Next photo" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a request that the page thanks for is kept", async ({ page }) => {
  await open(page);
  const form = await fill(page, { name: "In development" });
  await form.submit.click();
  await expect(form.status).toContainText("Thank you!");
  expect(await readFile(path.join(project, ".quotes/quotes.jsonl"), "utf8")).toContain(
    "In development",
  );
});

test("a changed caption and a new photo show after a reload", async ({ page }) => {
  const list = path.join(project, "lib/content/gallery.json");
  const [photo, ...rest] = JSON.parse(await readFile(list, "utf8"));
  const file = path.join(project, "public", photo.file);
  await copyFile(file, path.join(path.dirname(file), "brand-new.jpg"));
  const added = { ...photo, file: "/images/gallery/brand-new.jpg", caption: "Poured this morning" };
  await writeFile(list, JSON.stringify([added, { ...photo, caption: "New words" }, ...rest]));
  const pictures = path.join(project, "lib/photos.generated.json");
  await expect.poll(() => readFile(pictures, "utf8"), { timeout: 30_000 }).toContain("brand-new");
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByText("Poured this morning").first()).toBeVisible({ timeout: 1000 });
    await expect(page.locator("#projects")).toContainText("New words", { timeout: 1000 });
    const photo = page.locator('#projects img[src$="brand-new.jpg"]').first();
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});
