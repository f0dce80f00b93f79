import json from "./pictures.json" with { type: "json" };
import type { Pictures } from "./schema";

/** The page's own pictures: logo, hero, the one beside About, the slab, and the finishes. */
export const pictures = { finishes: [], ...(json as Pictures) };
