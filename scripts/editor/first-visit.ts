// On the first visit the editor creates both of these stores at once and loses one (a bug in @sveltia/utils 0.12.1),
// so that no photo has a thumbnail. We create them first.
import { repository } from "./settings";

const request = indexedDB.open(`github:${repository}`);
request.onupgradeneeded = () => {
  request.result.createObjectStore("asset-thumbnails");
  request.result.createObjectStore("draft-backups", { keyPath: ["collectionName", "slug"] });
};
// An open connection would block the editor when it adds stores of its own.
request.onsuccess = () => request.result.close();
