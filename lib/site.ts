export type OpeningHours = {
  /** As people read it: `Monday to Friday, 7 am to 5 pm`. */
  text: string;
  /** The same for search engines: English names of days, and times of day as `07:00`. */
  days: readonly string[];
  opens: string;
  closes: string;
};

/**
 * The owner’s facts. Each stands here once; the page, its metadata, the quote messages and the
 * structured data are all made from them. Change a fact here and it changes everywhere.
 *
 * The name, phone, e-mail and social links are stand-ins that reach nobody: replace them.
 */
export const site = {
  /** The company’s name: header, footer, page title, messages. */
  name: "Topeka Concrete Co.",
  /** The phone number as people read it. The `tel:` link is derived from it. */
  phone: "(785) 555-0142",
  /** Where quote requests are sent, and the address of the mail links. */
  email: "quotes@topekaconcrete.example",
  /** The city in the headline and the page title. */
  city: "Topeka",
  state: "Kansas",
  /** Where you work, as it should read in a sentence. */
  area: "Topeka, Kansas and surrounding areas",
  /** Towns you go to, such as `["Auburn", "Silver Lake"]`. None: nothing is shown of it anywhere. */
  towns: [] as readonly string[],
  /**
   * When somebody answers the phone. None: nothing is shown of it anywhere. One entry is
   * `{ text: "Monday to Friday, 7 am to 5 pm", days: ["Monday", "Tuesday", "Wednesday", "Thursday",
   * "Friday"], opens: "07:00", closes: "17:00" }`, between the brackets.
   */
  hours: [] as readonly OpeningHours[],
  /** The year the company was founded. */
  since: 2012,
  /** Years in the trade, as it should read. */
  years: "10+",
  /** Projects finished, as it should read. */
  projects: "500+",
  /** How soon a quote request is answered, in hours. */
  answerHours: 24,
} as const;

/** What is promised on the page. Only what is true belongs here. */
export const claims = {
  experience: `${site.years} years of experience`,
  projects: `${site.projects} projects`,
  insured: "Licensed and insured",
  since: `In business since ${site.since}`,
  response: `Quotes answered within ${site.answerHours} hours`,
  estimates: "Free estimates",
  materials: "Quality materials",
  team: "Professional team",
} as const;

/** The four facts below the headline: a short figure, and what it counts. */
export const facts = [
  { figure: site.years, label: "years of experience" },
  { figure: site.projects, label: "projects" },
  { figure: "Licensed", label: "and insured" },
  { figure: `${site.answerHours} hours`, label: "to answer a quote request" },
] as const;

/** The list beside the form. */
export const reasons = [
  claims.experience,
  claims.projects,
  claims.insured,
  claims.estimates,
  claims.materials,
  claims.team,
  claims.response,
] as const;

/** The entries of the top bar. `id` is the section’s anchor. */
export const navigation = [
  { id: "home", label: "Home" },
  { id: "services", label: "Services" },
  { id: "projects", label: "Projects" },
  { id: "about", label: "About" },
] as const;

/** The words on the buttons that lead to the form and to the phone. */
export const actions = {
  quote: "Get Quote",
  quoteLong: "Get a free quote",
  call: "Call Now",
  callShort: "Call",
} as const;

export const hero = {
  title: `${site.city} concrete, poured right`,
  text: `Driveways, foundations, patios and commercial concrete in ${site.area}. Free estimates.`,
  photo: {
    file: "hero.jpg",
    // Cut from it when the site is built: nothing to be done.
    portrait: "hero-portrait.jpg",
    alt: "New three-car concrete driveway with crisp tooled joints in front of a light-gray house in evening sun",
  },
} as const;

export type ServiceIcon = "driveway" | "foundation" | "patio" | "commercial";

export type Service = {
  title: string;
  text: string;
  icon: ServiceIcon;
  /** File name in `public/images`. */
  photo: string;
  alt: string;
};

export const services: { title: string; text: string; list: readonly Service[] } = {
  title: "What we pour",
  text: "Four kinds of work, one way of doing it. Firm ground, straight forms, a clean finish.",
  list: [
    {
      title: "Concrete Driveways",
      text: "New driveways and full replacements. Concrete will crack, so we plan the joints before the pour and give every crack a straight line to hide in.",
      icon: "driveway",
      photo: "service-driveways.jpg",
      alt: "New broom-finished driveway with tooled joints at a white farmhouse, seen from above",
    },
    {
      title: "Foundations",
      text: "Footings, stem walls and slabs for homes, garages and additions. Forms, steel and vapor barrier get checked before the pour, because nobody can check them after.",
      icon: "foundation",
      photo: "service-foundations.jpg",
      alt: "Foundation slab half poured, rebar grid over vapor barrier inside timber forms",
    },
    {
      title: "Patios & Walkways",
      text: "Broom finish for grip, stamped for looks, exposed aggregate for both. Sloped so that rain runs to the yard, not the house.",
      icon: "patio",
      photo: "service-patios-walkways.jpg",
      alt: "Stamped ashlar patio with seating around a stone fire pit",
    },
    {
      title: "Commercial Concrete",
      text: "Warehouse floors, dock aprons, sidewalks and curbs. Where we can, we pour in sections, so you can stay open.",
      icon: "commercial",
      photo: "service-commercial.jpg",
      alt: "Polished concrete floor of a bright warehouse with blue steel columns",
    },
  ],
};

export const projects = {
  title: "See the work",
  text: "Driveways, patios, pool decks, footings and floors. Look at the edges and the joints. That’s where you can tell.",
} as const;

export const about = {
  title: "Good concrete starts underneath",
  story: [
    `We’ve been in business since ${site.since}. After ${site.projects} projects we know that a slab is only as good as the ground under it and the day it was poured on.`,
    "Clay swells when it’s wet and shrinks when it’s dry, and a Kansas winter takes the face off concrete that was finished in a hurry. So the work that counts is the work that doesn’t show. The base, the steel, the slope, the joints.",
    "Our team is professional, licensed and insured, and we use quality materials. Ask us to walk you through the job before you decide. Estimates are free.",
  ],
  photo: {
    file: "about.jpg",
    alt: "Rebar grid on chairs over a black vapor barrier inside timber forms, plumbing stubs in place, ready to pour",
    caption: "Ready to pour, with barrier, steel and plumbing in place",
  },
} as const;

export const contact = {
  title: "Tell us what you need poured",
  text: "A few lines are enough. Rather talk?",
  details: {
    phone: "Phone",
    area: "Service area",
    hours: "Hours",
    guarantee: "Our guarantee",
  },
  guarantee: `A free estimate, and an answer within ${site.answerHours} hours`,
  reasonsTitle: "Why Choose Us",
} as const;

/** Exactly three. */
export const social = [
  { label: "Facebook", url: "https://facebook.example/topekaconcrete" },
  { label: "Instagram", url: "https://instagram.example/topekaconcrete" },
  { label: "YouTube", url: "https://youtube.example/topekaconcrete" },
] as const;

/** For search engines and shared links. */
export const metadata = {
  title: `Concrete Contractor in ${site.city}, KS | ${site.name}`,
  description: `Driveways, foundations, patios, walkways and commercial concrete in ${site.area}. Licensed and insured, free estimates, quotes answered within ${site.answerHours} hours.`,
} as const;

/** The address of a phone link: digits only, with the country’s code. */
export const phoneLink = `tel:+1${site.phone.replace(/\D/g, "")}`;

/** The colour of the browser’s own bars: that of the page’s paper. */
export const themeColor = "#f3efe7";
