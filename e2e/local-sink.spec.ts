import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "@playwright/test";
import { createSite } from "../scripts/serve";
import { testSites } from "./setup/test-sites";
import { keptQuotes, keyed, needsLocalServer } from "./test";

test.beforeEach(() => needsLocalServer("it is what is looked at"));

const quote = { "form-name": "contact", project: '20 x 40 ft \u{1f69a}\r\n& a "walk"' };
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields) });

test("a quote is kept whole before it is acknowledged with the page, and nothing else is", async () => {
  const name = `Sink ${randomUUID()}`;
  const page = await (await fetch(keyed)).text();
  const answers = await Promise.all(
    Array.from("0123456789", () => post(keyed, { ...quote, name })),
  );
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, page]);
  const kept = Array.from(answers, () => expect.objectContaining({ ...quote, name }));
  expect(await keptQuotes(name)).toEqual(kept);

  // The host does not tell robots that it has noticed them.
  expect((await post(keyed, { ...quote, name, "bot-field": "x" })).status).toBe(200);
  expect((await post(keyed, { ...quote, name, "form-name": "newsletter" })).status).toBe(404);
  expect((await post(`${keyed}elsewhere`, { ...quote, name })).status).toBe(405);
  expect((await fetch(keyed, { method: "DELETE" })).status).toBe(405);
  expect(await keptQuotes(name)).toHaveLength(answers.length);
});

test("a quote that cannot be kept is not acknowledged", async () => {
  const { out } = testSites.keyed;
  // A folder, where no line can be appended.
  const server = await createSite({ out, quotes: out, log: () => {} });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  expect((await post(`http://127.0.0.1:${port}/`, quote)).status).toBe(500);
  server.close();
});

test("only this machine reaches the local server, as it keeps personal data", async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
  test.skip(!outside, "this machine is on no network");
  await expect(fetch(keyed.replace("localhost", outside?.address ?? ""))).rejects.toThrow();
});
