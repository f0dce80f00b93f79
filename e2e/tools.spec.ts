import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { createSite } from "../scripts/serve";
import { copyProject, PORT, testSites } from "./setup/test-sites";
import { expect, fill, keptQuotes, keyed, needsLocalServer, open, test } from "./test";

const DEV = `http://localhost:${PORT + 2}/`;

test.beforeEach(() => needsLocalServer("it is what is looked at"));

test("the local server acknowledges what it has kept, whole, and nothing else, to this machine alone", async () => {
  const name = `Sink ${randomUUID()}`;
  const quote = { "form-name": "contact", name, project: '20 x 40 ft \u{1f69a}\r\n& a "walk"' };
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields) });
  const page = await (await fetch(keyed)).text();
  const answer = await post(keyed, quote);
  expect([answer.status, await answer.text()]).toEqual([200, page]);
  // The host does not tell robots that it has noticed them.
  expect((await post(keyed, { ...quote, "bot-field": "x" })).status).toBe(200);
  expect((await post(keyed, { ...quote, "form-name": "newsletter" })).status).toBe(404);
  expect((await post(`${keyed}elsewhere`, quote)).status).toBe(405);
  expect(await keptQuotes(name)).toEqual([expect.objectContaining(quote)]);

  const { out } = testSites.keyed;
  // A folder, where no line can be appended.
  const server = await createSite({ out, quotes: out, log: () => {} });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  expect((await post(`http://127.0.0.1:${port}/`, quote)).status).toBe(500);
  server.close();

  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address } of addresses.filter((one) => one.family === "IPv4" && !one.internal))
    await expect(fetch(keyed.replace("localhost", address))).rejects.toThrow();
});

test.describe("on the owner's machine", () => {
  test.use({ baseURL: DEV });

  test("with `npm run dev`, a change shows after a reload, and a request is kept", async ({
    page,
  }) => {
    const project = path.join(testSites.other.project, "../dev");
    // A server that compiles as it is asked takes its time on a machine with other work.
    test.slow();
    await copyProject(project);
    const env = { ...process.env, ...testSites.other.keys, PORT: String(PORT + 2) };
    // A group of its own, which ends together.
    const { pid = 0 } = spawn("npm", ["run", "dev"], { cwd: project, env, detached: true });
    try {
      await expect(async () => expect((await fetch(DEV)).ok).toBe(true)).toPass({
        timeout: 60_000,
      });
      await open(page);
      await page.getByRole("button", { name: "Next photo" }).click();
      await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
      const list = path.join(project, "lib/content/gallery.json");
      const [photo, ...rest] = JSON.parse(await readFile(list, "utf8"));
      await writeFile(
        list,
        JSON.stringify([{ ...photo, caption: "Poured this morning" }, ...rest]),
      );
      await expect(async () => {
        await open(page);
        await expect(page.getByText("Poured this morning").first()).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 30_000 });
      const form = await fill(page, { name: "In development" });
      await form.submit.click();
      await expect(form.status).toContainText("Thank you!");
      const kept = await readFile(path.join(project, ".quotes/quotes.jsonl"), "utf8");
      expect(kept).toContain("In development");
    } finally {
      if (pid) process.kill(-pid);
    }
  });
});
