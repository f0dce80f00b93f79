declare const SETTINGS: { repository: string; deploys: string };

/** What the build has put into this script (scripts/export/editor.ts). */
export const { repository, deploys } = SETTINGS;
