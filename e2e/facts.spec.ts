import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { site } from "../lib/site";
import own from "../package.json" with { type: "json" };
import other from "./setup/other-company.json" with { type: "json" };
import { testSites } from "./setup/test-sites";
import { needsLocalServer } from "./test";

test.beforeEach(() => needsLocalServer("files are read from disk"));

test("the page of another company says nothing of this one", async () => {
  const { name, phone, email, city, state, area, social } = site;
  const facts = [name, phone, email, city, state, area, ...social.map(({ url }) => url)];
  // An owner may have a fact in common with the other company.
  const telling = facts.filter((fact) => !JSON.stringify(other).includes(fact));
  for (const file of ["index.html", "404.html", "manifest.webmanifest"]) {
    const text = await readFile(path.join(testSites.other.out, file), "utf8");
    expect(
      telling.filter((fact) => text.includes(fact)),
      file,
    ).toEqual([]);
  }
});

test("the licenses of all that is shipped are published with it", async () => {
  const text = await readFile(path.join(testSites.keyed.out, "licenses.txt"), "utf8");
  for (const [name, version] of Object.entries(own.dependencies)) {
    expect(text).toContain(`${name} ${version}`);
  }
  // Brought along by framer-motion and react-dom; and the typeface.
  for (const name of ["motion-dom", "scheduler", "SIL OPEN FONT LICENSE"]) {
    expect(text).toContain(name);
  }
});
