import { TO_CONTACT } from "../page-contract";

/** What the visitor asks for: a finish, a photo, a slab. */
export type Topic = {
  /** Its name, as the form shows it. */
  label: string;
  /** The words that go into the description. */
  text: string;
  /** The kind of work that it belongs to, if to one. */
  kind?: string;
  /** The address of a small picture of it. */
  picture?: string;
  /** Whether its words say how big it is, so that the form does not ask. */
  includesSize?: boolean;
};

/** What a link brings into the form: a kind of work, or a topic. */
export type LinkData = { kind?: string; topic?: Topic };

/** A link to the form. Its data is read when it is followed. */
export const quoteLink = (data: LinkData) => ({
  href: TO_CONTACT,
  "data-quote": JSON.stringify(data),
});

/** What a link to the form brings into it. */
export const linkDataOf = ({ dataset }: HTMLAnchorElement): LinkData =>
  JSON.parse(dataset.quote ?? "{}");

/** Selects the links that bring something into the form. */
export const LINKS_WITH_DATA = "a[data-quote]";
