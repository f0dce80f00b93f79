// A fake GitHub for the owner's editor (Sveltia CMS, saving straight to `main`). It has this project's content, and keeps
// what is saved in memory. By REST it is asked who has signed in (`/user`), whether they may save (`/collaborators/`: yes,
// if that is no error), for the hashes of all files (`/trees/`), for a picture (`/blobs/HASH`), and to run the workflows that
// wait for an event (`/dispatches`). By GraphQL it is asked for
//   defaultBranchRef, ref     the branch, and its last commit
//   content_0, content_1 ...  the texts of the files whose hashes are in the query, in this order
//   commit_0, commit_1 ...    the last commit of each file; commit_0 alone: the checks of a commit
//   createCommitOnBranch      a Save; file_0, file_1 ... are the hashes of what it adds
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BrowserContext, Request } from "@playwright/test";

const USER = { login: "owner", id: 4711, name: "Pat Owner", email: "pat@example.com" };

const hashOf = (content: string | Buffer) => createHash("sha1").update(content).digest("hex");

function commitOf(message: string) {
  const committedDate = new Date().toISOString();
  const oid = hashOf(message + committedDate);
  const commit = { oid, committedDate, message, author: { ...USER, user: USER } };
  return { ...commit, history: { nodes: [commit] } };
}

const numbered = (name: string, values: object[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}_${index}`, value]));

/** The commit that is asked for, its files in base64 (https://docs.github.com/en/graphql/reference/mutations). */
type Commit = {
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
};

type Call = { query: string; variables?: { input?: Commit } };

export class GitHub {
  /** The files on `main`, by their paths. Hashed once: there are many megabytes of them. */
  private readonly files = new Map<string, { content: Buffer; hash: string }>();
  /** The paths of those that the last commit has changed. */
  changed: string[] = [];
  lastCommit = commitOf("The project");
  /** The types of the events for workflows. */
  events: string[] = [];

  /** Answers the calls of an editor in a browser. */
  async open(context: BrowserContext) {
    const paths = execFileSync("git", ["ls-files", "lib/content"], { encoding: "utf8" });
    for (const path of paths.trim().split("\n")) this.write(path, readFileSync(path));
    // Fonts, the picture of the account, and GitHub's status page.
    const others = /^https:\/\/(cdn\.jsdelivr|avatars\.githubusercontent|www\.githubstatus)\./;
    await context.route(others, (route) => route.fulfill({ status: 404 }));
    await context.route("https://api.github.com/**", (route) =>
      route.fulfill(this.answer(route.request())),
    );
  }

  private write(path: string, content: Buffer) {
    this.files.set(path, { content, hash: hashOf(content) });
  }
  bytes = (path: string) => this.files.get(path)?.content ?? Buffer.of();
  read = (path: string) => this.bytes(path).toString();

  private answer(request: Request) {
    const { pathname } = new URL(request.url());
    if (pathname === "/graphql") return { json: { data: this.query(request.postDataJSON()) } };
    if (pathname === "/user") return { json: USER };
    if (pathname.includes("/collaborators/")) return { status: 204 };
    if (pathname.endsWith("/dispatches")) {
      this.events.push(request.postDataJSON().event_type);
      return { status: 204 };
    }
    const files = [...this.files];
    if (pathname.includes("/trees/")) {
      const tree = files.map(([path, { content, hash }]) => {
        return { path, type: "blob", sha: hash, size: content.length };
      });
      return { json: { tree } };
    }
    const [, blob] = files.find(([, { hash }]) => pathname.endsWith(hash)) ?? [];
    return { body: blob?.content, contentType: "application/octet-stream" };
  }

  private query({ query, variables }: Call) {
    if (variables?.input) return { createCommitOnBranch: { commit: this.save(variables.input) } };
    const ref = { ...this.lastCommit, target: this.lastCommit };
    const texts = [...this.files.values()]
      .filter(({ hash }) => query.includes(hash))
      .sort((a, b) => query.indexOf(a.hash) - query.indexOf(b.hash))
      .map(({ content }) => ({ text: content.toString() }));
    return {
      repository: {
        defaultBranchRef: { name: "main", target: this.lastCommit },
        ref,
        ...numbered("commit", Array(this.files.size).fill(ref)),
        ...numbered("content", texts),
      },
    };
  }

  /** Makes the commit that a Save asks for. */
  private save({ fileChanges, message }: Commit) {
    const { additions } = fileChanges;
    for (const { path, contents } of additions) this.write(path, Buffer.from(contents, "base64"));
    this.changed = additions.map(({ path }) => path).sort();
    this.lastCommit = commitOf(message.headline);
    const hashes = additions.map(({ path }) => ({ oid: this.files.get(path)?.hash }));
    return { ...this.lastCommit, ...numbered("file", hashes) };
  }
}
