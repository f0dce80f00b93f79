import { expect, test } from "@playwright/test";
import { stateOf } from "../../lib/quote/outbox";

// `age`: milliseconds since the latest attempt was saved.
for (const [state, when, { failed = false, age = 5000, here = false, locked = false }] of [
  ["sending", "this page has saved it, and waits for the lock", { here: true, age: 0 }],
  ["sending", "this page has no locks", { here: true }],
  [
    "sending",
    "a full storage still says that it failed",
    { here: true, locked: true, failed: true },
  ],
  ["failed", "no channel took it", { failed: true }],
  ["failed", "no channel took it, a moment ago", { failed: true, age: 0 }],
  ["elsewhere", "another tab has saved it, and waits for the lock", { age: 0 }],
  ["elsewhere", "another tab has the lock", { locked: true }],
  ["interrupted", "nobody has the lock any more", {}],
] as const satisfies [string, string, Partial<Record<string, number | boolean>>][])
  test(`a request is ${state}: ${when}`, () => {
    expect(stateOf({ failed, triedAt: Date.now() - age }, here, locked)).toBe(state);
  });
