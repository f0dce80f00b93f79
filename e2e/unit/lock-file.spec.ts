import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("each package has a hash, against which npm checks what it downloads", () => {
  const lock: { packages: Record<string, { integrity?: string }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const { "": _project, ...packages } = lock.packages;
  const names = Object.keys(packages);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !packages[name]?.integrity?.startsWith("sha512-"))).toEqual([]);
});
