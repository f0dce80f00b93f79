import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { copyProject, PORT, testSites } from "./setup/test-sites";
import { expect, needsLocalServer, open, test } from "./test";

test.use({ baseURL: `http://localhost:${PORT + 2}/` });

test("with `npm run dev` the page comes alive, and a request is kept", async ({ page }) => {
  needsLocalServer("it is what is looked at");
  // A server that compiles as it is asked takes its time on a machine with other work.
  test.slow();
  const cwd = path.join(testSites.other.project, "../dev");
  await copyProject(cwd);
  const env = { ...process.env, ...testSites.other.keys, PORT: String(PORT + 2) };
  // A group of its own, which ends together.
  const { pid = 0 } = spawn("npm", ["run", "dev"], { cwd, env, detached: true });
  try {
    const asked = () => page.request.get("/", { timeout: 60_000 });
    await expect(asked).toPass({ timeout: 60_000 });
    await open(page);
    const form = { "form-name": "contact", name: "In development" };
    expect((await page.request.post("/", { form })).ok()).toBe(true);
    expect(await readFile(path.join(cwd, ".quotes/quotes.jsonl"), "utf8")).toContain(form.name);
  } finally {
    if (pid) process.kill(-pid);
  }
});
