import { expect, test } from "@playwright/test";
import { photoTexts } from "../../components/carousel/texts";
import { facts } from "../../lib/content/facts";
import { captionOf, gallery } from "../../lib/content/gallery";
import { phoneLinkOf } from "../../lib/content/phone";
import { pictures } from "../../lib/content/pictures";
import { type Content, checkContent } from "../../lib/content/schema/check";
import { services } from "../../lib/content/services";
import { trimmed } from "../../lib/content/trimmed";
import words from "../../lib/content/words.json" with { type: "json" };
import { launchNotes, placeholderFactsIn } from "../../scripts/export/launch-notes";
import otherCompany from "../setup/other-company.json" with { type: "json" };

const [service] = services;
const [review] = otherCompany.facts.reviews;
const photo = gallery.find(({ kind }) => kind === service?.kind);

test("a mistake is reported by entry and field as in the editor, with what the field has to be", () => {
  const mistakes = { phone: 7852324410, since: "2012", email: "a&b@c.us", fax: "none", city: "" };
  const open = { text: "Mondays", days: ["Monday"], opens: "07:00", closes: "05:00" };
  const caption = photo?.caption;
  const [finish] = pictures.finishes;
  const shouted = finish?.name.toUpperCase();
  const mistaken = {
    facts: {
      ...facts,
      ...mistakes,
      years: "more than ten",
      hours: [
        open,
        { ...open, days: ["Mon"], closes: "17:00" },
        { ...open, text: "Always", opens: "00:00", closes: "00:00" },
      ],
      towns: "Auburn",
      social: [],
      privacy: "Https://own.example/privacy",
      area: "Topeka and around.",
      license: "LICENSED #12",
      people: Array(4).fill({ name: "Ann", role: "Pours", photo: "/images/ann.jpg" }),
      reviews: ["“A fine walk”", '"Fine" and "done"'].map((text) => ({ ...review, text })),
    },
    services: [
      { ...service, usualSlab: { width: 20, length: 40, inches: 5 } },
      { ...service, title: "Walls", shortTitle: "Walls" },
    ],
    pictures: { ...pictures, about: undefined, finishes: [finish, { ...finish, name: shouted }] },
    gallery: [
      { ...photo, file: "/images/../patio.jpg", caption: "\u200b" },
      { ...photo, kind: "pools", year: 2024 },
      { ...photo, file: photo?.file.replace(/\.\w+$/, ".webp") },
    ],
    words: {
      ...words,
      hero: { ...words.hero, title: "{town} concrete" },
      answers: { what: ["walls", "Not sure", "Not sure "], when: ["Soon"] },
    },
  };
  expect(checkContent(trimmed(mistaken, ""))).toEqual([
    'Photos > entry 1 > Photo is "/images/../patio.jpg". It has to be a picture in lib/content/images, with a name of letters, digits, hyphens and dots.',
    "Photos > entry 1 > Caption is empty. It has to be a text.",
    `Photos > ${caption} > Kind of work does not exist. Choose one of: ${service?.shortTitle}, Walls.`,
    `Photos > ${caption} > Year is 2024. Put it in quote marks: "2024".`,
    expect.stringMatching(
      `^Photos > ${caption} > Photo and Photos > ${caption} > Photo are the same`,
    ),
    "Facts > fax is not a field of the site. Remove it, or correct its name.",
    'Facts > Phone is 7852324410. Put it in quote marks: "7852324410".',
    'Facts > E-mail is "a&b@c.us". It has to be one e-mail address and nothing else, such as quotes@example.com.',
    "Facts > City is empty. It has to be a text without a period or a comma at its end.",
    'Facts > Service area is "Topeka and around.". It has to be a text without a period or a comma at its end.',
    'Facts > Towns is "Auburn". It has to be a list in square brackets.',
    'Facts > Hours > Mondays > Closes is "05:00". It may not be before "07:00".',
    expect.stringMatching(/Mondays > Days is \["Mon"\]. It has to be a list of some of: Sunday, M/),
    expect.stringMatching(/^Facts > Hours > Always > Closes is "00:00". .*23:59\.$/),
    'Facts > In business since is "2012". Write it without quote marks: 2012',
    "Facts > Years of experience has 13 letters. At most 10 fit.",
    'Facts > License is "LICENSED #12". It has to be a license without the words “licensed” and “insured”, which the page has before it.',
    'Facts > Reviews > Ruth M. > What they wrote is "“A fine walk”". It has to be a review without quote marks around it.',
    "Facts > People has 4 entries. At most 3 fit.",
    expect.stringMatching(/ > Thickness in inches is 5. It has to be 4 or 6.$/),
    expect.stringMatching(/^Services > .* > Kind of work and Services > Walls > Kind of work are/),
    "Pictures > Photo beside About is missing. It has to be a group in braces, with file, alt, caption.",
    `Pictures > Finishes > ${finish?.name} > Name and Pictures > Finishes > ${shouted} > Name are the same, ${shouted}; capitals do not count. Choose another for one of them.`,
    expect.stringMatching(
      /^Words > First screen > Heading is "\{town\} concrete". It has to be a text, in which facts stand/,
    ),
    expect.stringMatching(
      /^Services > Walls > Short title and Words > .* > entry 1 are the same, w/,
    ),
    expect.stringMatching(/^Words > .* > entry 2 and Words > .* > entry 3 are the same, Not sure;/),
    "Words > Answers in the form > When? has 1 entry. It needs at least 2.",
  ]);
});

