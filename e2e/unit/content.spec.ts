import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Ajv from "ajv";
import { ImageResponse } from "next/og.js";
import { createElement } from "react";
import { characters, writable } from "../../lib/build/characters";
import { facts } from "../../lib/content/facts";
import { gallery } from "../../lib/content/gallery";
import { pictures } from "../../lib/content/pictures";
import { services } from "../../lib/content/services";
import standIns from "../../lib/content/stand-ins.json" with { type: "json" };
import words from "../../lib/content/words.json" with { type: "json" };
import { shareSize } from "../../lib/site";
import { checkContent, remarksOn } from "../../scripts/export/check-content";
import { editorConfig } from "../../scripts/export/editor-config";
import { checkLaunch } from "../../scripts/owner/launch";

const [service] = services;
const photo = gallery.find(({ kind }) => kind === service?.kind);

test("a slip is told by entry and field as the editor names them, with what it has to be", () => {
  const slips = { phone: 7852324410, since: "2012", email: undefined, fax: "none", city: " " };
  const open = { text: "Mondays", days: ["Monday"], opens: "07:00", closes: "05:00" };
  const person = { name: "Pat", role: "Sets the forms", photo: "/images/about.jpg" };
  const { base, name } = path.parse(photo?.file ?? "");
  const caption = photo?.caption;
  const told = checkContent({
    facts: {
      ...facts,
      ...slips,
      hours: [open, { ...open, days: ["Mon"], closes: "17:00" }],
      towns: "Auburn",
      notice: { text: "Booking driveways", until: "2027-02-31" },
      people: [person, { ...person, name: "Jo" }],
    },
    services: [service, { ...service, counted: undefined }],
    gallery: [
      { ...photo, file: "/images/gallery/new/patio.jpg", caption: "" },
      { ...photo, kind: "pools", before: photo?.file },
      { ...photo, file: photo?.file.replace(/\.\w+$/, ".webp") },
      // Two without a photo are not the same one.
      ...["One", "Other"].map((caption) => ({ ...photo, file: undefined, caption })),
    ],
    pictures: {
      ...pictures,
      hero: { ...pictures.hero, focus: "somewhere" },
      surface: { ...pictures.surface, file: pictures.hero.file },
      finishes: [pictures.finishes[0], { ...pictures.finishes[0], name: "Smooth" }],
    },
    words: {
      ...words,
      hero: { ...words.hero, title: "{town} concrete" },
      taps: { ...words.taps, sizes: [{ ...words.taps.sizes[0], kind: "pools" }] },
    },
  });
  const inGallery =
    "a picture that lies in lib/content/images/gallery itself, with a name of letters, digits, hyphens and dots, such as /images/gallery/patio.jpg";
  expect(told).toEqual([
    `Photos > entry 1 (patio.jpg) > Photo is “/images/gallery/new/patio.jpg”. It has to be ${inGallery}.`,
    "Photos > entry 1 (patio.jpg) > Caption is empty. It has to be what was built, in a few words, such as Broom-finished patio.",
    `Photos > One > Photo is missing. It has to be ${inGallery}.`,
    `Photos > Other > Photo is missing. It has to be ${inGallery}.`,
    "Facts > Phone is 7852324410. It has to be a US number of ten digits, such as (785) 555-0142 or 785.555.0142 ext 4, in quote marks.",
    "Facts > E-mail is missing. It has to be an e-mail address, such as quotes@example.com.",
    "Facts > City is empty. It has to be a text.",
    'Facts > Towns is “Auburn”. It has to be a list of towns, such as ["Auburn","Silver Lake"] or [], without quote marks.',
    "Facts > Hours > Mondays > Days > entry 1 is “Mon”. It has to be a day, such as Monday.",
    "Facts > In business since is “2012”. It has to be a year that is not in the future, such as 2012, without quote marks.",
    "Facts > Notice > Last day on which it is true is “2027-02-31”. It has to be a day of the calendar, as year, month and day, such as 2027-04-30.",
    "Facts > fax is no field that the site knows. Take it out of lib/content/facts.json, or mend its spelling.",
    `Services > ${service?.title} > Counted is missing. It has to be what follows a number, such as {"one":"driveway","many":"driveways"}.`,
    "Pictures > First photo > What has to be seen is “somewhere”. It has to be a place in the photo, in words, such as bottom.",
    expect.stringMatching(
      /^Words > First screen > Heading is “\{town\} concrete”. It has to be a text, in which facts stand/,
    ),
    `Services > ${service?.title} > Kind of work is “${service?.kind}”, as of another service. Give each its own.`,
    `Photos > ${caption} > Kind of work is “pools”, which no service has. Choose one of: ${service?.shortTitle}, ${service?.shortTitle}.`,
    `Words > Answers above the description > How big? By service > pools > Kind of work is “pools”, which no service has. Choose one of: ${service?.shortTitle}, ${service?.shortTitle}.`,
    `Photos > ${caption} and Photos > ${caption} have the same photo, ${name}.webp, if its ending is left aside. Take one out, or choose another photo for it.`,
    `Pictures > First photo > Photo and Pictures > Surface > Photo are the same picture, ${path.basename(pictures.hero.file)}. Choose the right one for each.`,
    `Pictures > Finishes > ${pictures.finishes[0]?.name} > Photo and Pictures > Finishes > Smooth > Photo are the same picture, ${path.basename(pictures.finishes[0]?.file ?? "")}. Choose the right one for each.`,
    "Facts > People > Pat > Photo and Facts > People > Jo > Photo are the same picture, about.jpg. Choose the right one for each.",
    `Photos > ${caption} > Photo and Photos > ${caption} > The same place before are the same picture, ${base}. Choose the right one for each.`,
    "Facts > Hours > Mondays > Closes is “05:00”. It has to be later than “07:00”, when you open, on the same day.",
  ]);
});

