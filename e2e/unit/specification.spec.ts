import { expect, test } from "@playwright/test";
import { claims, facts } from "../../lib/content/facts";
import { gallery } from "../../lib/content/gallery";
import { services } from "../../lib/content/services";
import { securityQuestion } from "../../lib/quote/fields";
import { messages } from "../../lib/quote/request";
import project from "../../package.json" with { type: "json" };

test("the site as delivered has the numbers and names of the specification", () => {
  test.skip(facts.name !== "Topeka Concrete Co.", "the owner has replaced what was delivered");
  expect(gallery).toHaveLength(44);
  expect(services.map(({ title }) => title)).toEqual([
    "Concrete Driveways",
    "Foundations",
    "Patios & Walkways",
    "Commercial Concrete",
  ]);
  expect(facts.social).toHaveLength(3);
  expect(facts.area).toBe("Topeka, Kansas and surrounding areas");
  expect(claims).toEqual({
    experience: "10+ years of experience",
    projects: "500+ projects",
    insured: "Licensed and insured",
    since: "In business since 2012",
    response: "Quotes answered within 24 hours",
    estimates: "Free estimates",
    materials: "Quality materials",
    team: "Professional team",
  });
  expect(messages).toMatchObject({
    sentByEmail:
      "Thank you! Your quote request has been sent successfully. We'll contact you within 24 hours.",
    submitted:
      "Thank you! Your quote request has been submitted successfully. We'll contact you within 24 hours.",
  });
});

test("what never changes is as the specification has it", () => {
  expect(messages.unavailable).toBe(
    "Form services are temporarily unavailable. Opening your email client to send the request directly...",
  );
  expect(securityQuestion).toMatchObject({
    label: "What is 7 + 3?",
    pattern: "10",
    wrong: "Please answer the security question correctly.",
  });
  expect(project.dependencies["@emailjs/browser"]).toBe("4.4.1");
});
