import { expect, test } from "@playwright/test";
import { claims, facts } from "../../lib/content/facts";
import { gallery } from "../../lib/content/gallery";
import { services } from "../../lib/content/services";
import { securityQuestion } from "../../lib/quote/fields";
import { createReference, messages, toneOf } from "../../lib/quote/request";
import { isDelivered } from "../setup/delivered";

test("the site as delivered has the numbers and names of the specification", () => {
  test.skip(!isDelivered, "the owner has replaced what was delivered");
  expect(gallery).toHaveLength(44);
  expect(services.map(({ title }) => title)).toEqual([
    "Concrete Driveways",
    "Foundations",
    "Patios & Walkways",
    "Commercial Concrete",
  ]);
  expect(facts.social).toHaveLength(3);
  expect(facts.since).toBe(2012);
  expect(facts.area).toBe("Topeka, Kansas and surrounding areas");
  expect(claims).toEqual({
    experience: "10+ years of experience",
    projects: "500+ projects",
    insured: "Licensed and insured",
    response: "Quotes answered within 24 hours",
    estimates: "Free estimates",
    materials: "Quality materials",
    team: "Professional team",
  });
});

test("the security question is the specification's", () => {
  expect(securityQuestion.label).toBe("What is 7 + 3?");
});

test("a message with the word thank, in any case, is green, and any other red", () => {
  for (const message of ["Thank you!", "Many thanks", "THANK"])
    expect(toneOf(message)).toBe("success");
  for (const message of ["", messages.unavailable]) expect(toneOf(message)).toBe("error");
});

test("a reference can be read out on the phone, and is another one each time", () => {
  const references = Array.from({ length: 200 }, createReference);
  // 0, O, 1, I and L are left out, because they are mistaken for each other.
  for (const reference of references) expect(reference).toMatch(/^Q-[2-9A-HJKMNP-Z]{6}$/);
  expect(new Set(references).size).toBe(200);
});
