// Shows whether the last Save is on the live site, whose /version.txt has the commit that it was built from.
import { deploys, repository, SKIP_CI } from "./settings";

/** How often the status is updated. */
const POLL_MS = 20_000;
/** A build that takes longer than this has probably failed. */
const BUILD_MAX_MS = 8 * 60_000;

/** Updates the status line, once the owner has signed in. */
export async function showPublishStatus() {
  // The editor stores the account that has signed in here.
  const { token } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}");
  if (!token || document.hidden) return;
  const newest = `https://api.github.com/repos/${repository}/commits/HEAD`;
  const headers = { Authorization: `Bearer ${token}` };
  const [version, response] = await Promise.all([
    fetch("/version.txt", { cache: "no-store" }),
    fetch(newest, { headers, cache: "no-store" }),
  ]).catch(() => []);
  if (!version?.ok || !response?.ok) return;
  const { sha, commit } = await response.json();
  const date = new Date(commit.committer.date);
  const time = date.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  if ((await version.text()).trim() === sha)
    return show(`Saved last: ${time}. It is on the live site.`);
  if (commit.message.startsWith(SKIP_CI))
    return show(
      `Saved last: ${time}. It is not on the live site yet: press Publish Changes when everything is done.`,
    );
  if (Date.now() - date.getTime() < BUILD_MAX_MS)
    return show(
      `Published last: ${time}. It is on its way to the live site, which takes two minutes.`,
    );
  const log = { href: deploys, target: "_blank", textContent: "the topmost of the deploys" };
  show(
    `Published last: ${time}. It has not come to the live site, which is as it was: the build has probably stopped. The end of its log says why: `,
    Object.assign(document.createElement("a"), log),
  );
}

function show(text: string, link = "" as string | Node) {
  const line = document.querySelector("#publish-status");
  // A screen reader would read the same text out again.
  if (!line?.textContent?.startsWith(text)) line?.replaceChildren(text, link);
}

setInterval(showPublishStatus, POLL_MS);
// The editor changes the address after signing in, and after a Save.
addEventListener("hashchange", showPublishStatus);
showPublishStatus();
