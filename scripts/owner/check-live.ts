// `npm run check:live -- https://www.example.com [--send]` runs e2e/live.spec.ts against the deployed site.
import { spawnSync } from "node:child_process";

const [address = "", ...others] = process.argv.slice(2).filter((word) => word !== "--send");
const url = /^https?:\/\//.test(address) ? address : `https://${address}`;
if (!URL.canParse(url) || others.length) {
  console.error("Which site? npm run check:live -- https://www.example.com [--send]");
  process.exit(2);
}
const LIVE = process.argv.includes("--send") ? "send" : "look";
const env = { ...process.env, LIVE, BASE_URL: new URL(url).origin };
// A retry would send a second request.
const live = ["--project", "desktop", "--retries", "0", "live.spec"];
const run = spawnSync("playwright", ["test", ...live], { stdio: "inherit", env });
if (run.error) throw run.error;
process.exitCode = run.status ?? 1;