test("what leaves the page whole is remarked on: a notice that is over, a finish whose example is gone", () => {
  const notice = { text: "Booking driveways", until: "2027-03-31" };
  const [finish] = pictures.finishes;
  const example = "/images/gallery/gone.jpg";
  const content = (facts: object, finish: object) => ({
    facts,
    gallery,
    pictures: { ...pictures, finishes: [finish] },
  });
  const at = (time: string) => new Date(time);
  // Midnight in Kansas.
  expect(
    remarksOn(content({ notice }, { ...finish, example: "" }), at("2027-04-01T04:59:00Z")),
  ).toEqual([]);
  expect(
    remarksOn(content({ notice }, { ...finish, example }), at("2027-04-01T05:01:00Z")),
  ).toEqual([
    "Facts > Notice > Last day on which it is true is over: nobody sees it.",
    `Pictures > Finishes > ${finish?.name} > Leads to is a photo that is no longer in the gallery: the name of the finish leads nowhere.`,
  ]);
});

test("what the page's fonts cannot write is left out of the share picture, which asks nobody for it", async () => {
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (address, ...options) => {
    if (!/^https?:/.test(String(address))) return fetch(address, ...options);
    asked.push(String(address));
    throw new TypeError("No stranger is asked");
  };
  const text = writable(`Pour 🚧 Łódź 中 ${characters}`);
  for (const name of ["archivo-wide", "archivo-text"]) {
    const fonts = [{ name, data: await readFile(`app/fonts/${name}.woff`) }];
    const drawing = new ImageResponse(createElement("div", {}, text), { ...shareSize, fonts });
    expect((await drawing.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
  globalThis.fetch = fetch;
  expect(asked).toEqual([]);
  expect(text).toMatch(/^Pour ód /);
});

test("the launch check holds stand-ins back, with what to do, and lets a company's own pass", () => {
  const launch = (own: object, used: string[], unused: string[]) =>
    checkLaunch({
      content: { facts: { ...facts, ...own } },
      ...{ problems: [], remarks: ["A remark"], used, unused, located: [] },
    });
  const url = "https://facebook.example/a";
  const none = { name: "Topeka Concrete Co.", phone: "(785) 555-4410", email: "a@b.example" };
  const social = [{ label: "Facebook", url }];
  const held = launch({ ...none, social }, standIns.slice(0, 1), ["/images/old.jpg"]);
  expect(held.problems).toEqual(
    Object.entries({
      "Company name": none.name,
      Phone: none.phone,
      "E-mail": none.email,
      "Social links": url,
    }).map(([label, value]) => `${value} is a stand-in. Write yours into Facts > ${label}.`),
  );
  expect(held.notes.join()).toMatch(
    /^A remark,.*1 picture is a computer render.*old\.jpg is in no list/,
  );
  const own = { name: "Kaw Flatwork", phone: "785 550 1234", email: "a@kaw.com", social: [] };
  const passed = launch(own, ["/images/own.jpg"], []);
  expect(passed.problems).toEqual([]);
  expect(passed.notes.join()).not.toMatch(/render|no list/);
});

type Configured = { name?: string; min?: unknown; allow_remove?: boolean } & Partial<
  Record<"singletons" | "fields", Configured[]>
>;

// That it asks for each field that the files have, a Save shows: e2e/edit.spec.ts.
test("the editor's configuration is valid, and takes no day that is over, and lets no service go that photos are of", async () => {
  /** An entry's field in the configuration, by the names on the way to it. */
  const fieldOf = (config: object, ...names: string[]) =>
    names.reduce<Configured>(
      ({ singletons = [], fields = singletons }, name) =>
        fields.find((field) => field.name === name) ?? {},
      config,
    );
  const config = JSON.parse(
    JSON.stringify(editorConfig({ facts, gallery, pictures, services, words }, "owner/site")),
  );
  expect(fieldOf(config, "services", "services").allow_remove).toBe(false);
  const until = ["facts", "notice", "until"];
  expect(fieldOf(config, ...until).min).toBe(
    new Date().toLocaleDateString("en-CA", { timeZone: "Pacific/Honolulu" }),
  );
  // One that is over already does not keep the owner from saving another fact.
  const over = { ...facts, notice: { text: "Booked", until: "2020-04-30" } };
  const later = editorConfig({ facts: over, gallery: [], pictures, services, words }, "owner/site");
  expect(fieldOf(later, ...until).min).toBe("2020-04-30");
  expect(fieldOf(later, "services", "services").allow_remove).toBe(true);
  const schema = await readFile("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
  validate(config);
  expect(validate.errors).toBeNull();
});
