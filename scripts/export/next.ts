// Runs a command of Next, such as `build`, after all that comes before it, and with the owner's settings in order.
import { spawnSync } from "node:child_process";
import "./before-build";

const { status } = spawnSync("next", process.argv.slice(2), { stdio: "inherit" });
process.exitCode = status ?? 1;
