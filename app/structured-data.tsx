import { siteUrl } from "@/lib/build/deployment";
import { facts, phoneLink } from "@/lib/content/facts";
import { pictures } from "@/lib/content/pictures";

/** Facts for search engines: only those that the page shows as well. An empty text or list is left out. */
export function StructuredData() {
  const json = JSON.stringify(contractor, (_, value) => (value?.length === 0 ? undefined : value));
  // "<" is escaped, so that no fact can end the element.
  return <script type="application/ld+json">{json.replaceAll("<", "\\u003c")}</script>;
}

/** https://schema.org/GeneralContractor */
const contractor = {
  "@context": "https://schema.org",
  "@type": "GeneralContractor",
  name: facts.name,
  url: siteUrl,
  telephone: phoneLink.replace("tel:", ""),
  email: facts.email,
  image: `${siteUrl}${pictures.hero.file}`,
  logo: `${siteUrl}${pictures.logo}`,
  address: {
    "@type": "PostalAddress",
    streetAddress: facts.street,
    addressLocality: facts.city,
    addressRegion: facts.state,
    // The page shows the ZIP code only together with the street.
    postalCode: facts.street && facts.zip,
    addressCountry: "US",
  },
  areaServed: [facts.area, ...facts.towns],
  foundingDate: String(facts.since),
  openingHoursSpecification: facts.hours.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    opens,
    closes,
  })),
  sameAs: facts.social.map(({ url }) => url),
};
