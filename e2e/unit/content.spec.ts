import path from "node:path";
import { expect, test } from "@playwright/test";
import { type Content, checkContent, valuesIn } from "../../lib/content/check";
import { facts, withoutClaim, withoutQuoteMarks } from "../../lib/content/facts";
import { gallery } from "../../lib/content/gallery";
import { pictures } from "../../lib/content/pictures";
import renders from "../../lib/content/renders.json" with { type: "json" };
import { services } from "../../lib/content/services";
import words from "../../lib/content/words.json" with { type: "json" };
import { launchNotes, placeholderFactsIn } from "../../scripts/owner/launch";

const [service] = services;
const photo = gallery.find(({ kind }) => kind === service?.kind);

test("a mistake is reported by entry and field as in the editor, with what the field has to be", () => {
  const mistakes = {
    phone: 7852324410,
    since: "2012",
    email: undefined,
    fax: "none",
    city: " ",
    years: "more than ten",
  };
  const open = { text: "Mondays", days: ["Monday"], opens: "07:00", closes: "05:00" };
  const { name } = path.parse(photo?.file ?? "");
  const caption = photo?.caption;
  const sentences = checkContent({
    facts: {
      ...facts,
      ...mistakes,
      hours: [open, { ...open, days: ["Mon"], closes: "17:00" }],
      towns: "Auburn",
      notice: { text: "Booking driveways", until: "April" },
    },
    services: [{ ...service, counted: undefined, pricePerFoot: { from: 10, to: 7 } }],
    gallery: [
      { ...photo, file: "/images/../patio.jpg", caption: "" },
      { ...photo, kind: "pools" },
      { ...photo, file: photo?.file.replace(/\.\w+$/, ".webp") },
      // Two without a photo are not the same one.
      ...["One", "Other"].map((caption) => ({ ...photo, file: undefined, caption })),
    ],
    pictures: {
      ...pictures,
      hero: { ...pictures.hero, focus: "somewhere" },
      finishes: [{ ...pictures.finishes[0], surface: "" }],
    },
    words: {
      ...words,
      hero: { ...words.hero, title: "{town} concrete" },
      // What a removed service leaves behind here is ignored.
      answers: { ...words.answers, sizes: [{ ...words.answers.sizes[0], kind: "pools" }] },
    },
  });
  const inImages =
    "a picture in lib/content/images, with a name of letters, digits, hyphens and dots";
  expect(sentences).toEqual([
    `Photos > entry 1 (patio.jpg) > Photo is "/images/../patio.jpg". It has to be ${inImages}.`,
    "Photos > entry 1 (patio.jpg) > Caption is empty. It has to be what was built, in a few words, such as Broom-finished patio.",
    `Photos > ${caption} > Kind of work does not exist. Choose one of: ${service?.shortTitle} (by hand: its kind in lib/content/services.json).`,
    `Photos > ${caption} > Photo and Photos > ${caption} > Photo are the same picture, ${name}.webp. Choose the right one for each.`,
    `Photos > One > Photo is missing. It has to be ${inImages}.`,
    `Photos > Other > Photo is missing. It has to be ${inImages}.`,
    "Facts > fax is not a field of the site. Take it out of lib/content/facts.json, or correct its spelling.",
    "Facts > Phone is 7852324410. It has to be a US number of ten digits, such as (785) 555-0142 or 785.555.0142 ext 4.",
    "Facts > E-mail is missing. It has to be an e-mail address, such as quotes@example.com.",
    "Facts > City is empty. It has to be a text.",
    'Facts > Towns is "Auburn". It has to be a list in square brackets.',
    'Facts > Hours > Mondays > Closes is "05:00". It may not be before Opens, which is "07:00".',
    'Facts > Hours > Mondays > Days is ["Mon"]. It has to be a list of some of: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.',
    'Facts > In business since is "2012". It has to be a year that is not in the future, such as 2012.',
    'Facts > Years of experience is "more than ten". It has to be a text of at most 10 letters.',
    'Facts > Notice > Last day on which it is true is "April". It has to be a day of the calendar, such as 2027-04-30.',
    `Services > ${service?.title} > Counted is missing. It has to be a group in braces, with one, many.`,
    `Services > ${service?.title} > Price by the square foot > To is 7. It may not be before From, which is 10.`,
    'Pictures > First photo > What has to be seen is "somewhere". It has to be one of: left top, top, right top, left, center, right, left bottom, bottom, right bottom.',
    expect.stringMatching(
      /^Words > First screen > Heading is "\{town\} concrete". It has to be a text, in which facts stand/,
    ),
  ]);
});

test("the launch check refuses placeholders, says what to do, and accepts a company's own facts", () => {
  const launch = (own: object, file?: string) => {
    const content = { facts: own, pictures: { hero: { file } } };
    return { errors: placeholderFactsIn(content), notes: launchNotes(content) };
  };
  const url = "https://facebook.example/a";
  const unreal = { name: "Topeka Concrete Co.", phone: "(785) 555-4410", email: "a@b.example" };
  const social = [{ label: "Facebook", url }];
  const held = launch({ ...unreal, social }, renders[0]);
  expect(held.errors).toEqual(
    Object.entries({
      "Company name": unreal.name,
      Phone: unreal.phone,
      "E-mail": unreal.email,
      "Social links > Facebook > Address": url,
    }).map(([label, value]) => `${value} is a placeholder. Write yours into Facts > ${label}.`),
  );
  expect(held.notes.join()).toMatch(/renders, and not your work: 1\./);
  const own = { name: "Kaw Flatwork", phone: "785 550 1234", email: "a@kaw.com", social: [] };
  const passed = launch(own, "/images/own.jpg");
  expect(passed.errors).toEqual([]);
  expect(passed.notes.join()).toMatch(/not your work: 0\./);
});

test("no value of any field ends in a stack trace", () => {
  const notice = { text: "Booking", until: "2027-03-31" };
  const content: Content = {
    facts: { ...facts, notice },
    // Each photo has the same fields.
    gallery: gallery.slice(0, 1),
    services,
    pictures,
    words,
  };
  const odd = [undefined, null, 3, true, "", "Central", ["x"], [{}], {}, [null]];
  for (const { keys, where } of valuesIn(content)) {
    for (const value of odd) {
      const changed = structuredClone(content);
      const [last = "", ...before] = [...keys].reverse();
      const parent = before.reverse().reduce<unknown>((part, key) => part?.[key as never], changed);
      Object.assign(parent as object, { [last]: value });
      const sentences = checkContent(changed);
      placeholderFactsIn(changed);
      launchNotes(changed);
      if (value === null) expect(sentences.join(), where).toMatch(/ is (null|missing)/);
    }
  }
});

test("quote marks around a review, and the claim before a license, are not said twice", () => {
  expect(["“A fine walk”", '"A fine walk" ', "A fine walk"].map(withoutQuoteMarks)).toEqual(
    Array(3).fill("A fine walk"),
  );
  expect(withoutQuoteMarks('"Fine" and "done"')).toBe('"Fine" and "done"');
  const license = "Kansas license 12-3456";
  expect(
    [`Licensed and insured: ${license}`, `licensed & insured, ${license}`].map(withoutClaim),
  ).toEqual([license, license]);
  expect([withoutClaim("Licensed and insured."), withoutClaim(license)]).toEqual(["", license]);
});
