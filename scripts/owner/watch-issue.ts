// Opens a GitHub issue when `npm run check:live` has found a problem, comments on it after each further run,
// and closes it when all is well. Run by .github/workflows/watch.yml with the report's file.
import { readFile } from "node:fs/promises";
import type { Report } from "./check-live";

const TITLE = "The website needs you";

type GitHub = {
  /** Address of its API, and `owner/name` of the repository. */
  api: string;
  repository: string;
  token: string;
  /** Where the log of this run is. */
  run: string;
};

/**
 * @param output the output of `npm run check:live`, of which only the last line is used
 * @throws {Error} when GitHub refuses
 */
export async function updateIssue(output: string, github: GitHub): Promise<void> {
  const report = reportIn(output);
  const text = report ? inWords(report) : UNFINISHED;
  const body = `${text}\n\nThe whole report: ${github.run}`;
  const open: { number: number; title: string }[] = await call(github, "GET", "?per_page=100");
  const issue = open.find(({ title }) => title === TITLE);
  const isWell = report?.broken.length === 0;
  if (!issue) {
    if (!isWell) await call(github, "POST", "", { title: TITLE, body });
    return;
  }
  await call(github, "POST", `/${issue.number}/comments`, { body });
  if (isWell) await call(github, "PATCH", `/${issue.number}`, { state: "closed" });
}

const UNFINISHED =
  "The weekly look at the website stopped before its end, so nobody knows how it is.";

function inWords({ url, broken }: Report) {
  if (broken.length === 0) return `All is well again with ${url}.`;
  const points = broken.map(({ sentence, remedy }) => `**${sentence}**\n${remedy}`);
  const end = "This issue is closed by itself when all holds again.";
  return [`The weekly look at ${url} found:`, ...points, end].join("\n\n");
}

function reportIn(output: string): Report | undefined {
  try {
    return JSON.parse(output.trimEnd().split("\n").at(-1) ?? "");
  } catch {
    return undefined;
  }
}

async function call(github: GitHub, method: string, path: string, body?: object) {
  const response = await fetch(`${github.api}/repos/${github.repository}/issues${path}`, {
    method,
    headers: { Authorization: `Bearer ${github.token}`, Accept: "application/vnd.github+json" },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`GitHub: ${response.status} ${await response.text()}`);
  return response.json();
}

if (process.argv[1] === import.meta.filename) {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN, RUN_URL } = process.env;
  // There is no file where the check did not even begin.
  const output = await readFile(process.argv[2] ?? "", "utf8").catch(() => "");
  await updateIssue(output, {
    api: GITHUB_API_URL ?? "",
    repository: GITHUB_REPOSITORY ?? "",
    token: GITHUB_TOKEN ?? "",
    run: RUN_URL ?? "",
  });
}
