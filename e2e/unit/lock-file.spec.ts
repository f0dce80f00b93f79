import { expect, test } from "@playwright/test";
import lock from "../../package-lock.json" with { type: "json" };

test("each package has a hash, against which npm checks what it downloads", () => {
  const [_project, ...packages] = Object.entries<{ integrity?: string }>(lock.packages);
  const withoutHash = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(withoutHash.map(([name]) => name)).toEqual([]);
});
