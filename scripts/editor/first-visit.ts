// Makes the editor's two stores of this browser ready before it opens its first entry. It makes each
// when it first needs it, which for these is at the same moment: one of them is left out, and on the
// first visit no photo would have a thumbnail (@sveltia/utils 0.12.1).
import { repository } from "./settings";

const request = indexedDB.open(`github:${repository}`);
request.onupgradeneeded = () => {
  request.result.createObjectStore("asset-thumbnails");
  request.result.createObjectStore("draft-backups", { keyPath: ["collectionName", "slug"] });
};
// Left open, it would hold the editor up when that adds stores of its own.
request.onsuccess = () => request.result.close();
