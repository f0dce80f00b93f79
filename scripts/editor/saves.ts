// Intercepts the editor's requests to GitHub. A Save that a build would refuse is refused here, with the build's own
// message. "Publish Changes", which would start GitHub's Actions, makes a commit for the host to build instead.
import { type Content, checkTexts, fileOf, sizeError, valuesIn } from "@/lib/content/schema/check";
import { type ContentName, contentNames } from "@/lib/content/schema/schema";
import { showPublishStatus } from "./publish-status";
import { repository, SKIP_CI } from "./settings";

const GRAPHQL = "https://api.github.com/graphql";
/** What "Publish Changes" calls to start GitHub's Actions. */
const DISPATCHES = `https://api.github.com/repos/${repository}/dispatches`;

/** The commit that a Save asks for, its files in base64 (https://docs.github.com/en/graphql/reference/mutations). */
export type Commit = {
  fileChanges: { additions?: { path: string; contents: string }[] };
  message: { headline: string };
};

const originalFetch = window.fetch.bind(window);

window.fetch = async (address, options = {}) => {
  if (address === DISPATCHES) return publish(options);
  const call = address === GRAPHQL ? JSON.parse(String(options.body)) : {};
  const commit: Commit | undefined = call.variables?.input;
  const message = commit?.fileChanges && (await refusalOf(commit, options));
  return message ? Response.json({ errors: [{ message }] }) : originalFetch(address, options);
};

/** Returns why a Save is refused, or nothing. */
async function refusalOf({ fileChanges, message }: Commit, options: RequestInit) {
  const files = new Map(
    fileChanges.additions?.map(({ path, contents }) => [
      path,
      Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0)),
    ]),
  );
  const savedText = (name: ContentName) => {
    const bytes = files.get(fileOf(name));
    return bytes && new TextDecoder().decode(bytes);
  };
  const { content: saved, errors } = checkTexts(savedText);
  if (errors.length === 0 && Object.keys(saved).length === 0) return undefined;
  const { branchText } = await readBranch(options);
  // A Save without publishing may leave photos without a service. Publishing may not.
  const isPublished = !message.headline.startsWith(SKIP_CI);
  const contentErrors = isPublished
    ? checkTexts((name) => savedText(name) ?? branchText(name)).errors
    : errors;
  for (const { field, value, where } of valuesIn(saved)) {
    const bytes = field.widget === "image" && files.get(`lib/content${value}`);
    // A drawing has no size.
    const picture = bytes && (await createImageBitmap(new Blob([bytes])).catch(() => undefined));
    const error = picture && sizeError(field, picture.width, picture.height);
    if (error) contentErrors.push(`${where} ${error}`);
  }
  if (contentErrors.length) return refusalFor(contentErrors);
  const outdated = unchangedDescriptions(checkTexts(branchText).content, saved).find(
    ({ where, value }) =>
      !confirm(
        `${where} is of another picture now. Is this still what it shows? “${value}” OK saves it so. Cancel lets you describe it again.`,
      ),
  );
  return outdated && `${outdated.where} has to be of the new picture. Save once more then.`;
}

/** Answers "Publish Changes". The editor does not show the reason for a refusal, so this does. */
async function publish(options: RequestInit) {
  const refusal = await commitAll(options).catch((error: Error) => error.message);
  if (refusal) alert(refusal);
  showPublishStatus();
  return new Response(null, { status: refusal ? 422 : 204 });
}

/**
 * Makes an empty commit, which the host builds together with all earlier Saves.
 *
 * @returns why it is refused, or nothing
 */
async function commitAll(options: RequestInit) {
  const { branchName, lastCommit, branchText } = await readBranch(options);
  const { errors } = checkTexts(branchText);
  if (errors.length) return refusalFor(errors);
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName },
    expectedHeadOid: lastCommit,
    fileChanges: {},
    message: { headline: "Publish what was saved" },
  };
  const query =
    "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
  await graphql({ query, variables: { input } }, options);
}

/** The message to the owner with at most three of these errors, so that it can be read. */
function refusalFor(contentErrors: string[]) {
  return `Put this right first: ${contentErrors.slice(0, 3).join(" ")}`;
}

/** Finds the descriptions that did not change although their picture did. */
function unchangedDescriptions(before: Content, after: Content) {
  const described = (content: Content) =>
    valuesIn(content).flatMap(({ field, value, parent, where }) =>
      field.name === "alt" && value ? { value, where, picture: parent.file ?? parent.photo } : [],
    );
  const old = described(before);
  return described(after).filter(({ value, picture }) => {
    const pictures = old.filter((one) => one.value === value).map((one) => one.picture);
    return pictures.length > 0 && !pictures.includes(picture);
  });
}

/** Reads the branch that the site is built from: its name, its last commit, and the owner's files. */
async function readBranch(options: RequestInit) {
  const blobQueries = contentNames.map(
    (name) => `${name}: object(expression: "HEAD:${fileOf(name)}") { ... on Blob { text } }`,
  );
  const [owner, name] = repository.split("/");
  const query = `{ repository(owner: "${owner}", name: "${name}") { defaultBranchRef { name target { oid } } ${blobQueries.join(" ")} } }`;
  const { defaultBranchRef: branch, ...blobs } = (await graphql({ query }, options)).repository;
  const branchText = (name: ContentName): string => blobs[name].text;
  return { branchName: branch.name, lastCommit: branch.target.oid, branchText };
}

/**
 * Calls GitHub as the editor does, with its token.
 *
 * @throws {Error} with GitHub's own message, for example when the token has expired
 */
async function graphql(call: object, { headers }: RequestInit) {
  const options = { method: "POST", headers, body: JSON.stringify(call) };
  const { data, errors, message } = await (await originalFetch(GRAPHQL, options)).json();
  if (errors || !data) throw new Error(errors?.[0].message ?? message);
  return data;
}
