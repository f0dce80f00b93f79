import json from "./pictures.json" with { type: "json" };
import type { Pictures } from "./types";

/** The page's own pictures: logo, hero, the one beside About, the surface, and the finishes. */
export const pictures = { finishes: [], ...(json as Pictures) };

/** The finish that is chosen at first: the one that the surface's own photo shows, if there is one. */
export const initialFinish = pictures.finishes.find(
  ({ surface }) => surface === pictures.surface.file,
);
