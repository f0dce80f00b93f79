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

/** The visible texts around the photos. */
export const photoTexts = {
  allKinds: "All",
  /** Photos of one kind are counted in the words of its service instead: `6 foundations`. */
  photoCount: (count: number) => `${count} ${count === 1 ? "photo" : "photos"}`,
  seeAll: (count: number) => `See all ${count} photos`,
  back: "Back to the slideshow",
  ask: "Ask for one like this",
  fullSize: "Full size",
} as const;
