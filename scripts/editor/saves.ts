// Intercepts the editor's requests to GitHub. A Save that a build would refuse is refused here, with the build's own
// message. "Publish Changes", which would start GitHub's Actions, makes a commit for the host to build instead.
import {
  type Content,
  checkContent,
  contentNames,
  fileOf,
  sizeError,
  valuesIn,
} from "@/lib/content/check";
import { showPublishStatus } from "./publish-status";
import { SKIP_CI } from "./skip-ci";

const GRAPHQL = "https://api.github.com/graphql";
/** The number of errors that a message shows at most, so that it can be read. */
const MAX_SHOWN = 3;

/** The commit that a Save asks for (https://docs.github.com/en/graphql/reference/mutations). */
type Commit = {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions?: { path: string; contents: string }[] };
  message: { headline: string };
};

const originalFetch = window.fetch.bind(window);

window.fetch = async (address, options = {}) => {
  const [, repository] = String(address).match(/\/repos\/(.+)\/dispatches$/) ?? [];
  if (repository) return publish(repository, options);
  const call = address === GRAPHQL ? JSON.parse(String(options.body)) : {};
  const commit: Commit | undefined = call.variables?.input;
  const message = commit?.fileChanges && (await refusalOf(commit, options));
  return message ? Response.json({ errors: [{ message }] }) : originalFetch(address, options);
};

/** Returns why a Save is refused, or nothing. */
async function refusalOf({ fileChanges, message, ...commit }: Commit, options: RequestInit) {
  const files = new Map(
    fileChanges.additions?.map(({ path, contents }) => [
      path,
      Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0)),
    ]),
  );
  const saved: Content = {};
  for (const name of contentNames) {
    const bytes = files.get(fileOf(name));
    if (bytes) saved[name] = JSON.parse(new TextDecoder().decode(bytes));
  }
  if (Object.keys(saved).length === 0) return undefined;
  const { repositoryNameWithOwner } = commit.branch;
  const before = await contentAt(repositoryNameWithOwner, commit.expectedHeadOid, options);
  // A Save without publishing may leave photos without a service. Publishing may not.
  const isPublished = !message.headline.startsWith(SKIP_CI);
  const contentErrors = checkContent(isPublished ? { ...before, ...saved } : saved);
  for (const { field, value, where } of valuesIn(saved)) {
    const bytes = field.widget === "image" && files.get(`lib/content${value}`);
    // A drawing has no size.
    const picture = bytes && (await createImageBitmap(new Blob([bytes])).catch(() => undefined));
    const error = picture && sizeError(field, picture.width, picture.height);
    if (error) contentErrors.push(`${where} ${error}`);
  }
  if (contentErrors.length) return refusalFor(contentErrors);
  const outdated = unchangedDescriptions(before, saved).find(
    ({ where, value }) =>
      !confirm(
        `${where} is of another picture now. Is this still what it shows? “${value}” OK saves it so. Cancel lets you describe it again.`,
      ),
  );
  return outdated && `${outdated.where} has to be of the new picture. Save once more then.`;
}

/** Makes an empty commit, which the host builds together with all earlier Saves. */
async function publish(repository: string, options: RequestInit) {
  const { data } = await query(repository, "defaultBranchRef { name target { oid } }", options);
  const { name, target } = data.repository.defaultBranchRef;
  const contentErrors = checkContent(await contentAt(repository, target.oid, options));
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName: name },
    expectedHeadOid: target.oid,
    fileChanges: {},
    message: { headline: "Publish what was saved" },
  };
  const mutation =
    "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
  const { errors } = contentErrors.length
    ? { errors: [{ message: refusalFor(contentErrors) }] }
    : await graphql({ query: mutation, variables: { input } }, options);
  // The editor does not show the reason for a refusal, so we do.
  if (errors) alert(errors[0].message);
  showPublishStatus();
  return new Response(null, { status: errors ? 422 : 204 });
}

/** The message to the owner about these errors. */
function refusalFor(contentErrors: string[]) {
  const more = contentErrors.length - MAX_SHOWN;
  const shown = contentErrors.slice(0, MAX_SHOWN).join(" ");
  return `Put this right first: ${shown}${more > 0 ? ` And ${more} more like this.` : ""}`;
}

/** Finds the descriptions that did not change although their picture did. */
function unchangedDescriptions(before: Content, after: Content) {
  const described = (content: Content) =>
    valuesIn(content).flatMap(({ field: { describes }, value, parent, where }) =>
      describes && value ? { value, where, picture: parent[describes] } : [],
    );
  const pictures = new Map(described(before).map(({ value, picture }) => [value, picture]));
  const kept = new Set(described(after).map(({ picture }) => picture));
  return described(after).filter(({ value, picture }) => {
    const old = pictures.get(value);
    return old && old !== picture && !kept.has(old);
  });
}

/** Reads the owner's files as they are in a commit. */
async function contentAt(repository: string, commit: string, options: RequestInit) {
  const fields = contentNames.map(
    (name) => `${name}: object(expression: "${commit}:${fileOf(name)}") { ... on Blob { text } }`,
  );
  const { data } = await query(repository, fields.join(" "), options);
  const content: Content = {};
  for (const name of contentNames) content[name] = JSON.parse(data.repository[name].text);
  return content;
}

function query(repository: string, fields: string, options: RequestInit) {
  const [owner, name] = repository.split("/");
  return graphql(
    { query: `{ repository(owner: "${owner}", name: "${name}") { ${fields} } }`, variables: {} },
    options,
  );
}

/** Calls GitHub as the editor does, with its token. */
async function graphql(call: object, { headers }: RequestInit) {
  const options = { method: "POST", headers, body: JSON.stringify(call) };
  return (await originalFetch(GRAPHQL, options)).json();
}
