import { spawn } from "node:child_process";
import { copyProject } from "./setup/copy-project";
import { PORT } from "./setup/test-sites";
import { expect, needsLocalServer, open, test } from "./test";

test.use({ baseURL: `http://localhost:${PORT + 2}/` });

test("`npm run dev` serves the page and the editor", async ({ page }) => {
  needsLocalServer("it starts a dev server");
  // The server compiles when it is first asked, which takes long on a busy machine.
  test.slow();
  const cwd = ".cache/dev";
  await copyProject(cwd);
  const REPOSITORY_URL = "https://github.com/company/site";
  const env = { ...process.env, REPOSITORY_URL, PORT: String(PORT + 2) };
  // A process group of its own, so that all of it can be ended.
  const { pid = 0 } = spawn("npm", ["run", "dev"], { cwd, env, detached: true });
  try {
    const asked = () => page.request.get("/", { timeout: 60_000 });
    await expect(asked).toPass({ timeout: 120_000 });
    await open(page);
    const { backend } = await (await page.request.get("/edit/config.json")).json();
    expect(backend.repo).toBe("company/site");
  } finally {
    if (pid) process.kill(-pid);
  }
});
