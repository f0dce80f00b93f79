// Checks the owner's files and pictures by the build's rules, for .github/workflows/publish.yml. GitHub shows each line that
// begins with `::error` at the top of the run. The title ends at its first comma, and in the message percent signs and line
// breaks are escaped: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
import { validate } from "../export/validate";

const { errors } = await validate();
for (const error of errors) {
  const message = error.replace(/[%\r\n]/g, encodeURIComponent);
  console.error(`::error title=Put this right and publish again::${message}`);
}
if (errors.length) process.exitCode = 1;
