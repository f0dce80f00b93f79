// Tells the owner what is between this build and going live: which channels can carry a quote, and
// which facts and pictures are still those that this repository came with.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STAND_IN_NAME = "Topeka Concrete Co.";

/**
 * Looks at a build, as it would be published.
 *
 * @param {string} out the folder of the export
 * @returns {Promise<{ channels: { name: string, ready: boolean }[], standIns: string[], renders:
 *   number }>} the three channels with whether they have what they need, a line for each fact still to
 *   be replaced, and how many pictures show nobody's work
 */
export async function lookOver(out) {
  readSettings();
  const set = (...names) => names.every((name) => Boolean(process.env[`NEXT_PUBLIC_${name}`]));
  const channels = [
    {
      name: "e-mail service (EmailJS)",
      ready: set("EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"),
    },
    { name: "form post to the host (Netlify Forms, switched on in its settings)", ready: true },
    { name: "form service (Web3Forms)", ready: set("WEB3FORMS_ACCESS_KEY") },
  ];

  const html = await readFile(path.join(out, "index.html"), "utf8");
  const links = new Set(Array.from(html.matchAll(/href="([^"]+)"/g), ([, link]) => link));
  const standIns = [];
  for (const link of links) {
    // Numbers 555-0100 to 555-0199 and names under .example are nobody's, by design.
    if (/^tel:.*55501\d\d$/.test(link)) standIns.push(`The phone number: ${link}`);
    if (/^mailto:.*\.example$/.test(link)) standIns.push(`The e-mail address: ${link}`);
    if (/^https?:\/\/[^/]+\.example\//.test(link)) standIns.push(`A social link: ${link}`);
    if (/^http:\/\/localhost/.test(link)) standIns.push(`The site's own address: ${link}`);
  }
  if (html.includes(`>${STAND_IN_NAME}<`)) standIns.push(`The company's name: ${STAND_IN_NAME}`);
  const name = html.match(/property="og:site_name" content="([^"]*)"/)?.[1];
  const title = html.match(/<h1[^>]*>([^<]*)</)?.[1];
  if (!html.includes(`property="og:image:alt" content="${name}: ${title}"`)) {
    standIns.push("The share picture, which shows an older name or headline: npm run identity");
  }
  return { channels, standIns, renders: await countRenders() };
}

/** Next reads these files by itself; what the environment already holds wins, as it does there. */
function readSettings() {
  for (const name of [".env.local", ".env"]) {
    const file = path.join(ROOT, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

/** The renders are known by their content, so that a photo under an old name counts as new. */
async function countRenders() {
  const known = new Set(
    JSON.parse(await readFile(path.join(ROOT, "scripts/renders.json"), "utf8")),
  );
  const folder = path.join(ROOT, "public/images");
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.jpe?g$/i.test(name),
  );
  const digests = await Promise.all(names.map(async (name) => digest(path.join(folder, name))));
  return digests.filter((one) => known.has(one)).length;
}

async function digest(file) {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 12);
}

/** The report in plain lines. */
export function reportOf({ channels, standIns, renders }) {
  return [
    "Quotes can travel by:",
    ...channels.map(({ name, ready }) => `  ${ready ? "yes" : "no "}  ${name}`),
    ...(standIns.length ? ["Still stand-ins, to be replaced before going live:"] : []),
    ...standIns.map((line) => `  -  ${line}`),
    // Photos are replaced one by one, over weeks: said, but no reason to hold anybody back.
    ...(renders ? [`${renders} pictures are computer renders, not your work.`] : []),
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await lookOver(path.resolve(process.argv[2] ?? path.join(ROOT, "out")));
  console.log(reportOf(found));
  if (found.standIns.length) {
    console.error(`\nNot ready to launch: ${found.standIns.length} stand-ins are left.`);
    process.exit(1);
  }
  console.log("\nReady to launch.");
}
