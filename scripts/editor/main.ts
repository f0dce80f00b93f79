// Additions to the owner's editor that it has no settings for. Each depends on internals of Sveltia CMS 0.221.1;
// e2e/edit.spec.ts fails if a newer version has changed them.

/** The repository at GitHub, as `owner/name`. The build replaces this name with a value (scripts/export/editor.ts). */
declare const REPOSITORY: string;

// On the first visit the editor would create both of these stores at once and lose one (a bug in @sveltia/utils
// 0.12.1), and no photo would have a thumbnail. So we create them before the editor does.
const request = indexedDB.open(`github:${REPOSITORY}`);
request.onupgradeneeded = () => {
  request.result.createObjectStore("asset-thumbnails");
  request.result.createObjectStore("draft-backups", { keyPath: ["collectionName", "slug"] });
};
// An open connection would block the editor when it adds stores of its own.
request.onsuccess = () => request.result.close();

// Gives each chosen photo a unique name: a phone calls all of them image.jpg, and the editor avoids only the names of
// files that have been saved.
addEventListener(
  "change",
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.files) return;
    const renamed = new DataTransfer();
    for (const file of target.files) {
      const mark = crypto.randomUUID().slice(0, 8);
      const name = file.name.replace(/(\.\w+)?$/, `-${mark}$1`);
      renamed.items.add(new File([file], name, file));
    }
    target.files = renamed.files;
  },
  { capture: true },
);
