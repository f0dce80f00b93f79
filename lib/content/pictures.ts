import json from "./pictures.json" with { type: "json" };
import type { Pictures } from "./types";

/**
 * The page's own pictures, apart from services and gallery: logo, hero, surface, the photo beside About, and finishes.
 */
export const pictures = { finishes: [], ...(json as Pictures) };

/**
 * The finish that is chosen at first: the one with the same photo as the surface itself. If none has it, none is chosen,
 * because the photo of a chosen finish covers the owner's photo of the surface.
 */
export const initialFinish = pictures.finishes.find(
  ({ surface }) => surface === pictures.surface.file,
);
