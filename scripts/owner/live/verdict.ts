// What was seen on a deployed page, held against this repository.
import type { Header } from "@netlify/headers-parser";
import { policyFor } from "../../export/policy";
import { standInsOf } from "../launch";
import { type Finding, fails, holds } from "./finding";
import type { Seen } from "./look";

/** What the deployed page should be: the header rules as the host reads them, and the commit, if known. */
export type Repository = { rules: Header[]; commit: string | undefined };

const POLICY = "content-security-policy";
const TRANSPORT = "strict-transport-security";
const YEAR_S = 31_536_000;
/** What the host lays over its previews, where the page's policy stops it. */
const HOSTS_OWN = /app\.netlify\.com|netlify-cdp|\/\.netlify\/scripts/;

/** Whether a server of this machine answers there, which knows nothing of https or of the host's forms. */
export const isLocal = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Tells of each point whether it holds. */
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

/** The facts on the page that reach nobody. */
export function standIns({ contractor }: Seen): string[] {
  const { name, telephone: phone, email, sameAs = [] } = contractor;
  const social = sameAs.map((url) => ({ url }));
  return standInsOf({ name, phone, email, social }).map(({ value }) => value);
}

/** By lower-case name, as answers have them. */
function headersOf(address: string, rules: Header[]): Record<string, string> {
  const matching = rules.filter(({ forRegExp }) => forRegExp.test(address));
  const entries = matching.flatMap(({ values }) => Object.entries(values));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

/** The directives that differ, or are missing; in force is what the header and the page say together. */
function policyDifferences({ answers, html }: Seen, wanted = ""): string[] {
  const served = directivesOf(`${answers["/"]?.headers[POLICY] ?? ""};${html.policy}`);
  const written = directivesOf(`${policyFor([])}; ${wanted}`);
  return [...written.keys()].filter((name) => name && served.get(name) !== written.get(name));
}

/** Without the hashes of styles, which only a build knows: that they are right, the console tells. */
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
  // The host has one of its own: a year or more will do.
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
