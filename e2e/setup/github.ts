// A fake GitHub for the owner's editor (Sveltia CMS, saving straight to `main`). It answers the editor's REST and
// GraphQL calls from this project's content, and keeps what is saved in memory.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BrowserContext, Request } from "@playwright/test";
import type { Commit } from "../../scripts/editor/saves";

const USER = { login: "owner", id: 4711, name: "Pat Owner", email: "pat@example.com" };

const hashOf = (content: string | Buffer) => createHash("sha1").update(content).digest("hex");

type Call = { query: string; variables?: { input?: Commit } };

export class GitHub {
  /** The files on `main`. */
  private readonly files = new Map<string, Buffer>();
  /** Those that the last commit has changed. */
  changed: string[] = [];
  /** The last commit, which is also given as the last one of every file. */
  lastCommit = this.commit("The project");

  /** Answers the calls of an editor in a browser. */
  async open(context: BrowserContext) {
    const names = execFileSync("git", ["ls-files", "lib/content"], { encoding: "utf8" });
    for (const name of names.trim().split("\n")) this.files.set(name, readFileSync(name));
    // Fonts, the picture of the account, and GitHub's status page.
    const others = /^https:\/\/(cdn\.jsdelivr|avatars\.githubusercontent|www\.githubstatus)\./;
    await context.route(others, (route) => route.fulfill({ status: 404 }));
    await context.route("https://api.github.com/**", (route) =>
      route.fulfill(this.answer(route.request())),
    );
  }

  /** A file, by its path, its hash, or a commit and its path. */
  bytes(id: string): Buffer {
    const path = id.replace(/^\w+:/, "");
    const byHash = () => [...this.files.values()].find((content) => hashOf(content) === id);
    return this.files.get(path) ?? byHash() ?? Buffer.of();
  }

  read = (id: string) => this.bytes(id).toString();

  private commit(message: string) {
    const committedDate = new Date().toISOString();
    const oid = hashOf(message + committedDate);
    const commit = { oid, committedDate, message, author: { ...USER, user: USER } };
    return { ...commit, history: { nodes: [commit] } };
  }

  private answer(request: Request) {
    const { pathname } = new URL(request.url());
    const [, kind, name = ""] = pathname.match(/\/(\w+)\/(\w+)$/) ?? [];
    if (pathname === "/graphql") return { json: this.query(request.postDataJSON()) };
    if (pathname === "/user") return { json: USER };
    if (kind === "collaborators") return { status: 204 };
    if (kind === "commits") {
      const { oid: sha, committedDate: date, message } = this.lastCommit;
      return { json: { sha, commit: { message, committer: { date } } } };
    }
    if (kind === "trees") {
      const tree = Array.from(this.files, ([path, content]) => {
        return { path, type: "blob", sha: hashOf(content), size: content.length };
      });
      return { json: { tree } };
    }
    return { body: this.bytes(name), contentType: "application/octet-stream" };
  }

  /** Makes the commit that a call asks for, and answers everything that a call may ask. */
  private query({ query, variables }: Call): object {
    const input = variables?.input;
    if (input) {
      const { additions = [] } = input.fileChanges;
      for (const { path, contents } of additions)
        this.files.set(path, Buffer.from(contents, "base64"));
      this.changed = additions.map(({ path }) => path).sort();
      this.lastCommit = this.commit(input.message.headline);
    }
    const commit = this.lastCommit;
    const ref = { ...commit, target: commit };
    // The parts of the query that have an alias: commits and files.
    const parts = query.matchAll(/(\w+): *(?:file|ref|object)\(\w+: "?([^")]+)/g);
    const answers = Array.from(parts, ([, alias = "", id = ""]) => {
      const file = () => ({ oid: hashOf(this.bytes(id)), text: this.read(id) });
      return [alias, alias.startsWith("commit_") ? ref : file()];
    });
    const named = Object.fromEntries(answers);
    const repository = { defaultBranchRef: { name: "main", target: commit }, ref, ...named };
    return { data: { repository, createCommitOnBranch: { commit: { ...commit, ...named } } } };
  }
}
