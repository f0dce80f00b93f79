// `npm run check:launch` tells the owner what is left to do before the launch: what has to be corrected,
// which facts are still stand-ins, and which channels for quote requests are set up.
import { existsSync } from "node:fs";
import path from "node:path";
import { type Facts, schema } from "@/lib/content/schema";
import { isStandIn } from "@/lib/content/stand-ins";
import { channels } from "@/lib/quote/channels";
import { type Validation, validate } from "../export/validate";
import { ROOT } from "../project";

/** No company has a domain under .example (RFC 2606) or a number with the exchange 555. */
const isExample = (address: unknown) => /\.example([/:]|$)/.test(String(address));
const isFictional = (phone: unknown) => /^1?[2-9]\d\d555/.test(String(phone).replace(/\D/g, ""));

/** The errors that prevent the launch, each with what to do, and notes. */
export function checkLaunch({ errors, used, content }: Validation) {
  const standIns = standInsOf({ ...(content.facts as Partial<Facts>) }).map(
    ({ field, value }) => `${value} is a stand-in. Write yours into Facts > ${labelOf(field)}.`,
  );
  return { errors: [...errors, ...standIns], notes: [...channelNotes(), ...renders(used)] };
}

const labelOf = (name: string) => schema.facts.fields.find((field) => field.name === name)?.label;

type Owner = Partial<Pick<Facts, "name" | "phone" | "email">> & {
  social?: readonly { url: string }[];
};

/** The facts that are stand-ins and belong to no real company. */
export function standInsOf({ name = "", phone = "", email = "", social = [] }: Owner) {
  const found = [
    { field: "name", value: name, isStandIn: name === "Topeka Concrete Co." },
    { field: "phone", value: phone, isStandIn: isFictional(phone) },
    { field: "email", value: email, isStandIn: isExample(email) },
    ...[social].flat().map((link) => {
      return { field: "social", value: link?.url, isStandIn: isExample(link?.url) };
    }),
  ];
  return found.filter(({ isStandIn }) => isStandIn);
}

function channelNotes() {
  // Next reads these files in the same way: variables that are already set take precedence.
  for (const name of [".env.local", ".env"].map((file) => path.join(ROOT, file))) {
    if (existsSync(name)) process.loadEnvFile(name);
  }
  return channels.map(({ label, origin, keys }) => {
    if (!origin) return `Quotes by ${label}: switch form detection on there before the deploy.`;
    const missing = Object.keys(keys).filter((key) => !process.env[key]);
    return missing.length
      ? `No quotes by ${label} yet. Set ${missing.join(", ")}: see OWNER.md.`
      : `Quotes by ${label}: set up.`;
  });
}

/** A note and not an error, because the owner replaces the photos one by one, over weeks. */
function renders(used: string[]) {
  const { length } = used.filter(isStandIn);
  const subject =
    length === 1 ? "1 picture is a computer render" : `${length} pictures are computer renders`;
  return length ? [`${subject}, not your work. Replace them as you finish jobs.`] : [];
}

if (process.argv[1] === import.meta.filename) {
  const { errors, notes } = checkLaunch(await validate());
  const verdict = errors.length
    ? `Not ready to launch: ${errors.length} left to do.`
    : "Ready to launch.";
  const report = [...errors, ...notes].map((line) => `- ${line}`);
  console[errors.length ? "error" : "log"](`${report.join("\n")}\n\n${verdict}`);
  if (errors.length) process.exitCode = 1;
}
