declare const SETTINGS: { repository: string; deploys: string };

/** The repository and the address of the deploys, which the build has put in (scripts/export/editor.ts). */
export const { repository, deploys } = SETTINGS;
