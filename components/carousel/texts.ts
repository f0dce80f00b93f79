/** The accessible names of the carousel's controls and groups. Tests repeat them. */
export const carouselControlNames = {
  carousel: "Project gallery",
  track: "Photos",
  kinds: "Kind of work",
  dots: "Choose a photo",
  dot: (number: number) => `Go to photo ${number}`,
  slide: (number: number, count: number) => `${number} of ${count}`,
  previous: "Previous photo",
  next: "Next photo",
  pause: "Pause slideshow",
  play: "Play slideshow",
  enlarge: "Enlarge photo",
  close: "Close",
} as const;

const pictures = (count: number) => `${count} ${count === 1 ? "picture" : "pictures"}`;

/** The texts around the photos. */
export const photoTexts = {
  allKinds: "All",
  /** Announced when a kind of work is chosen: `Driveways, 9 pictures`. */
  chosen: ({ label, count }: { label: string; count: number }) => `${label}, ${pictures(count)}`,
  /** The link from a service to its photos. */
  see: (count: number) => `See ${pictures(count)}`,
  seeAll: (count: number) => `See all ${count}`,
  back: "Back to the slideshow",
  ask: "Ask for one like this",
  fullSize: "Full size",
} as const;
