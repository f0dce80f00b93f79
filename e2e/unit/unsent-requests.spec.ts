import { expect, test } from "@playwright/test";
import { fieldValues } from "../../lib/quote/fields";
import type { QuoteRequest } from "../../lib/quote/request";
import {
  forgetSentRequests,
  markAsFailed,
  markAsSending,
  markAsSent,
  removeRequest,
  restoreRequest,
  subscribeToUnsentRequests,
  type UnsentRequest,
  unsentRequests,
} from "../../lib/quote/unsent-requests";

const request = (reference: string, createdAt: number): QuoteRequest => ({
  ...fieldValues((id) => `${id} of ${reference}`),
  reference,
  createdAt,
});
const first = request("Q-222222", 1);
const second = request("Q-333333", 2);

/** A browser's storage: a plain object with its methods. */
const storage = (entries: Record<string, string> = {}) =>
  Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: {
      writable: true,
      value: (key: string, text: string) => {
        entries[key] = text;
      },
    },
    removeItem: { value: (key: string) => delete entries[key] },
  });

const { addEventListener, removeEventListener } = globalThis;
const { warn } = console;
let page = new EventTarget();
let unsubscribe = () => {};
test.beforeEach(() => {
  page = new EventTarget();
  Object.assign(globalThis, {
    window: { localStorage: storage() },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  // Other tests may have left requests in the page, because they had no storage.
  for (const one of unsentRequests()) markAsSent(one, "");
  forgetSentRequests();
  unsubscribe = subscribeToUnsentRequests(() => {});
});
test.afterEach(() => {
  unsubscribe();
  Object.assign(globalThis, { addEventListener, removeEventListener });
  Reflect.deleteProperty(globalThis, "window");
  console.warn = warn;
});

const hear = (type: string, news: object) =>
  page.dispatchEvent(Object.assign(new Event(type), news));

const keptIn = (all: object) => Object.keys(all).map((key) => key.replace("quote-unsent-", ""));

test("a request is kept until it is sent or removed, the latest first", () => {
  const { localStorage } = globalThis.window;
  markAsSending(first);
  markAsSending(second);
  markAsFailed(first);
  expect(unsentRequests()).toEqual([
    { ...second, stored: true, state: "sending" },
    { ...first, stored: true, state: "failed" },
  ]);
  expect(keptIn(localStorage)).toEqual([first.reference, second.reference]);
  markAsSent(second, "Thank you!");
  const [sent, failed] = unsentRequests();
  expect(sent).toMatchObject({ ...second, state: "sent", message: "Thank you!" });
  expect(keptIn(localStorage)).toEqual([first.reference]);
  forgetSentRequests();
  removeRequest(failed as UnsentRequest);
  expect(unsentRequests()).toMatchObject([{ ...first, state: "removed" }]);
  expect(keptIn(localStorage)).toEqual([]);
  restoreRequest(unsentRequests()[0] as UnsentRequest);
  expect(unsentRequests()).toEqual([failed]);
  expect(keptIn(localStorage)).toEqual([first.reference]);
});

test("what another tab has done is known by its event alone", () => {
  const key = `quote-unsent-${first.reference}`;
  const { localStorage } = globalThis.window;
  const states = () => unsentRequests().map(({ state }) => state);
  const tellStored = () => hear("storage", { key, newValue: localStorage.getItem(key) });
  markAsSending(first);
  // While it is sent here, nothing that another tab does changes it: a failure must not be silent.
  tellStored();
  hear("storage", { key, newValue: null });
  expect(states()).toEqual(["sending"]);
  markAsFailed(first);
  expect(states()).toEqual(["failed"]);
  localStorage.setItem(key, JSON.stringify({ ...first, state: "unknown" }));
  tellStored();
  expect(states()).toEqual(["unknown"]);
  hear("storage", { key, newValue: null });
  expect(states()).toEqual([]);
  // What was sent here stays so, whatever another tab brings back.
  markAsSent(first, "Thank you!");
  localStorage.setItem(key, JSON.stringify(first));
  tellStored();
  expect(states()).toEqual(["sent"]);
});

test("what nobody can read is passed over, and stays", () => {
  const readable = { ...first, what: 7, phone: undefined };
  const entries = storage({
    "quote-unsent-Q-222222": JSON.stringify(readable),
    "quote-unsent-Q-444444": "{broken",
    "quote-unsent-Q-555555": "null",
    "quote-unsent-Q-666666": '{"createdAt":"yesterday"}',
    "quote-unsent-Q-\ud83d": JSON.stringify(second),
    theme: "dark",
  });
  Object.assign(globalThis, { window: { localStorage: entries } });
  markAsSending(second);
  hear("pageshow", { persisted: true });
  const all = unsentRequests();
  expect(all).toMatchObject([second, { ...first, what: "", phone: "" }]);
  expect(Object.keys(entries)).toHaveLength(7);
});

test("a full storage that refuses the news of a request still has the request", () => {
  console.warn = () => {};
  markAsSending(first);
  Object.assign(globalThis.window.localStorage, {
    setItem: () => {
      throw new DOMException("refused by the test", "QuotaExceededError");
    },
  });
  markAsFailed(first);
  expect(unsentRequests()).toEqual([{ ...first, state: "failed", stored: true }]);
});
