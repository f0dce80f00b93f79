// GitHub, as far as the owner's editor (Sveltia CMS, saving straight to `main`) asks for it: its REST
// and GraphQL calls answered from a bare git repository by git itself, so that what was saved can be
// cloned and built.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Request, Route } from "@playwright/test";

const USER = { login: "owner", id: 4711, name: "Pat Owner", email: "pat@example.com" };
const AUTHOR = {
  GIT_AUTHOR_NAME: USER.name,
  GIT_AUTHOR_EMAIL: USER.email,
  GIT_COMMITTER_NAME: "GitHub",
  GIT_COMMITTER_EMAIL: "noreply@github.com",
};
/** In bytes: where GitHub cuts `Blob.text` off. */
const TEXT_MAX = 512_000;

/** A new or changed file, its bytes in base64. */
type Addition = { path: string; contents: string };
type Answer = { status?: number; json?: unknown; body?: Buffer; contentType?: string };

/** An answer that is none: in GraphQL with status 200 and among the `errors`. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly type?: string,
  ) {
    super(message);
  }
}

export class GitHub {
  /** Whether requests go nowhere, as on a job site without a signal. */
  offline = false;
  /** What a fine-grained token may do with the repository's contents. One that is not here has expired. */
  readonly tokens: Record<string, "write" | "read" | "nothing"> = {
    "good-token": "write",
    "read-only-token": "read",
    "token-for-another-repository": "nothing",
  };
  private readonly folder = mkdtempSync(path.join(tmpdir(), "github-"));

  /**
   * @param root the folder whose files, as git would take them, become `main`
   * @param name what the repository is called: `owner/name`
   */
  constructor(
    root: string,
    private readonly name: string,
  ) {
    this.git("init", "--quiet", "--bare", "--initial-branch=main");
    this.git("-C", root, "--work-tree", root, "add", "--all");
    const tree = this.git("write-tree");
    this.git("update-ref", "refs/heads/main", this.git("commit-tree", tree, "-m", "The site"));
  }

  /** Takes the repository away. */
  remove() {
    rmSync(this.folder, { recursive: true });
  }

  /** Answers the editor's calls, and those of its other third parties, in a browser. */
  async attach(context: BrowserContext) {
    // Fonts, and the picture of the account.
    const others = /^https:\/\/(cdn\.jsdelivr\.net|avatars\.githubusercontent\.com)\//;
    await context.route(others, (route) => route.fulfill({ status: 404 }));
    await context.route("https://www.githubstatus.com/**", (route) =>
      this.offline ? route.abort() : route.fulfill({ json: { status: { indicator: "none" } } }),
    );
    await context.route("https://api.github.com/**", (route) => this.answer(route));
  }

  // --- git ---------------------------------------------------------------------------------------

  /** Clones `main` into a folder that does not exist. */
  clone(folder: string) {
    this.git("clone", "--quiet", this.folder, folder);
  }

  /** The commit that `main` is at. */
  get head(): string {
    return this.git("rev-parse", "main");
  }

  /** The files that differ on `main` from what they were at a commit. */
  changedSince(commit: string): string[] {
    return this.git("diff", "--name-only", "--no-renames", commit, "main")
      .split("\n")
      .filter(Boolean);
  }

  /** A file on `main`. */
  bytes(file: string): Buffer {
    return this.run(["show", `main:${file}`]);
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

  private run(args: string[], input?: Buffer | string): Buffer {
    const env = { ...process.env, ...AUTHOR };
    const options = { env, input, maxBuffer: 1 << 28, stdio: "pipe" } as const;
    return execFileSync("git", ["--git-dir", this.folder, ...args], options);
  }

  private git(...args: string[]): string {
    return this.run(args).toString().trim();
  }

  private find(revision: string): string | undefined {
    try {
      return this.git("rev-parse", "--verify", "--quiet", revision);
    } catch {
      return undefined;
    }
  }

  private commit(additions: Addition[], message: string): string {
    const parent = this.head;
    this.git("read-tree", parent);
    for (const { path: file, contents } of additions) {
      const bytes = Buffer.from(contents, "base64");
      const blob = this.run(["hash-object", "-w", "--stdin"], bytes).toString().trim();
      this.git("update-index", "--add", "--cacheinfo", `100644,${blob},${file}`);
    }
    const commit = this.git("commit-tree", this.git("write-tree"), "-p", parent, "-m", message);
    this.git("update-ref", "refs/heads/main", commit);
    return commit;
  }

  // --- answering ---------------------------------------------------------------------------------

  private async answer(route: Route) {
    const request = route.request();
    if (this.offline) return route.abort("internetdisconnected");
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "Authorization, Content-Type, Accept, Cache-Control",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    return route.fulfill({ headers, ...this.answerTo(request) });
  }

  private answerTo(request: Request): Answer {
    const { pathname } = new URL(request.url());
    const isQuery = pathname === "/graphql";
    try {
      const token = (request.headers().authorization ?? "").replace(/^\w+ /, "");
      const may = this.tokens[token];
      if (!may) throw new Refusal(401, "Bad credentials");
      return isQuery ? { json: this.query(request.postDataJSON(), may) } : this.rest(pathname, may);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, type } = error;
      return isQuery && status === 200
        ? { json: { data: null, errors: [{ message, type }] } }
        : { status, json: { message, status: `${status}` } };
    }
  }

  private rest(pathname: string, may: string): Answer {
    if (pathname === "/user") return { json: USER };
    // What a token must not see does not exist for it.
    const inRepository = pathname.split(`/repos/${this.name}/`)[1];
    const [, what, revision] =
      inRepository?.match(/^(collaborators|git\/trees|git\/blobs)\/(\w+)$/) ?? [];
    if (!revision || may === "nothing") throw new Refusal(404, "Not Found");
    if (what === "collaborators") return { status: 204 };
    if (what === "git/blobs") {
      const body = this.run(["cat-file", "blob", revision]);
      return { body, contentType: isText(body) ? "text/plain" : "application/octet-stream" };
    }
    const lines = this.git("ls-tree", "-r", "-t", "--long", "-z", revision).split("\0");
    const tree = lines.filter(Boolean).map((line) => {
      const [, mode, type, sha, size, path] = line.match(/^(\d+) (\w+) (\w+) +(\S+)\t(.+)$/) ?? [];
      return { path, mode, type, sha, ...(type === "blob" && { size: Number(size) }) };
    });
    return { json: { sha: revision, tree, truncated: false } };
  }

  private query(body: { query: string; variables?: object }, may: string) {
    const { kind, fields } = parse(body.query, { ...body.variables });
    return { data: select(kind === "query" ? this.queries(may) : this.mutations(may), fields) };
  }

  private queries(may: string): Source {
    return {
      repository: ({ owner, name }) => {
        const wanted = `${owner}/${name}`;
        if (wanted !== this.name || may === "nothing")
          throw new Refusal(
            200,
            `Could not resolve to a Repository with the name '${wanted}'.`,
            "NOT_FOUND",
          );
        return {
          defaultBranchRef: { name: "main" },
          ref: { name: "main", target: this.commitOf(this.head) },
          object: ({ oid, expression }) => this.objectOf(String(oid ?? expression)),
        };
      },
    };
  }

  private mutations(may: string): Source {
    return {
      createCommitOnBranch: ({ input }) => {
        if (may !== "write")
          throw new Refusal(200, "Resource not accessible by personal access token", "FORBIDDEN");
        const { expectedHeadOid, fileChanges, message } = input as {
          expectedHeadOid: string;
          fileChanges: { additions: Addition[]; deletions: object[] };
          message: { headline: string };
        };
        if (expectedHeadOid !== this.head)
          throw new Refusal(200, `Expected branch to point to "${expectedHeadOid}"`, "STALE_DATA");
        if (fileChanges.deletions.length) throw new Error("No test has taken a file away so far");
        return { commit: this.commitOf(this.commit(fileChanges.additions, message.headline)) };
      },
    };
  }

  private objectOf(expression: string): Source | null {
    const oid = this.find(expression);
    if (!oid) return null;
    if (this.git("cat-file", "-t", oid) === "commit") return this.commitOf(oid);
    const bytes = this.run(["cat-file", "blob", oid]);
    const text = isText(bytes) ? bytes.toString("utf8", 0, TEXT_MAX) : null;
    return { __typename: "Blob", oid, text, isTruncated: bytes.length > TEXT_MAX };
  }

  private commitOf(oid: string): Source {
    const format = (what: string) => this.git("show", "--no-patch", `--format=${what}`, oid);
    return {
      __typename: "Commit",
      oid,
      message: () => format("%B"),
      committedDate: () => format("%cI"),
      author: {
        name: USER.name,
        email: USER.email,
        user: { databaseId: USER.id, login: USER.login },
      },
      history: ({ first, path }) => {
        const of = path ? ["--", String(path)] : [];
        const commits = this.git("log", `-${first}`, "--format=%H", oid, ...of);
        return { nodes: commits.split("\n").map((one) => this.commitOf(one)) };
      },
      file: ({ path }) => ({ oid: this.find(`${oid}:${path}`) }),
      // What a host tells of a commit: nothing here.
      status: null,
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
  }
}

