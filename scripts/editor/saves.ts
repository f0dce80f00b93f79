// Stands between the editor and GitHub. A Save of what a build would refuse is refused with the build's own
// sentence. "Publish Changes", which the editor hands to GitHub's Actions, makes the commit that the host builds.
import {
  type Content,
  checkContent,
  fileOf,
  names,
  placesIn,
  sizeError,
} from "../export/check-content";
import { look, SAVED_ONLY } from "./live";

const GRAPHQL = "https://api.github.com/graphql";
/** As many sentences as can be read at once. */
const TOLD = 3;

/** What a Save wants to be committed (https://docs.github.com/en/graphql/reference/mutations). */
type Commit = {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions?: { path: string; contents: string }[] };
  message: { headline: string };
};

const ask = window.fetch.bind(window);

window.fetch = async (address, options = {}) => {
  const [, toPublish] = String(address).match(/\/repos\/(.+)\/dispatches$/) ?? [];
  if (toPublish) return publish(toPublish, options);
  const call = address === GRAPHQL ? JSON.parse(String(options.body)) : {};
  const commit: Commit | undefined = call.variables?.input;
  const message = commit?.fileChanges && (await reasonAgainst(commit, options));
  return message ? Response.json({ errors: [{ message }] }) : ask(address, options);
};

/** Why a Save must not be. */
async function reasonAgainst({ fileChanges, message, ...commit }: Commit, options: RequestInit) {
  const files = new Map(
    fileChanges.additions?.map(({ path, contents }) => [
      path,
      Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0)),
    ]),
  );
  const saved: Content = {};
  for (const name of names) {
    const bytes = files.get(fileOf(name));
    if (bytes) saved[name] = JSON.parse(new TextDecoder().decode(bytes));
  }
  if (Object.keys(saved).length === 0) return undefined;
  const { repositoryNameWithOwner } = commit.branch;
  const before = await contentAt(repositoryNameWithOwner, commit.expectedHeadOid, options);
  // Until it is published, a photo may be of a service that is gone: the next Save gives it another.
  const isPublished = !message.headline.startsWith(SAVED_ONLY);
  const contentErrors = checkContent(isPublished ? { ...before, ...saved } : saved);
  for (const { field, value, where } of placesIn(saved)) {
    const bytes = field.widget === "image" && files.get(`lib/content${value}`);
    // A drawing has no size.
    const picture = bytes && (await createImageBitmap(new Blob([bytes])).catch(() => undefined));
    const error = picture && sizeError(field, picture.width, picture.height);
    if (error) contentErrors.push(`${where} ${error}`);
  }
  if (contentErrors.length) return refusal(contentErrors);
  const misplaced = undescribed(before, saved).find(
    ({ where, value }) =>
      !confirm(
        `${where} is of another picture now. Is this still what it shows? “${value}” OK saves it so. Cancel lets you describe it anew.`,
      ),
  );
  return misplaced && `${misplaced.where} has to be of the new picture. Save once more then.`;
}

/** Makes an empty commit, which the host builds with all that was saved before. */
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
    ? { errors: [{ message: refusal(contentErrors) }] }
    : await graphql({ query: mutation, variables: { input } }, options);
  // Of a refusal the editor tells no reason.
  if (errors) alert(errors[0].message);
  look();
  return new Response(null, { status: errors ? 422 : 204 });
}

function refusal(contentErrors: string[]) {
  const more = contentErrors.length - TOLD;
  const told = contentErrors.slice(0, TOLD).join(" ");
  return `Put this right first: ${told}${more > 0 ? ` And ${more} more like this.` : ""}`;
}

/** Descriptions that have stayed while another picture has taken the place of theirs. */
function undescribed(before: Content, after: Content) {
  const described = (content: Content) =>
    placesIn(content).filter(({ field, value }) => field.describes && value);
  const pictures = new Map(described(before).map(({ value, thumbnail }) => [value, thumbnail]));
  const kept = new Set(described(after).map(({ thumbnail }) => thumbnail));
  return described(after).filter(({ value, thumbnail }) => {
    const picture = pictures.get(value);
    return picture && picture !== thumbnail && !kept.has(picture);
  });
}

/** The owner's files as they are in a commit. */
async function contentAt(repository: string, commit: string, options: RequestInit) {
  const fields = names.map(
    (name) => `${name}: object(expression: "${commit}:${fileOf(name)}") { ... on Blob { text } }`,
  );
  const { data } = await query(repository, fields.join(" "), options);
  const content: Content = {};
  for (const name of names) content[name] = JSON.parse(data.repository[name].text);
  return content;
}

function query(repository: string, fields: string, options: RequestInit) {
  const [owner, name] = repository.split("/");
  return graphql(
    { query: `{ repository(owner: "${owner}", name: "${name}") { ${fields} } }`, variables: {} },
    options,
  );
}

/** Asks GitHub as the editor does, with its token. */
async function graphql(call: object, { headers }: RequestInit) {
  const options = { method: "POST", headers, body: JSON.stringify(call) };
  return (await ask(GRAPHQL, options)).json();
}
