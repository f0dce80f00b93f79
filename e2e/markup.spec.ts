import { HtmlValidate } from "html-validate";
import { expect, test } from "./test";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // Everything comes from the site's own address, over which the policy watches.
    "require-sri": "off",
  },
});

for (const [name, address] of [
  ["front page", "/"],
  ["page of addresses that lead nowhere", "/nothing-here"],
] as const) {
  test(`the ${name} is valid HTML`, { tag: "@facts" }, async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toContain("</html>");
    const { results } = await validator.validateString(html);
    const complaints = results.flatMap(({ messages }) =>
      messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
    );
    expect(complaints).toEqual([]);
  });
}
