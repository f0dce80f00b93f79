// Copies the project, for tests that change its files.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";

/**
 * Copies every file that git tracks or would add, and links the packages and the encoded pictures.
 *
 * @param folder the target, inside the project
 */
export async function copyProject(folder: string) {
  await rm(folder, { recursive: true, force: true });
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const names = execFileSync("git", args, { encoding: "utf8" }).split("\0");
  for (const name of names) {
    // A lockfile would make the copy Next's root, and Next finds no packages outside its root.
    if (name !== "package-lock.json" && existsSync(name)) await cp(name, path.join(folder, name));
  }
  for (const name of ["node_modules", ".cache/pictures"]) {
    const link = path.join(folder, name);
    // Before the first build there are no encoded pictures.
    await mkdir(name, { recursive: true });
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.resolve(name), link, "junction");
  }
}
