import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Ajv from "ajv";
import words from "../../lib/content/words.json" with { type: "json" };
import { gallery } from "../../lib/gallery";
import { pictures } from "../../lib/pictures";
import { services } from "../../lib/services";
import { facts } from "../../lib/site";
import { checkContent } from "../../scripts/build/check-content";
import { editorConfig } from "../../scripts/build/editor-config";
import { checkLaunch } from "../../scripts/owner/launch";

const [photo] = gallery;
const [service] = services;

test("a slip in facts, services, photos, pictures or words is told by entry and field, with what it has to be", () => {
  const slips = { phone: 7852324410, since: "2012", email: undefined, fax: "none", city: " " };
  const hours = [{ text: "Mondays", days: ["Mon"], opens: "07:00", closes: "17:00" }];
  const { base, name } = path.parse(photo?.file ?? "");
  const told = checkContent({
    facts: { ...facts, ...slips, hours, towns: "Auburn" },
    services: [service, { ...service, counted: undefined }],
    gallery: [
      { ...photo, file: "patio.jpg", caption: "" },
      { ...photo, kind: "pools" },
      { ...photo, file: photo?.file.replace(/\.\w+$/, ".webp") },
    ],
    pictures: { ...pictures, hero: { ...pictures.hero, focus: "somewhere" } },
    words: { ...words, hero: { ...words.hero, title: "{town} concrete" } },
  });
  expect(told).toEqual([
    'lib/content/gallery.json: entry 1 (patio.jpg), "file" is "patio.jpg". It has to be the address of a picture in public/images/gallery, such as "/images/gallery/patio.jpg".',
    'lib/content/gallery.json: entry 1 (patio.jpg), "caption" is empty. It has to be what was built, in a few words, such as "Broom-finished patio".',
    'lib/content/facts.json: "phone" is 7852324410. It has to be a US number of ten digits, such as "(785) 555-0142" or "785.555.0142 ext 4", in quote marks.',
    'lib/content/facts.json: "email" is missing. It has to be an e-mail address, such as "quotes@example.com".',
    'lib/content/facts.json: "city" is empty. It has to be a text.',
    'lib/content/facts.json: "towns" is "Auburn". It has to be a list of towns, such as ["Auburn","Silver Lake"] or [], without quote marks.',
    'lib/content/facts.json: "hours", entry 1, "days", entry 1 is "Mon". It has to be a day, such as "Monday".',
    'lib/content/facts.json: "since" is "2012". It has to be a year that is not in the future, such as 2012, without quote marks.',
    'lib/content/facts.json: "fax" is no field that the site knows. Take it out, or mend its spelling.',
    `lib/content/services.json: entry 2 (${service?.title}), "counted" is missing. It has to be what follows a number, such as {"one":"driveway","many":"driveways"}.`,
    'lib/content/pictures.json: "hero", "focus" is "somewhere". It has to be a place in the photo, in words or, for its joint, in percent from the left and from the top, such as "center bottom" or "60.1% 70%".',
    expect.stringMatching(
      /words\.json: "hero", "title" is "\{town\} concrete"\. It has to be a text, in which facts stand/,
    ),
    `lib/content/services.json: two services have the kind "${service?.kind}". Give each its own.`,
    `lib/content/gallery.json: entry 2 (${base}), "kind" is "pools", which no service has. It has to be one of: ${service?.kind}, ${service?.kind}.`,
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

// That it asks for each field that the files have, a Save shows: e2e/edit.spec.ts.
test("the editor's configuration is valid", async () => {
  const config = JSON.parse(
    JSON.stringify(editorConfig({ facts, gallery, pictures, services, words }, "owner/site")),
  );
  const schema = await readFile("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
  validate(config);
  expect(validate.errors).toBeNull();
});
