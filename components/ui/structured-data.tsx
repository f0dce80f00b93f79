import { siteUrl } from "@/lib/deployment";
import { publishedLogo } from "@/lib/photos";
import { pictures } from "@/lib/pictures";
import { services } from "@/lib/services";
import { phoneLink, site } from "@/lib/site";
import { words } from "@/lib/words";

/** What search engines are told: the same facts as the text, and no more than the page shows. */
export function StructuredData() {
  // Escaped, so that no fact can end the element.
  const json = JSON.stringify(contractor).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}

/** https://schema.org/GeneralContractor */
const contractor = {
  "@context": "https://schema.org",
  "@type": "GeneralContractor",
  name: site.name,
  url: siteUrl,
  telephone: phoneLink.replace("tel:", ""),
  email: site.email,
  image: `${siteUrl}${pictures.hero.file}`,
  logo: `${siteUrl}${publishedLogo().src}`,
  areaServed: site.towns.length > 0 ? [site.area, ...site.towns] : site.area,
  foundingDate: String(site.since),
  openingHoursSpecification:
    site.hours.length > 0
      ? site.hours.map(({ days, opens, closes }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: days,
          opens,
          closes,
        }))
      : undefined,
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: words.services.title,
    itemListElement: services.map(({ title, text, price }) => ({
      "@type": "Offer",
      description: price || undefined,
      itemOffered: { "@type": "Service", name: title, description: text },
    })),
  },
  hasCredential: site.license
    ? {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "license",
        name: site.license,
      }
    : undefined,
  employee: site.people?.length
    ? site.people.map(({ name, role, photo }) => ({
        "@type": "Person",
        name,
        jobTitle: role,
        image: siteUrl + photo,
      }))
    : undefined,
  sameAs: site.social.map(({ url }) => url),
};
