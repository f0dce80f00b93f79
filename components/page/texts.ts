// Texts of the parts that the page has once: names of controls, which tests repeat, and messages.

/** The entries of the top bar. `id` is the section’s anchor. */
export const navigation = [
  { id: "home", label: "Home" },
  { id: "services", label: "Services" },
  { id: "projects", label: "Projects" },
  { id: "about", label: "About" },
] as const;

/** The accessible names of controls, and of regions without a heading. */
export const pageControlNames = {
  skip: "Skip to content",
  navigation: "Main",
  menu: "Menu",
  actionBar: "Get a quote or call",
} as const;

/** The page for addresses that lead nowhere. */
export const notFoundTexts = {
  documentTitle: (company: string) => `Page not found | ${company}`,
  title: "Nothing has been poured here",
  back: "Back to the home page",
} as const;
