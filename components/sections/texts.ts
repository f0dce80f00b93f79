export const contactTexts = {
  stepsTitle: "How it works",
  unsure: "Not sure we cover your area?",
  ask: "Call us",
  details: {
    phone: "Phone",
    email: "Email",
    area: "Service area",
    hours: "Hours",
    address: "Address",
    guarantee: "Our guarantee",
  },
  whyUsTitle: "Why Choose Us",
} as const;

/** The texts around facts that the owner may leave out. */
export const optionalFactTexts = {
  reviews: "What customers say",
  callOrText: "Call or text",
  sms: "Send a text message",
} as const;

/** The links beside the chosen finish. */
export const finishTexts = {
  see: "See it finished",
  ask: "Ask for this finish",
} as const;

/** The page says this while all pictures are renders: above the photos (`lead`), and at the foot of the page. */
export const illustrationTexts = {
  lead: "Illustrations, until photos of our own jobs are here.",
  foot: "All pictures on this page are illustrations.",
} as const;
