// Puts the owner's editor (public/edit) into an export: its script, what its configuration takes from
// the repository, and a policy that no other address has.
import { execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Content } from "./check-content";
import { editorConfig } from "./editor-config";

/**
 * @param out the folder of the export
 * @param content what the owner's files hold, past the gate
 * @returns the repository that it edits, `owner/name` at GitHub, if known
 */
export async function publishEditor(out: string, content: Content): Promise<string | undefined> {
  const at = (name: string) => path.join(out, name);
  const entry = fileURLToPath(import.meta.resolve("@sveltia/cms"));
  const script = await readFile(path.resolve(entry, "../../dist/sveltia-cms.js"), "utf8");
  // Its source map would be four times as large and stays behind.
  await writeFile(at("edit/sveltia-cms.js"), script.replace(/^\/\/# sourceMappingURL=.*$/m, ""));
  const repository = repositoryName();
  const config = editorConfig(content, repository ?? "unknown/unknown");
  await writeFile(at("edit/config.json"), JSON.stringify(config));

  const { rules, policy } = separatePolicies(
    await readFile(at("_headers"), "utf8"),
    await readdir(out),
  );
  await writeFile(at("_headers"), rules);
  // Frames are refused by a header of their own there: a policy in the page cannot do it.
  const inPage = policy.replace(/; frame-ancestors [^;]+/, "");
  const html = await readFile(at("404.html"), "utf8");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inPage}"/>`;
  await writeFile(at("404.html"), html.replace("<head>", `<head>${meta}`));
  return repository;
}

/** The host tells it to a build, elsewhere git knows. */
function repositoryName() {
  let url = process.env.REPOSITORY_URL;
  try {
    url ||= execFileSync("git", ["remote", "get-url", "origin"], {
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch {
    return undefined;
  }
  return url.trim().match(/github\.com[:/]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/)?.[1];
}

/**
 * Two policies for one address intersect, and whether the host sends one or both where two rules match
 * is not documented (looked up in November 2026: its command line keeps the last, users saw both). So
 * the headers that the editor has of its own leave the rule for all addresses, and each other address
 * of the export gets them by a rule of its own. What is left is unknown addresses: they all show
 * 404.html, which says its policy itself.
 */
function separatePolicies(text: string, entries: string[]) {
  const [everywhere = "", editor = ""] = ["/\\*", "/edit/"].map(
    (address) => text.match(new RegExp(`^${address}\\n(?:[ \\t]+\\S.*\\n)+`, "m"))?.[0],
  );
  const own: string[] = editor.match(/^\s+[\w-]+:/gm) ?? [];
  const isOwn = (line: string) => own.some((name) => line.startsWith(name));
  const lines = everywhere.split("\n");
  const moved = lines.filter(isOwn).join("\n");
  const rest = lines.filter((line) => !isOwn(line)).join("\n");
  const addresses = entries.filter((name) => !EDITOR_OR_RULES.test(name)).flatMap(addressesOf);
  const sameEditor = editor.replace("/edit/", "/edit/index.html");
  const others = addresses.map((address) => `${address}\n${moved}\n`);
  return {
    rules: [text.replace(everywhere, rest), sameEditor, ...others].join("\n"),
    policy: moved.match(/Content-Security-Policy: (.*)/)?.[1] ?? "",
  };
}

const EDITOR_OR_RULES = /^(edit|_headers|_redirects)$/;

/** The addresses under which a file or folder of the export can be asked for. */
function addressesOf(name: string) {
  if (name === "index.html") return ["/", "/index.html", "/index"];
  if (name.endsWith(".html")) return [`/${name}`, `/${name.replace(/\.html$/, "")}`];
  return name.includes(".") ? [`/${name}`] : [`/${name}/*`];
}
