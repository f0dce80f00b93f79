// Collects what the checks need from a deployed page, in a browser. The page itself makes every request, so
// that a test can answer them by routing. (Functions that run in the page must not have names: tsx would add
// a helper to them that does not exist there.)
import type { Page } from "playwright";
import { READY_ISLAND, SCRIPTS, WAITING_ISLAND } from "@/lib/page-contract";

/** How long scripts may take to come alive, in milliseconds. */
const ALIVE_WITHIN_MS = 15_000;

type Answer = { status: number; headers: Record<string, string>; text: string };
/** What the page's structured data says of the company. */
type Contractor = { name: string; telephone: string; email: string; sameAs?: string[] };

export type Seen = Awaited<ReturnType<typeof look>>;

/** Examines the site that is open in a page; `errors` are the console's and may still grow. */
export async function look(page: Page, errors: readonly string[]) {
  const alive = await isAlive(page);
  // Copied before the requests below, which no visitor makes and which may log errors.
  const logged = [...errors];
  const pages = await ask(page, ["/", "/version.txt", "/robots.txt", "/__forms.html"], "GET");
  const html = await parse(page, pages["/"]?.text ?? "");
  const files = await ask(page, [...html.scripts, ...html.pictures], "HEAD");
  const textOf = (address: string) =>
    pages[address]?.status === 200 ? pages[address].text.trim() : undefined;
  return {
    html,
    answers: { ...pages, ...files },
    alive,
    errors: logged,
    contractor: JSON.parse(html.data ?? "{}") as Contractor,
    commit: textOf("/version.txt"),
    robots: textOf("/robots.txt") ?? "",
    hostAttributes: (await parse(page, textOf("/__forms.html") ?? "")).hostAttributes,
  };
}

/** Waits until every island is hydrated or scripts have failed; returns whether all are hydrated. */
export async function isAlive(page: Page): Promise<boolean> {
  const failed = page.locator(`html[${SCRIPTS}='failed']`);
  const alive = page.locator(`body:has(${READY_ISLAND}):not(:has(${WAITING_ISLAND}))`);
  try {
    await alive.or(failed).first().waitFor({ state: "attached", timeout: ALIVE_WITHIN_MS });
    return (await failed.count()) === 0;
  } catch {
    return false;
  }
}

/** The responses by address, without failed requests. */
async function ask(page: Page, addresses: string[], method: "GET" | "HEAD") {
  const answers = await page.evaluate(
    ({ addresses, method }) =>
      Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(address, { method, cache: "no-store" }).catch(() => undefined);
          if (!answer) return [];
          const headers = Object.fromEntries(answer.headers);
          return [[address, { status: answer.status, headers, text: await answer.text() }]];
        }),
      ),
    { addresses, method },
  );
  return Object.fromEntries(answers.flat()) as Record<string, Answer>;
}

/** Parses a page as served, before any script has changed it. */
function parse(page: Page, html: string) {
  return page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    const shown = Array.from(parsed.images, (image) => image.getAttribute("src"));
    const sized = Array.from(parsed.querySelectorAll("source"), ({ srcset }) =>
      srcset.split(",").map((candidate) => candidate.trim().split(" ")[0]),
    );
    const policy = parsed.querySelector("meta[http-equiv='content-security-policy' i]");
    const form = parsed.querySelector("form[name='contact']");
    return {
      policy: policy?.getAttribute("content") ?? "",
      robots: parsed.querySelector("meta[name='robots']")?.getAttribute("content") ?? "",
      data: parsed.querySelector("script[type='application/ld+json']")?.textContent,
      scripts: Array.from(
        parsed.querySelectorAll("script[src]"),
        (script) => script.getAttribute("src") ?? "",
      ),
      pictures: [...new Set([...shown, ...sized.flat()])].filter((address) => address != null),
      hostAttributes: form?.getAttributeNames().filter((name) => name.includes("netlify")),
    };
  }, html);
}
