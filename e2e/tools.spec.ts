import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { createSite } from "../scripts/serve";
import { copyProject, PORT, testSites } from "./setup/test-sites";
import { expect, keyed, needsLocalServer, open, test } from "./test";

const DEV = `http://localhost:${PORT + 2}/`;
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ "form-name": "contact", ...fields }) });

test.beforeEach(() => needsLocalServer("it is what is looked at"));

test("the local server acknowledges nothing that it has not kept, and answers this machine alone", async () => {
  const { out } = testSites.keyed;
  // A folder, where no line can be appended.
  const server = await createSite({ out, quotes: out, log: () => {} });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  expect((await post(`http://127.0.0.1:${port}/`, { name: "Dana" })).status).toBe(500);
  server.close();

  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address } of addresses.filter((one) => one.family === "IPv4" && !one.internal))
    await expect(fetch(keyed.replace("localhost", address))).rejects.toThrow();
});

test.describe("on the owner's machine", () => {
  test.use({ baseURL: DEV });

  test("with `npm run dev`, the page comes alive, a change shows, and a request is kept", async ({
    page,
  }) => {
    const project = path.join(testSites.other.project, "../dev");
    // A server that compiles as it is asked takes its time on a machine with other work.
    test.slow();
    await copyProject(project);
    const env = { ...process.env, ...testSites.other.keys, PORT: String(PORT + 2) };
    // A group of its own, which ends together.
    const { pid = 0 } = spawn("npm", ["run", "dev"], { cwd: project, env, detached: true });
    const served = () => fetch(DEV).then((response) => response.text());
    try {
      await expect(served).toPass({ timeout: 60_000 });
      await open(page);
      const list = path.join(project, "lib/content/gallery.json");
      const [photo, ...rest] = JSON.parse(await readFile(list, "utf8"));
      const changed = [{ ...photo, caption: "Poured this morning" }, ...rest];
      await writeFile(list, JSON.stringify(changed));
      await expect.poll(served, { timeout: 30_000 }).toContain("Poured this morning");
      expect((await post(DEV, { name: "In development" })).ok).toBe(true);
      const kept = await readFile(path.join(project, ".quotes/quotes.jsonl"), "utf8");
      expect(kept).toContain("In development");
    } finally {
      if (pid) process.kill(-pid);
    }
  });
});
