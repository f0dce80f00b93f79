// Copies the project, for the bench and for tests that change its files.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./project";

/** @returns every file below `part` that git tracks or would add, by its path from the project's root */
export function filesOf(part: string): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", part];
  const names = execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\0");
  return names.filter((name) => name && existsSync(path.join(ROOT, name)));
}

/**
 * Copies the project, or a part of it.
 *
 * @param folder where to
 * @param options.part a path from the project's root
 * @param options.packages whether node_modules is copied, without its cache; otherwise it is linked, and
 *   `folder` has to be inside the project
 */
export async function copyProject(folder: string, { part = ".", packages = false } = {}) {
  await rm(path.join(folder, part), { recursive: true, force: true });
  for (const name of filesOf(part)) {
    // A lockfile would make the copy Next's root, and Next finds no packages outside its root.
    if (packages || name !== "package-lock.json")
      await cp(path.join(ROOT, name), path.join(folder, name));
  }
  const [from, to] = [path.join(ROOT, "node_modules"), path.join(folder, "node_modules")];
  const cache = path.join(from, ".cache");
  const filter = (source: string) => source !== cache;
  if (packages) await cp(from, to, { recursive: true, verbatimSymlinks: true, filter });
  else if (!existsSync(to)) await symlink(from, to, "junction");
}
