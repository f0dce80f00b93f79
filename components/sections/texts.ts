export const contactTexts = {
  stepsTitle: "How it goes",
  unsure: "Not sure we come to you?",
  ask: "Call and ask",
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
  text: "Send a text message",
} as const;
