import list from "./content/services.json" with { type: "json" };

export type ServiceIcon = "driveway" | "foundation" | "patio" | "commercial";

export type Service = {
  /** The kind that its photos have in `lib/content/gallery.json`. */
  kind: string;
  title: string;
  /** Where there is less room. */
  shortTitle: string;
  /** What follows a number: `9 driveways`. */
  counted: { one: string; many: string };
  text: string;
  icon: ServiceIcon;
  /** File name in `public/images`. */
  photo: string;
  alt: string;
};

/** The services, in the order in which they are offered. */
// Not checked here, which would cost the visitor: the drawings stop the build at an unknown icon.
export const services = list as readonly Service[];

/** The link from a service to its photos: `See 9 driveways`. */
export const seeWork = ({ counted }: Service, count: number) =>
  `See ${count} ${count === 1 ? counted.one : counted.many}`;
