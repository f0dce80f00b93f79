// Compares what was seen on a deployed page with this repository.
import type { Header } from "@netlify/headers-parser";
import { policyFor } from "../../export/policy";
import { standInsOf } from "../launch";
import { type Finding, fails, holds } from "./finding";
import type { Seen } from "./look";

/** What the deployed page should match: the header rules as the host reads them, and the commit if known. */
export type Repository = { rules: Header[]; commit: string | undefined };

const POLICY = "content-security-policy";
const TRANSPORT = "strict-transport-security";
const YEAR_S = 31_536_000;
/** The host adds its own scripts to previews; the page's policy blocks them, which logs errors. */
const HOSTS_OWN = /app\.netlify\.com|netlify-cdp|\/\.netlify\/scripts/;

/** Whether this is a local server, which has neither https nor the host's form handling. */
export const isLocal = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

export function judge(seen: Seen, address: URL, { rules, commit }: Repository): Finding[] {
  const isPreview = /--[\w-]+\.netlify\.app$/.test(address.hostname);
  const errors = seen.errors.filter((error) => !isPreview || !HOSTS_OWN.test(error));
  const closed = closedToSearch(seen);
  const preview = closed.length ? holds("preview") : fails("preview");
  const check = (id: Finding["id"], reasons: string[]) => {
    const more = reasons.length > 3 ? [`and ${reasons.length - 3} more`] : [];
    return reasons.length ? fails(id, [...reasons.slice(0, 3), ...more].join("; ")) : holds(id);
  };
  return [
    check("policy", policyDifferences(seen, headersOf("/", rules)[POLICY])),
    check("headers", headerDifferences(seen, rules)),
    check("commit", commitDifference(seen.commit, commit)),
    seen.alive ? holds("scripts") : fails("scripts"),
    check("console", errors),
    check("pictures", missingPictures(seen)),
    check("facts", standIns(seen)),
    isPreview ? preview : check("search", closed),
    ...(isLocal(address) ? [] : [check("form", formUnread(seen))]),
  ];
}

/** The facts on the page that are stand-ins. */
export function standIns({ contractor }: Seen): string[] {
  const { name, telephone: phone, email, sameAs = [] } = contractor;
  const social = sameAs.map((url) => ({ url }));
  return standInsOf({ name, phone, email, social }).map(({ value }) => value);
}

/** The headers for an address, by lower-case name, as in responses. */
function headersOf(address: string, rules: Header[]): Record<string, string> {
  const matching = rules.filter(({ forRegExp }) => forRegExp.test(address));
  const entries = matching.flatMap(({ values }) => Object.entries(values));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Directives that differ or are missing; the policies of the header and of the page apply together. */
function policyDifferences({ answers, html }: Seen, wanted = ""): string[] {
  const served = directivesOf(`${answers["/"]?.headers[POLICY] ?? ""};${html.policy}`);
  const written = directivesOf(`${policyFor([])}; ${wanted}`);
  return [...written.keys()].filter((name) => name && served.get(name) !== written.get(name));
}

/** Leaves out the hashes of styles, which only a build knows; a wrong one causes an error in the console. */
function directivesOf(policies: string) {
  const texts = policies.replace(/'sha256-[^']*'/g, "").split(/[;,]/);
  const directives = texts.map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...values]) => [name, values.sort().join(" ")]));
}

function headerDifferences({ answers }: Seen, rules: Header[]): string[] {
  const found = Object.entries(answers).filter(([, { status }]) => status === 200);
  return found.flatMap(([address, { headers }]) =>
    Object.entries(headersOf(address, rules))
      .filter(([name, wanted]) => name !== POLICY && !isAsWanted(name, headers[name], wanted))
      .map(([name, wanted]) => `${address} has ${name} "${headers[name]}", not "${wanted}"`),
  );
}

function isAsWanted(name: string, served = "", wanted: string) {
  // The host may set its own value; a year or more is enough.
  if (name === TRANSPORT) return Number(served.match(/max-age=(\d+)/)?.[1]) >= YEAR_S;
  const [one, other] = [served, wanted].map((value) => value.toLowerCase().split(/,\s*/).sort());
  return String(one) === String(other);
}

function commitDifference(served = "unknown", here: string | undefined): string[] {
  if (served === "unknown") return ["it does not say of which it is, at /version.txt"];
  const [its, ours] = [served, here ?? served].map((hash) => hash.slice(0, 7));
  return its === ours ? [] : [`it is of ${its}, and this is ${ours}`];
}

function missingPictures({ answers, html }: Seen): string[] {
  return html.pictures.filter((address) => {
    const { status, headers } = answers[address] ?? {};
    return status !== 200 || !headers?.["content-type"]?.startsWith("image/");
  });
}

/** What keeps search engines out. */
function closedToSearch({ answers, html, robots }: Seen): string[] {
  const header = answers["/"]?.headers["x-robots-tag"] ?? "";
  return [
    /noindex/.test(header) && "a header",
    /noindex/.test(html.robots) && "the page itself",
    /^disallow:\s*\/\s*$/im.test(robots) && "/robots.txt",
  ].filter((place) => place !== false);
}

/** A host that has read a form takes its own attributes out of it. */
function formUnread({ hostAttributes }: Seen): string[] {
  if (!hostAttributes) return ["/__forms.html has no such form"];
  return hostAttributes.length > 0 ? ["form detection was off"] : [];
}
