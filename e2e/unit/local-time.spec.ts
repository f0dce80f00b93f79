import { expect, test } from "@playwright/test";
import { isCurrent } from "../../lib/local-time";

test("a notice is true to the end of its last day, where the contractor is", () => {
  // In April Topeka is five hours behind UTC.
  expect(isCurrent("2027-04-30", new Date("2027-05-01T04:59:59Z"))).toBe(true);
  expect(isCurrent("2027-04-30", new Date("2027-05-01T05:00:00Z"))).toBe(false);
});
