// Makes the editor's two stores of this browser ready before it opens its first entry. It makes each
// when it first needs it, which for these is at the same moment: one of them is left out, and on the
// first visit no photo would have a thumbnail (Sveltia CMS 0.221.1, @sveltia/utils 0.12.1).
(async () => {
  const { backend } = await (await fetch("/edit/config.json")).json();
  const request = indexedDB.open(`${backend.name}:${backend.repo}`);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("asset-thumbnails");
    request.result.createObjectStore("draft-backups", { keyPath: ["collectionName", "slug"] });
  };
  // Left open, it would hold the editor up when that adds stores of its own.
  request.onsuccess = () => request.result.close();
})();
