import path from "node:path";

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, "..");
