import { expect, test } from "@playwright/test";
import { settingsIn } from "../../scripts/export/settings.mjs";

test("a setting is read without the blanks and quote marks around it", () => {
  const env = { NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: ' "a-key"\n', OWNER_EDITOR: "'on'", HOME: "/" };
  expect(settingsIn(env).settings).toEqual({
    NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: "a-key",
    OWNER_EDITOR: "on",
    NEXT_PUBLIC_SITE_URL: "http://localhost:3000",
  });
});

test("the site has the address that is meant, and one that is none is told by its variable", () => {
  const origin = "https://www.example.com";
  for (const address of [
    ...[`"${origin}"`, `‘${origin}’`, " www.example.com/\n", "HTTPS://www.example.com"],
    ...["https:/www.example.com", "https:www.example.com", "//www.example.com"],
  ])
    for (const name of ["NEXT_PUBLIC_SITE_URL", "URL"])
      expect(settingsIn({ [name]: address })).toMatchObject({
        errors: [],
        settings: { NEXT_PUBLIC_SITE_URL: origin },
      });
  for (const address of [
    "my site.com",
    "https://",
    "ftp://example.com",
    "http//www.example.com",
    "www.example.com,",
    `<${origin}>`,
  ])
    expect(settingsIn({ NEXT_PUBLIC_SITE_URL: address }).errors).toEqual([
      `NEXT_PUBLIC_SITE_URL is "${address}". It has to be an address, such as https://www.example.com.`,
    ]);
});
