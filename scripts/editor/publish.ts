// "Publish Changes" asks GitHub to run a workflow (`repository_dispatch`). Our answer to it takes the place of
// GitHub's: it checks the saved texts by the build's own rules, and makes an empty commit, which the host builds
// together with all earlier Saves. A commit that a workflow made would not do: on a free plan with a private
// repository, the host builds only what its own members have pushed.
import { checkTexts, contentPath } from "@/lib/content/schema/check";
import { type ContentName, contentNames } from "@/lib/content/schema/schema";

/** The build replaces this name with a value (scripts/export/editor.ts). */
declare const REPOSITORY: string;
/** The repository at GitHub, as `owner/name`. */
export const repository = REPOSITORY;

const GRAPHQL = "https://api.github.com/graphql";
const DISPATCHES = `https://api.github.com/repos/${repository}/dispatches`;

const originalFetch = window.fetch.bind(window);

window.fetch = (address, options) =>
  address === DISPATCHES ? publish(options?.headers) : originalFetch(address, options);

/**
 * Answers the editor's request in GitHub's place.
 *
 * @param headers the headers of that request, which have the owner's token
 */
async function publish(headers?: HeadersInit) {
  const refusal = await commitIfValid(headers).catch((error: Error) => error.message);
  // The editor shows that publishing was refused, but not the reason.
  if (refusal) alert(refusal);
  return new Response(null, { status: refusal ? 422 : 204 });
}

/** Checks the texts on the branch, and commits if they are valid. Returns the reason if it does not commit. */
async function commitIfValid(headers?: HeadersInit) {
  const { branchName, lastCommit, textOf } = await readBranch(headers);
  const { errors } = checkTexts(textOf);
  // Nobody would read more than three errors at once.
  if (errors.length) return `Put this right first: ${errors.slice(0, 3).join(" ")}`;
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName },
    expectedHeadOid: lastCommit,
    fileChanges: {},
    message: { headline: "Publish what was saved" },
  };
  const query =
    "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
  await ask({ query, variables: { input } }, headers);
}

/** Reads the branch that the site is built from: its name, its last commit, and the texts of the owner's files. */
async function readBranch(headers?: HeadersInit) {
  const blobs = contentNames.map(
    (name) => `${name}: object(expression: "HEAD:${contentPath(name)}") { ... on Blob { text } }`,
  );
  const [owner, name] = repository.split("/");
  const query = `{ repository(owner: "${owner}", name: "${name}") { defaultBranchRef { name target { oid } } ${blobs.join(" ")} } }`;
  const { defaultBranchRef: branch, ...files } = (await ask({ query }, headers)).repository;
  const textOf = (name: ContentName): string => files[name].text;
  return { branchName: branch.name, lastCommit: branch.target.oid, textOf };
}

/**
 * Asks GitHub's GraphQL interface (https://docs.github.com/en/graphql).
 *
 * @throws {Error} with GitHub's own message, for example when the token has expired
 */
async function ask(call: object, headers?: HeadersInit) {
  const options = { method: "POST", headers, body: JSON.stringify(call) };
  const { data, errors, message } = await (await originalFetch(GRAPHQL, options)).json();
  if (errors || !data) throw new Error(errors?.[0].message ?? message);
  return data;
}
