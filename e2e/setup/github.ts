// A fake GitHub for the owner's editor (Sveltia CMS, saving straight to `main`). It answers the editor's REST and
// GraphQL calls from a real git repository, which tests can read and build.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Request } from "@playwright/test";
import type { Commit } from "../../scripts/editor/saves";
import { copyProject } from "./copy-project";

const USER = { login: "owner", id: 4711, name: "Pat Owner", email: "pat@example.com" };

type Call = { query: string; variables?: { input?: Commit } };

export class GitHub {
  /** @param folder inside the project: becomes the repository */
  constructor(private readonly folder: string) {}

  /** Commits the project to `main`, and answers the calls of an editor in a browser. */
  async open(context: BrowserContext) {
    await copyProject(this.folder);
    this.git("init", "--quiet", "--initial-branch=main");
    this.git("config", "user.name", USER.name);
    this.git("config", "user.email", USER.email);
    this.commit("The project");
    // Fonts, the picture of the account, and GitHub's status page.
    const others = /^https:\/\/(cdn\.jsdelivr|avatars\.githubusercontent|www\.githubstatus)\./;
    await context.route(others, (route) => route.fulfill({ status: 404 }));
    await context.route("https://api.github.com/**", (route) =>
      route.fulfill(this.answer(route.request())),
    );
  }

  /** The files that the last commit has changed. */
  get changed(): string[] {
    return linesOf(this.git("show", "--format=", "--name-only", "--no-renames"));
  }

  /** A file on `main`. */
  bytes = (file: string) => readFileSync(path.join(this.folder, file));
  read = (file: string) => this.bytes(file).toString();

  /** Runs the beginning of a build on `main`; throws if that stops it. */
  build() {
    const command = ["--import", "tsx", "scripts/export/before-build.ts"];
    execFileSync(process.execPath, command, { cwd: this.folder, stdio: "pipe" });
  }

  private git(...args: string[]): string {
    return execFileSync("git", args, { cwd: this.folder, encoding: "utf8" });
  }

  private commit(message: string) {
    this.git("add", "--all", "lib");
    this.git("commit", "--quiet", "--no-gpg-sign", "--allow-empty", "--message", message);
  }

  private answer(request: Request) {
    const { pathname } = new URL(request.url());
    const [, kind, name = ""] = pathname.match(/\/(\w+)\/(\w+)$/) ?? [];
    if (pathname === "/graphql") return { json: this.query(request.postDataJSON()) };
    if (pathname === "/user") return { json: USER };
    if (kind === "collaborators") return { status: 204 };
    if (kind === "commits") {
      const { oid: sha, committedDate: date, message } = this.lastCommit();
      return { json: { sha, commit: { message, committer: { date } } } };
    }
    if (kind === "trees") return { json: { tree: this.tree(name) } };
    const body = execFileSync("git", ["cat-file", "blob", name], { cwd: this.folder });
    return { body, contentType: "application/octet-stream" };
  }

  private tree(commit: string) {
    return linesOf(this.git("ls-tree", "-r", "--long", commit)).map((line) => {
      const [, type, sha, size, path] = line.split(/\s+/);
      return { path, type, sha, size: Number(size) };
    });
  }

  private query({ query, variables }: Call): object {
    const input = variables?.input;
    if (input) {
      for (const { path: file, contents } of input.fileChanges.additions ?? [])
        writeFileSync(path.join(this.folder, file), contents, "base64");
      this.commit(input.message.headline);
      const files = aliased(query, /(\w+): *file\(path: "(.+?)"/g, (file) => ({
        oid: this.git("rev-parse", `main:${file}`).trim(),
      }));
      return { data: { createCommitOnBranch: { commit: { ...this.lastCommit(), ...files } } } };
    }
    // The same for a commit and for a branch.
    const commit = this.lastCommit();
    const ref = { ...commit, target: commit };
    const repository = {
      defaultBranchRef: { name: "main", target: commit },
      ref,
      ...aliased(query, /(commit_\d+): *(?:ref|object)\(/g, () => ref),
      // A file's text, by the file's hash or by a commit and a path.
      ...aliased(
        query,
        /(\w+): *object\((?:oid|expression): "([^"]+)"\) *\{ *\.\.\. on Blob/g,
        (blob) => ({
          text: this.git("cat-file", "blob", blob),
        }),
      ),
    };
    return { data: { repository } };
  }

  /** The last commit of `main`, which is also given as the last one of every file. */
  lastCommit() {
    const [oid = "", committedDate = "", message = ""] = linesOf(
      this.git("log", "-1", "--format=%H%n%cI%n%s"),
    );
    const commit = { oid, committedDate, message, author: { ...USER, user: USER } };
    return { ...commit, history: { nodes: [commit] } };
  }
}

const linesOf = (text: string) => text.split("\n").filter(Boolean);

/** The values of all parts of a query that match, by the aliases that the query gives them. */
function aliased<T>(query: string, part: RegExp, valueFor: (id: string) => T) {
  const found = Array.from(query.matchAll(part), ([, alias, id = ""]) => [alias, valueFor(id)]);
  return Object.fromEntries(found) as Record<string, T>;
}
