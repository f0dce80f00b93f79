import json from "./pictures.json" with { type: "json" };
import { trimmed } from "./trimmed";
import type { Pictures } from "./types";

/**
 * The page's own pictures, apart from services and gallery: logo, hero, the photo beside About, and finishes.
 */
export const pictures = { finishes: [], ...trimmed(json as Pictures) };

/** The finish that is chosen at first. A finish can be chosen only if it has a surface, which the page then shows. */
export const initialFinish = pictures.finishes.find(({ surface }) => surface);
