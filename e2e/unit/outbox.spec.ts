import { expect, test } from "@playwright/test";
import { type Delivery, viewOf } from "../../lib/quote/delivery";
import { type OutboxRequest, stateOf } from "../../lib/quote/outbox";

// `age`: milliseconds since the latest attempt was saved.
for (const [state, when, { failed = false, age = 5000, here = false, locked = false }] of [
  ["sending", "this page has saved it, and waits for the lock", { here: true, age: 0 }],
  [
    "sending",
    "a full storage still says that it failed",
    { here: true, locked: true, failed: true },
  ],
  ["failed", "no channel took it, a moment ago", { failed: true, age: 0 }],
  ["elsewhere", "another tab has saved it, and waits for the lock", { age: 0 }],
  ["elsewhere", "another tab has the lock", { locked: true }],
  ["elsewhere", "no channel took it, and another tab opens a mail", { locked: true, failed: true }],
  ["interrupted", "nobody has the lock any more", {}],
  ["interrupted", "nobody has the lock, and the clock was set back", { age: -60_000 }],
] as const satisfies [string, string, Partial<Record<string, number | boolean>>][])
  test(`a request is ${state}: ${when}`, () => {
    expect(stateOf({ failed, triedAt: Date.now() - age }, here, locked)).toBe(state);
  });

const own = { reference: "Q-222222" } as OutboxRequest;
const other = { reference: "Q-333333" } as OutboxRequest;
for (const [state, outbox, view] of [
  ["idle", [own, other], { busy: false, unsent: [own, other], hasLeftOutbox: false }],
  ["sending", [own, other], { busy: true, unsent: [other], hasLeftOutbox: false }],
  ["opening-mail", [own, other], { busy: true, unsent: [other], hasLeftOutbox: false }],
  ["failed", [own, other], { busy: false, unsent: [own, other], hasLeftOutbox: false }],
  ["failed", [other], { busy: false, unsent: [other], hasLeftOutbox: true }],
  ["arrived", [other], { busy: false, unsent: [other], hasLeftOutbox: false }],
] as const)
  test(`the form's request is ${state}, with ${outbox.length} in the outbox`, () => {
    const delivery = state === "idle" ? { state } : { state, request: own, message: "" };
    expect(viewOf(delivery as Delivery, outbox)).toMatchObject(view);
  });
