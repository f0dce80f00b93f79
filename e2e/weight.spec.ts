import { readFile } from "node:fs/promises";
import { PHONE, weighFirstView } from "../scripts/bench/weight.mjs";
import { testSites } from "./setup/test-sites.mjs";
import { expect, needsLocalServer, test } from "./test";

test.use(PHONE);

for (const [name, { out, port }] of Object.entries(testSites)) {
  test(`the first view of the ${name} site keeps to its budgets of bytes`, async ({ page }) => {
    needsLocalServer("the files are weighed on disk");
    test.skip(test.info().project.name !== "phone", "one phone is enough");
    const file = new URL("../scripts/bench/budgets.json", import.meta.url);
    const budgets = JSON.parse(await readFile(file, "utf8"));
    const weight = await weighFirstView(page, `http://localhost:${port}`, out);
    const kilobytes = (kind: keyof typeof weight) => weight[kind] / 1000;
    expect.soft(kilobytes("html"), "HTML").toBeLessThanOrEqual(budgets.htmlKb);
    expect.soft(kilobytes("script"), "scripts").toBeLessThanOrEqual(budgets.scriptKb);
    expect.soft(kilobytes("style"), "style sheets").toBeLessThanOrEqual(budgets.styleKb);
    expect.soft(kilobytes("font"), "fonts").toBeLessThanOrEqual(budgets.fontKb);
    expect.soft(kilobytes("total"), "all").toBeLessThanOrEqual(budgets.firstViewKb);
    // A page that failed to load would weigh little.
    expect(kilobytes("script"), "scripts").toBeGreaterThan(budgets.scriptKb / 2);
    expect(kilobytes("image"), "pictures").toBeGreaterThan(5);
  });
}
