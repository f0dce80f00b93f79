// Says whether what was saved last is what visitors see: /version.txt tells which commit that is.
import { deploys, repository } from "./settings";

/** How often it is looked while a build is under way, and after which time it must have stopped. */
const AGAIN_MS = 20_000;
const STOPPED_MS = 8 * 60_000;

/** The mark of a commit that no host builds (https://sveltiacms.app/en/docs/deployments). */
export const SAVED_ONLY = "[skip ci]";

let timer: number | undefined;

/** Looks now, and again while a build is under way. */
export async function look() {
  clearTimeout(timer);
  // Where the editor keeps who has signed in.
  const { token } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}");
  if (!token) return;
  const newest = `https://api.github.com/repos/${repository}/commits/HEAD`;
  const headers = { Authorization: `Bearer ${token}` };
  const [version, answer] = await Promise.all([
    fetch("/version.txt", { cache: "no-store" }),
    fetch(newest, { headers, cache: "no-store" }),
  ]).catch(() => []);
  if (!version?.ok || !answer?.ok) return;
  const { sha, commit } = await answer.json();
  const date = new Date(commit.committer.date);
  const isLive = (await version.text()).trim() === sha;
  const isBuilt = !isLive && !commit.message.startsWith(SAVED_ONLY);
  const hasStopped = isBuilt && Date.now() - date.getTime() > STOPPED_MS;
  if (isBuilt) timer = window.setTimeout(look, AGAIN_MS);
  const time = date.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  if (isLive) tell(`Saved last: ${time}. It is on the live site.`);
  else if (!isBuilt)
    tell(
      `Saved last: ${time}. It is not on the live site yet: press Publish Changes when everything is done.`,
    );
  else if (!hasStopped)
    tell(`Published last: ${time}. It is on its way to the live site, which takes two minutes.`);
  else
    tell(
      `Published last: ${time}. It has not come to the live site, which is as it was: the build has stopped. The end of its log says why: `,
      deploys,
    );
}

/** @param log the address at which there is more */
function tell(text: string, log?: string) {
  const line = document.querySelector<HTMLElement>("#live");
  // What is the same is not read out again.
  if (!line || line.dataset.told === text) return;
  line.dataset.told = text;
  line.textContent = text;
  if (!log) return;
  const link = document.createElement("a");
  Object.assign(link, { href: log, target: "_blank", textContent: "the topmost of the deploys" });
  line.append(link);
}

addEventListener("hashchange", look);
look();
