// Copies the project, for tests that change its files.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../../scripts/project";

/** @returns every file below `part` that git tracks or would add, by its path from the project's root */
export function filesOf(part: string): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", part];
  const names = execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\0");
  return names.filter((name) => name && existsSync(path.join(ROOT, name)));
}

/**
 * Copies the project, or a part of it, and links its packages and its encoded pictures.
 *
 * @param folder the target, inside the project
 * @param options.part the part to copy, as a path from the project's root
 */
export async function copyProject(folder: string, { part = "." } = {}) {
  await rm(path.join(folder, part), { recursive: true, force: true });
  for (const name of filesOf(part)) {
    // A lockfile would make the copy Next's root, and Next finds no packages outside its root.
    if (name !== "package-lock.json") await cp(path.join(ROOT, name), path.join(folder, name));
  }
  for (const name of ["node_modules", ".cache/pictures"]) {
    const [target, link] = [path.join(ROOT, name), path.join(folder, name)];
    // Before the first build there are no encoded pictures.
    await mkdir(target, { recursive: true });
    await mkdir(path.dirname(link), { recursive: true });
    if (!existsSync(link)) await symlink(target, link, "junction");
  }
}
