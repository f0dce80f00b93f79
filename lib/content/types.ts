// The types of the data in the owner's files. They follow from the fields in schema/schema.ts.
import type { DataOf } from "./schema/field-kinds";
import type { files } from "./schema/schema";

type Data = DataOf<typeof files>;
export type GalleryPhoto = Data["gallery"][number];
export type Facts = Data["facts"];
export type Service = Data["services"][number];
export type Pictures = Data["pictures"];
export type Words = Data["words"];

export type Finish = NonNullable<Pictures["finishes"]>[number];
/** How a drawing shows a finish: lines of a broom, pebbles, or cut stones. */
export type Hatch = NonNullable<Finish["hatch"]>;
