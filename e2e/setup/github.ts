// GitHub, as far as the owner's editor (Sveltia CMS, saving straight to `main`) asks for it: its REST and
// GraphQL calls are answered out of a real repository, which can be looked at, checked and built.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Route } from "@playwright/test";
import { copyProject } from "./test-sites";

const USER = { login: "owner", id: 4711, name: "Pat Owner", email: "pat@example.com" };

/** A new or changed file, its bytes in base64. */
type Addition = { path: string; contents: string };
type Answer = { status?: number; json?: unknown; body?: Buffer; contentType?: string };
/** What is sent to `/graphql`: a question, or what a Save wants to be committed. */
type Call = {
  query: string;
  variables: {
    owner?: string;
    repo?: string;
    input?: {
      expectedHeadOid: string;
      fileChanges: { additions: Addition[]; deletions: object[] };
      message: { headline: string };
    };
  };
};

export class GitHub {
  /** Whether requests go nowhere, as on a job site without a signal. */
  offline = false;
  /** What a fine-grained token may do with the repository's contents. One that is not here has expired. */
  readonly tokens: Record<string, "write" | "read" | "nothing"> = {
    "good-token": "write",
    "read-only-token": "read",
    "token-for-another-repository": "nothing",
  };

  private constructor(
    private readonly folder: string,
    private readonly name: string,
  ) {}

  /**
   * @param folder inside the project: becomes the repository, with the project on `main`
   * @param name what it is called: `owner/name`
   */
  static async create(folder: string, name: string): Promise<GitHub> {
    await copyProject(folder);
    const github = new GitHub(folder, name);
    github.git("init", "--quiet", "--initial-branch=main");
    github.git("config", "user.name", USER.name);
    github.git("config", "user.email", USER.email);
    github.git("add", "--all", "--", ".", ":!node_modules");
    github.commit([], "The site");
    return github;
  }

  /** Answers the editor's calls, and those of its other third parties, in a browser. */
  async attach(context: BrowserContext) {
    // Fonts, and the picture of the account.
    const others = /^https:\/\/(cdn\.jsdelivr\.net|avatars\.githubusercontent\.com)\//;
    await context.route(others, (route) => route.fulfill({ status: 404 }));
    await context.route(/^https:\/\/(www\.githubstatus|api\.github)\.com\//, (route) =>
      this.offline ? route.abort("internetdisconnected") : route.fulfill(this.answer(route)),
    );
  }

  /** The commit that `main` is at. */
  get head(): string {
    return this.git("rev-parse", "main").trim();
  }

  /** The files that differ on `main` from what they were at a commit. */
  changedSince(commit: string): string[] {
    return linesOf(this.git("diff", "--name-only", "--no-renames", commit, "main"));
  }

  /** A file on `main`. */
  bytes(file: string): Buffer {
    return readFileSync(path.join(this.folder, file));
  }

  /** The text of a file on `main`. */
  read(file: string): string {
    return this.bytes(file).toString();
  }

  /** Commits a file, as somebody else would. */
  write(file: string, text: string) {
    const contents = Buffer.from(text).toString("base64");
    this.commit([{ path: file, contents }], "By somebody else");
  }

  /** Runs one of the project's scripts on `main`. */
  run(script: string): string {
    const options = { cwd: this.folder, encoding: "utf8", stdio: "pipe" } as const;
    return execFileSync(process.execPath, ["--import", "tsx", script], options);
  }

  private git(...args: string[]): string {
    return execFileSync("git", args, { cwd: this.folder, encoding: "utf8" });
  }

  private commit(additions: Addition[], message: string) {
    for (const { path: file, contents } of additions) {
      writeFileSync(path.join(this.folder, file), contents, "base64");
      this.git("add", "--", file);
    }
    this.git("commit", "--quiet", "--no-gpg-sign", "--message", message);
  }

