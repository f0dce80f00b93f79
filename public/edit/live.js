// Says whether what was saved last is what visitors see: /version.txt tells which commit that is.
(async () => {
  const line = document.querySelector("#live");
  const { backend } = await (await fetch("/edit/config.json")).json();
  const newest = `https://api.github.com/repos/${backend.repo}/commits/HEAD`;

  /** While a build may be under way, in milliseconds. */
  const AGAIN_MS = 20_000;
  let timer;

  async function look() {
    clearTimeout(timer);
    // Where the editor keeps who has signed in (Sveltia CMS 0.221.1).
    const { token } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}");
    if (!token) return;
    const headers = { Authorization: `Bearer ${token}` };
    const [version, answer] = await Promise.all([
      fetch("/version.txt", { cache: "no-store" }),
      fetch(newest, { headers, cache: "no-store" }),
    ]).catch(() => []);
    if (!version?.ok || !answer.ok) return;
    const { sha, commit } = await answer.json();
    const isLive = (await version.text()).trim() === sha;
    const time = new Date(commit.committer.date).toLocaleString("en-US", {
      dateStyle: "medium",
      timeStyle: "short",
    });
    if (!isLive) timer = setTimeout(look, AGAIN_MS);
    line.dataset.live = isLive;
    const text = isLive
      ? `Saved last: ${time}. It is on the live site.`
      : `Saved last: ${time}. It is not on the live site yet, which takes about two minutes. If it stays away, the end of the topmost log says why: app.netlify.com > Deploys.`;
    // What is the same is not read out again.
    if (line.textContent !== text) line.textContent = text;
  }

  addEventListener("hashchange", look);
  await look();
})();
