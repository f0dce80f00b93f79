import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Ajv from "ajv";
import type { Words } from "../../lib/content/schema";
import json from "../../lib/content/words.json" with { type: "json" };
import { gallery } from "../../lib/gallery";
import { pictures } from "../../lib/pictures";
import { services } from "../../lib/services";
import { facts } from "../../lib/site";
import { checkContent } from "../../scripts/build/check-content";
import { editorConfig } from "../../scripts/build/editor-config";
import { checkLaunch } from "../../scripts/owner/launch";

/** As the owner writes them, with places for facts. */
const words: Words = json;
const content = { facts, gallery, pictures, services, words };
const [photo] = gallery;
const [service] = services;

/** What the gate says of the site's own files with these in place of some. */
const told = (own: object) => checkContent({ ...content, ...own });

test("a slip in the facts is told by its field, with what it has to be", () => {
  const slips = { phone: 7852324410, since: "2012", email: undefined, fax: "none", city: " " };
  const hours = [{ text: "Mondays", days: ["Mon"], opens: "7 am", closes: "17:00" }];
  expect(told({ facts: { ...facts, ...slips, hours, towns: "Auburn" } })).toEqual(
    [
      '"phone" is 7852324410. It has to be a US number of ten digits, such as "(785) 555-0142" or "785.555.0142 ext 4", in quote marks.',
      '"email" is missing. It has to be an e-mail address, such as "quotes@example.com".',
      '"city" is empty. It has to be a text.',
      '"towns" is "Auburn". It has to be a list of towns, such as ["Auburn","Silver Lake"] or [], without quote marks.',
      '"hours", entry 1, "days", entry 1 is "Mon". It has to be a day, such as "Monday".',
      '"hours", entry 1, "opens" is "7 am". It has to be a time of day on the 24-hour clock, such as "07:00".',
      '"since" is "2012". It has to be a year that is not in the future, such as 2012, without quote marks.',
      '"fax" is no field that the site knows. Take it out, or mend its spelling.',
    ].map((sentence) => `lib/content/facts.json: ${sentence}`),
  );
});

test("a slip in services, photos, pictures or words is told as well, by entry and field", () => {
  const { counted: _, ...uncounted } = { ...service };
  const list = [
    { ...photo, file: "patio.jpg", caption: "" },
    { ...photo, kind: "pools" },
    { ...photo, file: photo?.file.replace(".jpg", ".webp") },
  ];
  const hero = { ...pictures.hero, focus: "somewhere" };
  const title = { title: "{town} concrete", text: "Steel { and gravel" };
  const name = path.parse(photo?.file ?? "").name;
  expect(
    told({
      services: [uncounted, { ...service, icon: "pool" }],
      gallery: list,
      pictures: { ...pictures, hero, about: "about.jpg" },
      words: { ...words, hero: title, contact: { ...words.contact, steps: [] } },
    }),
  ).toEqual([
    'lib/content/gallery.json: entry 1 (patio.jpg), "file" is "patio.jpg". It has to be the address of a picture in public/images/gallery, such as "/images/gallery/patio.jpg".',
    'lib/content/gallery.json: entry 1 (patio.jpg), "caption" is empty. It has to be what was built, in a few words, such as "Broom-finished patio".',
    `lib/content/services.json: entry 1 (${service?.title}), "counted" is missing. It has to be what follows a number, such as {"one":"driveway","many":"driveways"}.`,
    `lib/content/services.json: entry 2 (${service?.title}), "icon" is "pool". It has to be one of the drawings, such as "driveway" or "foundation" or "patio" or "commercial".`,
    'lib/content/pictures.json: "hero", "focus" is "somewhere". It has to be a place in the photo, in words or, for its joint, in percent from the left and from the top, such as "center bottom" or "60.1% 70%".',
    'lib/content/pictures.json: "about" is "about.jpg". It has to be the photo beside About, in braces, without quote marks.',
    expect.stringMatching(
      /^lib\/content\/words\.json: "hero", "title" is "\{town\} concrete"\. It has to be a text, in which facts stand as \{name\}, .*\{answerTime\}\.$/,
    ),
    expect.stringMatching(
      /"hero", "text" is "Steel \{ and gravel"\. It has to be a text, in which/,
    ),
    'lib/content/words.json: "contact", "steps" is []. It has to be a list of steps, at least one.',
    `lib/content/services.json: two services have the kind "${service?.kind}". Give each its own.`,
    `lib/content/gallery.json: entry 2 (${name}.jpg), "kind" is "pools", which no service has. It has to be one of: ${service?.kind}, ${service?.kind}.`,
    `lib/content/gallery.json: ${name}.webp is there twice, if its ending is left aside. Keep one.`,
  ]);
});

test("the launch check holds stand-ins back, with what to do, and lets a company's own pass", () => {
  const launch = (own: object, standIn: boolean, unused: string[]) =>
    checkLaunch({
      content: { facts: { ...facts, ...own }, gallery: [{ ...photo, standIn }] },
      ...{ problems: [], used: [], unused, located: [] },
    });
  const url = "https://facebook.example/a";
  const none = { name: "Topeka Concrete Co.", phone: "(785) 555-0142", email: "a@b.example" };
  const held = launch({ ...none, social: [{ label: "Facebook", url }] }, true, ["/images/old.jpg"]);
  expect(held.problems).toEqual(
    Object.entries({ ...none, social: url }).map(
      ([field, value]) =>
        `${value} is a stand-in. Write yours into "${field}" in lib/content/facts.json.`,
    ),
  );
  expect(held.notes.join()).toMatch(/1 picture is a computer render.*1 picture is in no list/);
  const own = { name: "Kaw Flatwork", phone: "785 550 1234", email: "a@kaw.com", social: [] };
  const passed = launch(own, false, []);
  expect(passed.problems).toEqual([]);
  expect(passed.notes.join()).not.toMatch(/render|no list/);
});

test("the editor's configuration is valid, and asks for each field that the files have", async () => {
  const config = JSON.parse(JSON.stringify(editorConfig(content, "owner/site")));
  const schema = await readFile("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
  validate(config);
  expect(validate.errors).toBeNull();

  type Field = { name: string; root?: boolean; fields?: Field[] };
  const names = (fields: Field[]): unknown[] =>
    fields.map(({ name, fields }) => (fields ? [name, names(fields)] : name));
  const keys = (data: object): unknown[] =>
    Object.entries(data).map(([key, value]) => {
      const [entry] = Array.isArray(value) ? value : [value];
      return typeof entry === "object" ? [key, keys(entry)] : key;
    });
  for (const { label, file, fields } of config.singletons) {
    const data = JSON.parse(await readFile(file, "utf8"));
    const entry = Array.isArray(data) ? data[0] : data;
    // What an owner has not given is asked for, too.
    const asked = names(fields[0].root ? fields[0].fields : fields);
    const given = asked.filter((field) => String(Array.isArray(field) ? field[0] : field) in entry);
    expect(given, label).toEqual(keys(entry));
  }
});