/** As git and GitHub tell text from other data. */
const isText = (bytes: Buffer) => !bytes.subarray(0, 8000).includes(0);

// --- GraphQL: as much of the language as the editor uses -------------------------------------------

type Arguments = Record<string, unknown>;
type Field = { on?: string; alias: string; name: string; args: Arguments; fields: Field[] };
/** An object of the schema: each field's value, or what gives it for these arguments. */
interface Source {
  [name: string]: Value | Value[] | ((args: Arguments) => Value | Value[]);
}
type Value = string | number | boolean | null | undefined | Source;

/** The operation's kind and fields, with the variables put in. */
function parse(query: string, variables: Arguments): { kind: string; fields: Field[] } {
  const tokens = query.match(/"(?:\\.|[^"\\])*"|\.\.\.|[\w$]+|[!(){}[\]:]/g) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? "";
  const eat = (token: string) => tokens[at] === token && Boolean(++at);

  const value = (): unknown => {
    const token = next();
    if (token === "{") return pairs("}");
    if (token.startsWith("$")) return variables[token.slice(1)];
    if (token.startsWith('"')) return JSON.parse(token);
    return /^\d+$/.test(token) ? Number(token) : token;
  };
  const pairs = (end: string) => {
    const found: Arguments = {};
    while (!eat(end)) {
      const key = next();
      eat(":");
      found[key] = value();
    }
    return found;
  };
  const selection = (): Field[] => {
    const fields: Field[] = [];
    while (!eat("}")) {
      let [alias, on] = [next(), ""];
      if (alias === "...") [, on] = [next(), next()];
      const name = eat(":") ? next() : alias;
      const args = eat("(") ? pairs(")") : {};
      fields.push({ on, alias, name, args, fields: eat("{") ? selection() : [] });
    }
    return fields;
  };

  const kind = next();
  // The types of the variables say nothing that is needed here.
  while (next() !== "{");
  return { kind, fields: selection() };
}

/** Picks what was asked for. A field that the schema does not have, as far as it is here, is refused. */
function select(source: Source, fields: Field[]): object {
  const result: Record<string, unknown> = {};
  for (const { on, alias, name, args, fields: inner } of fields) {
    if (on) {
      if (source.__typename === on) Object.assign(result, select(source, inner));
      continue;
    }
    if (!(name in source)) throw new Refusal(200, `Field '${name}' doesn't exist`);
    const found = source[name];
    const data = typeof found === "function" ? found(args) : found;
    const inside = (one: Value) =>
      inner.length && one && typeof one === "object" ? select(one, inner) : (one ?? null);
    result[alias] = Array.isArray(data) ? data.map(inside) : inside(data);
  }
  return result;
}
