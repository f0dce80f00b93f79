/** The beginning of a commit message that keeps hosts from building it (https://sveltiacms.app/en/docs/deployments). */
export const SKIP_CI = "[skip ci]";
