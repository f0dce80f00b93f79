// Checks the owner's files and pictures by the build's rules, for .github/workflows/publish.yml. GitHub shows each line that
// begins with `::error` at the top of the run.
import { validate } from "../export/validate";

const { errors } = await validate();
for (const error of errors)
  console.error(`::error title=Put this right, and publish again::${error}`);
if (errors.length) process.exitCode = 1;
