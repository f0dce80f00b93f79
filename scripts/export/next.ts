// Checks the owner's files and makes the pictures, then runs a command of Next, such as `build`, with the owner's settings.
import { spawnSync } from "node:child_process";
import "./before-build";

const { status } = spawnSync("next", process.argv.slice(2), { stdio: "inherit" });
process.exitCode = status ?? 1;