  private answer(route: Route): Answer {
    const { host, pathname } = new URL(route.request().url());
    if (host === "www.githubstatus.com") return { json: { status: { indicator: "none" } } };
    const token = route.request().headers().authorization?.split(" ")[1] ?? "";
    const may = this.tokens[token];
    if (!may) return refusal(401, "Bad credentials");
    return pathname === "/graphql"
      ? { json: this.query(route.request().postDataJSON(), may) }
      : this.rest(pathname, may);
  }

  private rest(pathname: string, may: string): Answer {
    if (pathname === "/user") return { json: USER };
    const inRepository = pathname.split(`/repos/${this.name}/`)[1] ?? "";
    const [, what, sha = ""] =
      inRepository.match(/^(collaborators|git\/trees|git\/blobs)\/(\w+)$/) ?? [];
    // What a token must not see does not exist for it.
    if (!what || may === "nothing") return refusal(404, "Not Found");
    if (what === "collaborators") return { status: 204 };
    if (what === "git/blobs") {
      const body = execFileSync("git", ["cat-file", "blob", sha], { cwd: this.folder });
      return { body, contentType: "application/octet-stream" };
    }
    const tree = linesOf(this.git("ls-tree", "-r", "-t", "--long", sha)).map((line) => {
      const [mode, type, sha, size, path] = line.split(/\s+/);
      return { path, mode, type, sha, ...(type === "blob" && { size: Number(size) }) };
    });
    return { json: { sha, tree, truncated: false } };
  }

  private query({ query, variables: { owner, repo, input } }: Call, may: string): object {
    const wrong = (type: string, message: string) => ({ data: null, errors: [{ type, message }] });
    if (input) {
      const { expectedHeadOid, fileChanges, message } = input;
      if (may !== "write")
        return wrong("FORBIDDEN", "Resource not accessible by personal access token");
      if (expectedHeadOid !== this.head)
        return wrong("STALE_DATA", `Expected branch to point to "${expectedHeadOid}"`);
      if (fileChanges.deletions.length) throw new Error("No test has taken a file away so far");
      this.commit(fileChanges.additions, message.headline);
      const files = aliased(query, /(\w+): *file\(path: "(.+?)"/g, (file) => ({
        oid: this.git("rev-parse", `main:${file}`).trim(),
      }));
      return { data: { createCommitOnBranch: { commit: { ...this.commitAt(), ...files } } } };
    }
    if (`${owner}/${repo}` !== this.name || may === "nothing")
      return wrong("NOT_FOUND", `Could not resolve to a Repository with the name '${repo}'.`);
    // All that it asks of anything, whether asked this time or not; of a commit and of a branch alike.
    const commit = this.commitAt();
    const ref = { ...commit, target: commit };
    const repository = {
      defaultBranchRef: { name: "main" },
      ref,
      ...aliased(query, /(commit_\d+): *(?:ref|object)\(/g, () => ref),
      ...aliased(query, /(content_\d+): *object\(oid: "(\w+)"/g, (oid) => ({
        text: this.git("cat-file", "blob", oid),
        isTruncated: false,
      })),
    };
    return { data: { repository } };
  }

  /** The commit that `main` is at, for every file the last one; of what a host says of it, nothing. */
  private commitAt() {
    const [oid, committedDate, message] = this.git("log", "-1", "--format=%H%n%cI%n%B").split("\n");
    const author = { ...USER, user: USER };
    const commit = { oid, committedDate, message, author };
    const none = { status: null, deployments: { nodes: [] }, checkSuites: { nodes: [] } };
    return { ...commit, ...none, history: { nodes: [commit] } };
  }
}

const refusal = (status: number, message: string) => ({ status, json: { message } });

const linesOf = (text: string) => text.split("\n").filter(Boolean);

/** What is asked for by several names, each in its own way. */
function aliased<T>(query: string, asked: RegExp, answer: (what: string) => T) {
  const found = Array.from(query.matchAll(asked), ([, alias, what = ""]) => [alias, answer(what)]);
  return Object.fromEntries(found) as Record<string, T>;
}
