// Completes the owner's editor in public/edit: adds its script and its configuration.
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../project";
import type { Content } from "./check-content";
import { editorConfig } from "./editor-config";

const EDITOR = path.join(ROOT, "public/edit");

/**
 * Puts the editor's script and configuration beside its page.
 *
 * @returns the repository that it edits, `owner/name` at GitHub, if known
 */
export async function publishEditor(content: Content): Promise<string | undefined> {
  const source = new URL("../dist/sveltia-cms.js", import.meta.resolve("@sveltia/cms"));
  const script = await readFile(source, "utf8");
  // The source map, four times as large, is not published.
  const shipped = script.replace(/^\/\/# sourceMappingURL=.*$/m, "");
  await writeFile(path.join(EDITOR, "sveltia-cms.js"), shipped);
  const repository = repositoryName();
  const config = editorConfig(content, repository ?? "unknown/unknown");
  await writeFile(path.join(EDITOR, "config.json"), JSON.stringify(config));
  return repository;
}

/** Netlify sets `REPOSITORY_URL`; elsewhere git is asked. */
function repositoryName() {
  let url = process.env.REPOSITORY_URL;
  try {
    const command = ["remote", "get-url", "origin"];
    url ||= execFileSync("git", command, { encoding: "utf8", stdio: "pipe" });
  } catch {
    return undefined;
  }
  return url.trim().match(/github\.com[:/]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/)?.[1];
}
