// `npm run check:live -- https://www.example.com` checks the deployed site in a browser, as a visitor sees
// it. With `--send`, it also sends a test request by each channel.
import { type BrowserContext, chromium, type Page, type Response } from "playwright";
import { currentCommit } from "@/lib/build/deployment";
import { channels } from "@/lib/quote/channels";
import { findBrowser } from "../browser";
import { readRules } from "../serve";
import { type Finding, fails, holds } from "./live/finding";
import { look } from "./live/look";
import { sendBy } from "./live/send";
import { isLocal, judge, type Repository, standIns } from "./live/verdict";

/** The last line of the output, as JSON. All is well if `broken` is empty. */
export type Report = { url: string; broken: Finding[] };

/**
 * Checks the site at an address.
 *
 * @param options what the site should match, and whether to send a test request by each channel
 * @returns a finding for each point that was checked, the channels last
 */
export async function checkLive(
  context: BrowserContext,
  address: string,
  { repository, send = false }: { repository: Repository; send?: boolean },
): Promise<Finding[]> {
  const url = new URL("/", address);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  const answers = await open(page, url);
  if (!answers.holds) return [answers];
  const seen = await look(page, errors);
  await page.close();

  const findings = [answers, ...judge(seen, url, repository)];
  if (!send) return findings;
  if (!seen.alive) return [...findings, fails("send", "its scripts do not come alive")];
  if (!isLocal(url) && standIns(seen).length)
    return [...findings, fails("send", "its facts are stand-ins")];
  for (const channel of channels) {
    const form = await context.newPage();
    findings.push(await sendBy(channel, form, url, seen.contractor));
    await form.close();
  }
  return findings;
}

async function open(page: Page, url: URL): Promise<Finding> {
  let response: Response | null;
  try {
    response = await page.goto(url.href);
  } catch (error) {
    const reason = String(error).match(/ERR_\w+/)?.[0] ?? String(error);
    return fails(reason.startsWith("ERR_CERT") ? "certificate" : "answer", reason);
  }
  if (response?.status() !== 200) return fails("status", String(response?.status()));
  if (page.url().startsWith("https:")) return holds("https");
  return isLocal(url) ? holds("answer") : fails("https", page.url());
}

function inWords(url: string, findings: Finding[]): string {
  const broken = findings.filter((finding) => !finding.holds);
  const report: Report = { url, broken };
  const verdict = broken.length ? "What does not hold:" : "All is well.";
  return [
    url,
    ...findings.filter((finding) => finding.holds).map(({ sentence }) => `- ${sentence}`),
    `\n${verdict}`,
    ...broken.map(({ sentence, remedy }) => `- ${sentence}\n  What to do: ${remedy}`),
    `\n${JSON.stringify(report)}`,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  const [address = "", ...others] = process.argv.slice(2).filter((word) => word !== "--send");
  const url = /^https?:\/\//.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url) || others.length) {
    console.error("Which site? npm run check:live -- https://www.example.com [--send]");
    process.exit(2);
  }
  const repository = { rules: await readRules("public/_headers"), commit: currentCommit() };
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const send = process.argv.includes("--send");
  const findings = await checkLive(await browser.newContext(), url, { repository, send });
  await browser.close();
  console.log(inWords(url, findings));
  if (findings.some((finding) => !finding.holds)) process.exitCode = 1;
}
