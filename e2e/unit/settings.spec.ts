import { expect, test } from "@playwright/test";
import { readSettings } from "../../scripts/export/settings";

const { env } = process;

test.afterEach(() => {
  process.env = env;
});

/** What is said of these settings, and what becomes of them. */
function read(settings: Record<string, string>) {
  process.env = { NODE_ENV: "production", ...settings };
  return { errors: readSettings(), settings: process.env };
}

test("a setting is read without the blanks and quote marks around it", () => {
  const settings = { NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: ' "a-key"\n', OWNER_EDITOR: "'on'" };
  expect(read(settings).settings).toMatchObject({
    NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: "a-key",
    OWNER_EDITOR: "on",
  });
});

test("the site has the address that is meant, and one that is none is told by its variable", () => {
  const origin = "https://www.example.com";
  for (const address of [`"${origin}"`, " www.example.com/\n", "HTTPS://www.example.com"])
    for (const name of ["NEXT_PUBLIC_SITE_URL", "URL"])
      expect(read({ [name]: address })).toMatchObject({
        errors: [],
        settings: { NEXT_PUBLIC_SITE_URL: origin },
      });
  for (const address of ["my site.com", "https://", "ftp://example.com"])
    expect(read({ NEXT_PUBLIC_SITE_URL: address }).errors).toEqual([
      `NEXT_PUBLIC_SITE_URL is "${address}". It has to be an address, such as https://www.example.com.`,
    ]);
});
