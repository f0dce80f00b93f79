import { gallery } from "./gallery";
import { type PublishedPhoto, publishedPhoto } from "./photos";

/** What a slide of the carousel shows. */
export type SlidePhoto = { photo: PublishedPhoto; alt: string; caption: string };

/**
 * While the page is built, the slides come from the owner's list; in the browser they are read back
 * from the page. So their words and addresses travel once, in the HTML, and not again as data for a
 * script.
 *
 * @returns the slides, in their order
 */
export function allSlides(): SlidePhoto[] {
  // Written as a plain branch: then the bundler leaves the list out of what browsers get.
  if (typeof window === "undefined") {
    return gallery.map(({ file, alt, caption }) => ({
      photo: publishedPhoto(`gallery/${file}`),
      alt,
      caption,
    }));
  }
  return Array.from(document.querySelectorAll("[aria-roledescription='slide']"), slideIn);
}

function slideIn(element: Element): SlidePhoto {
  const image = element.querySelector("img");
  const sources = Array.from(element.querySelectorAll("source"), ({ type, srcset }) => ({
    type,
    srcSet: srcset,
  }));
  return {
    photo: {
      src: image?.getAttribute("src") ?? "",
      width: Number(image?.getAttribute("width")),
      height: Number(image?.getAttribute("height")),
      sources,
    },
    alt: image?.alt ?? "",
    caption: element.querySelector("figcaption")?.textContent ?? "",
  };
}