test("the launch check refuses placeholders, says what to do, and accepts a company's own facts", () => {
  const unreal = { name: "Topeka Concrete Co.", phone: "7855554410", email: "a@b.example" };
  expect(placeholderFactsIn({ facts: unreal })).toEqual([
    `${unreal.name} is a placeholder. Write yours into Facts > Company name.`,
    `${unreal.phone} is a placeholder. Write yours into Facts > Phone.`,
    `${unreal.email} is a placeholder. Write yours into Facts > E-mail.`,
  ]);
  const own = { name: "Kaw Flatwork", phone: "785-205-5512", license: "Kansas 555-12345" };
  expect(placeholderFactsIn({ facts: own })).toEqual([]);

  const notes = (file?: string) => launchNotes({ pictures: { hero: { file } } }, {}).join();
  expect(notes(pictures.hero.file)).toContain("renders, and not your work: 1.");
  expect(notes("/images/own.jpg")).toContain("not your work: 0.");
});

test("no value of any field ends in a stack trace, or in a word that is not for owners", () => {
  // The content has every fact that may be left out, so that each field is tried.
  const content = trimmed({
    facts: otherCompany.facts,
    services: [{ ...service, ...otherCompany.firstService }],
    gallery: [{ ...photo, ...otherCompany.firstPhoto }],
    pictures,
    words,
  });
  expect(checkContent(content)).toEqual([]);
  const names = new Set(JSON.stringify(content).match(/(?<=")\w+(?=":)/g));
  for (const odd of [undefined, null, 3, true, "", "Central", ["x"], [{}], {}, [null]]) {
    for (const name of names) {
      const replace = (key: string, value: unknown) => (key === name ? odd : value);
      const changed: Content = JSON.parse(JSON.stringify(content, replace));
      const sentences = checkContent(changed);
      placeholderFactsIn(changed);
      launchNotes(changed, {});
      // JavaScript writes these words for a value that is not there, or not a text.
      expect(sentences.join()).not.toMatch(/undefined|NaN|\[object/);
      if (odd === null) expect(sentences).not.toEqual([]);
    }
  }
});

test("a caption has all that is known of a photo, and that it is a render where others are not", () => {
  const render = { file: "/images/renders/gallery/patio.jpg", caption: "Patio" };
  expect(captionOf(render, true)).toBe("Patio. Illustration");
  expect(captionOf(render, false)).toBe("Patio");
  // A photo that the owner has uploaded into the folder of renders, and the editor has stored as WebP.
  const upload = { ...render, file: "/images/renders/gallery/patio.webp" };
  expect(captionOf(upload, true)).toBe("Patio");
  const own = { file: "/images/gallery/own.jpg", caption: "Patio", town: "Auburn", year: "2024" };
  expect(captionOf(own, true)).toBe("Patio. Auburn, 2024");
  for (const caption of ["Patio.", "A patio?", "Patio, and then …"])
    expect(captionOf({ ...own, caption }, true)).toBe(`${caption} Auburn, 2024`);
  const known = { ...own, size: "24 x 40 ft" };
  expect(captionOf(known, true)).toBe("Patio. Auburn, 2024, 24 x 40 ft");
});

test("a phone number is called as it is meant, and one that nobody can have is none", () => {
  for (const phone of ["785.232.4410", "(785) 232-4410", "+1 785 232\u20134410"])
    expect(phoneLinkOf(phone)).toBe("tel:+17852324410");
  for (const phone of ["785-132-4410", "185-232-4410", "232-4410", "785-232-4410 ext. 5"])
    expect(phoneLinkOf(phone)).toBeUndefined();
});

test("a heading is as long as the page shows it", () => {
  const title = "{city} concrete, poured right";
  const errorsIn = (city: string) =>
    checkContent({
      facts: trimmed({ ...otherCompany.facts, city }),
      words: { ...words, hero: { ...words.hero, title } },
    });
  expect(errorsIn("Overland Park")).toEqual([]);
  expect(errorsIn("Colorado Springs")).toEqual([
    "Words > First screen > Heading has 39 letters, with the facts filled in. At most 36 fit.",
  ]);
});

test("an e-mail address is one that mail can be sent to", () => {
  const isRefused = (email: string) =>
    checkContent(trimmed({ facts: { ...otherCompany.facts, email } })).length > 0;
  for (const email of ["o'dell+web@odell.co.us", "J.O-1@a-b.example"])
    expect(isRefused(email), email).toBe(false);
  const joe = "joe@site.com";
  for (const email of [`mailto:${joe}`, `"${joe}"`, `${joe},ann@site.com`, `${joe}.`, "joe@site"])
    expect(isRefused(email), email).toBe(true);
  for (const email of ["joe@site..com", "jo..e@site.com", ".joe@site.com", "joe.@site.com"])
    expect(isRefused(email), email).toBe(true);
});

test("a line can break at each blank of a text, also where it comes from a word processor", () => {
  const text = "Topeka\u00a0concrete,\u202fpoured\u2007right";
  expect(trimmed({ text })).toEqual({ text: "Topeka concrete, poured right" });
});

test("a single picture is counted in the singular", () => {
  expect([1, 2].map(photoTexts.see)).toEqual(["See 1 picture", "See 2 pictures"]);
});
