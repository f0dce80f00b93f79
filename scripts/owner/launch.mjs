// `npm run check:launch` tells the owner what is between this repository and going live: what has to be
// put right, which facts are still stand-ins, and which ways a quote request can travel.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkFacts } from "../build/check-facts.mjs";
import { checkPictures } from "../build/check-pictures.mjs";
import { readJson } from "../build/read-json.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Names under .example (RFC 2606) and numbers 555-0100 to 555-0199 are nobody's, by design. */
const isExample = (address) => /\.example([/:]|$)/.test(address);
const isFictional = (phone) => /55501\d\d/.test(phone.replace(/\D/g, ""));

/**
 * @returns {Promise<{ problems: string[], notes: string[] }>} what holds the launch back, each with
 *   what to do, and what is good to know
 * @throws {Error} when a file of data cannot be read, with the line of the slip
 */
export async function checkLaunch() {
  const facts = await readJson("lib/facts.json");
  const { problems } = await checkPictures();
  return {
    problems: [...checkFacts(facts), ...problems, ...standInsOf(facts)],
    notes: [...channels(), ...(await renders())],
  };
}

function standInsOf({ name, phone, email, social }) {
  const found = [
    name === "Topeka Concrete Co." && ["name", name],
    isFictional(String(phone)) && ["phone", phone],
    isExample(String(email)) && ["email", email],
    ...[social].flat().map((link) => isExample(String(link?.url)) && ["social", link.url]),
  ];
  return found
    .filter(Boolean)
    .map(
      ([field, value]) => `${value} is a stand-in. Write yours into "${field}" in lib/facts.json.`,
    );
}

function channels() {
  // Next reads these files by itself; what the environment already holds wins, as it does there.
  for (const name of [".env.local", ".env"].map((file) => path.join(ROOT, file))) {
    if (existsSync(name)) process.loadEnvFile(name);
  }
  const missing = (...names) => names.filter((name) => !process.env[name]);
  const line = (what, names) =>
    names.length ? `Not set up: ${what}. Set ${names.join(", ")} (README).` : `Set up: ${what}.`;
  const keys = ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"];
  return [
    line("quotes by e-mail (EmailJS)", missing(...keys.map((key) => `NEXT_PUBLIC_EMAILJS_${key}`))),
    line("quotes by Web3Forms", missing("NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY")),
    "Quotes by the host's own forms: form detection has to be on in Netlify before the deploy.",
  ];
}

/** Photos are replaced one by one, over weeks: said, but no reason to hold anybody back. */
async function renders() {
  const { hero, about, finishes } = await readJson("lib/pictures.json");
  const lists = [await readJson("lib/gallery.json"), await readJson("lib/services.json")];
  const pictures = [hero, about, ...Object.values(finishes), ...lists.flat()];
  const count = pictures.filter(({ standIn }) => standIn).length;
  return count === 0
    ? []
    : [
        `${count} pictures are computer renders, not your work. Replace them as you finish jobs, and take out their "standIn" in lib/gallery.json, lib/services.json and lib/pictures.json.`,
      ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, notes } = await checkLaunch().catch(({ message }) => ({
    problems: [message],
    notes: [],
  }));
  const things = problems.length === 1 ? "1 thing is" : `${problems.length} things are`;
  const verdict = problems.length
    ? `Not ready to launch: ${things} left to do.`
    : "Ready to launch.";
  const report = [...problems, ...notes].map((line) => `- ${line}`);
  console[problems.length ? "error" : "log"](`${report.join("\n")}\n\n${verdict}`);
  if (problems.length) process.exitCode = 1;
}
