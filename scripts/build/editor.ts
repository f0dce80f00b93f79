// Completes the owner's editor (public/edit) in an export: its script, and what its configuration takes
// from the repository.
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
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
