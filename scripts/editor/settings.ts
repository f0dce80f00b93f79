declare const SETTINGS: { repository: string; deploys: string };

/** The repository and the address of the deploys, which the build has put in (scripts/export/editor.ts). */
export const { repository, deploys } = SETTINGS;

/** The beginning of a commit message that keeps hosts from building it (https://sveltiacms.app/en/docs/deployments). */
export const SKIP_CI = "[skip ci]";
