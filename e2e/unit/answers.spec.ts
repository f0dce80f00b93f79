import { expect, test } from "@playwright/test";
import type { Choice } from "../../lib/content/types";
import { type Answers, type OfferedChoices, sentenceOf } from "../../lib/quote/answers";
import { consistent, type Prefill, prefillEdit } from "../../lib/quote/prefill";

const choices = (...texts: string[]) => texts.map((text) => ({ label: text, text }));
const service = (kind: string, sizes?: Choice[]) => ({ kind, label: kind, text: kind, sizes });
const offered: OfferedChoices = {
  what: [
    service("driveway", choices("two cars wide", "no idea how big")),
    service("patio", choices("10 x 10 ft.")),
    service("wall"),
  ],
  condition: choices("replacing"),
  size: choices("no idea how big"),
  when: choices("this season"),
};

test("another service takes its own sizes, and keeps the answers that it has in common", () => {
  for (const [answers, sentence] of [
    [{ what: "patio", size: "two cars wide", when: "this season" }, "Patio, this season."],
    [{ what: "wall", size: "no idea how big" }, "Wall, no idea how big."],
    // A stored draft can hold anything.
    [{ what: 7, when: "never" } as unknown as Answers, ""],
  ] as const) {
    expect(sentenceOf(consistent(offered, { answers }).answers)).toBe(sentence);
  }
});

test("the page replaces its own words in the description while they are unchanged, and no others", () => {
  const [none, own] = [undefined, "It has a crack."];
  for (const [before, from, to, after] of [
    [`Driveway. ${own}`, ["driveway", none], ["patio", none], `Patio. ${own}`],
    [`Driveway. ${own}`, ["driveway", none], [none, none], own],
    ["Driveway.\n\nOwn", ["driveway", none], ["patio", none], "Patio.\n\nOwn"],
    [`My driveway. ${own}`, ["driveway", none], ["patio", none], `Patio. My driveway. ${own}`],
    [`Driveway. Broom. ${own}`, ["driveway", "Broom."], ["patio", "Salt."], `Patio. Salt. ${own}`],
    [`Driveway. My broom.`, ["driveway", "Broom."], ["patio", none], "Patio. My broom."],
    [`No broom. ${own}`, [none, "Broom."], [none, none], `No broom. ${own}`],
    ["Broom. ", [none, "Broom."], [none, none], ""],
  ] as const) {
    const [was, is] = [from, to].map(([what, text]) => ({ answers: { what }, topic: { text } }));
    const { length, text } = prefillEdit(before, was as Prefill, is as Prefill);
    expect(text + before.slice(length), before).toBe(after);
  }
});

test("a topic goes when another kind of work is chosen, unless it belongs to none", () => {
  const slab = { label: "Driveway, 20 x 40 ft", text: "20 x 40 ft.", kind: "driveway" };
  const finish = { label: "Broom finish", text: "Broom finish." };
  const topicAfter = (topic: Prefill["topic"], what?: string) =>
    consistent(offered, { answers: { what }, topic }).topic;
  expect(topicAfter(slab, "patio")).toBeUndefined();
  expect(topicAfter(slab, "driveway")).toBe(slab);
  expect(topicAfter(slab)).toBe(slab);
  expect(topicAfter(finish, "patio")).toBe(finish);
});
