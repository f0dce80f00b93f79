import type { Page } from "@playwright/test";
import { unsentTexts } from "../components/quote/texts";
import {
  CHANNEL_ERRORS,
  fill,
  quoteForm,
  referenceIn,
  setChannels,
  visitor,
  watchMailLinks,
} from "./form";
import { carousel } from "./photos";
import {
  boundingBoxOf,
  expect,
  facts,
  needsLocalServer,
  open,
  openOtherTab,
  phoneLink,
  reload,
  stopClock,
  test,
} from "./test";

test.use({
  // Without smooth scrolling no press has to wait.
  reducedMotion: "reduce",
  expectedErrors: new RegExp(`${CHANNEL_ERRORS.source}|thrown by the test`),
  permissions: ["clipboard-read", "clipboard-write"],
});
test.beforeEach(async ({ page }) => {
  needsLocalServer("every channel is at hand");
  await page.clock.install();
});

const unsent = (page: Page) => page.getByRole("region", { name: "Unsent requests" });
const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** The buttons of a request, which name it by the first line of its description and by its day. */
function cardOf(page: Page, firstLine: string) {
  const card = unsent(page).getByRole("listitem").filter({ hasText: firstLine });
  const button = (action: string) =>
    card.getByRole("button", { name: new RegExp(`^${action} ${firstLine}, \\w+ \\d+, \\d{4}$`) });
  return {
    card,
    retry: button("Try again"),
    sending: button("Sending\\.\\.\\."),
    remove: button("Remove"),
    undo: button("Undo"),
    reference: () => referenceIn(card.locator("pre")),
  };
}

/** Sends a request that fails everywhere, up to the opening of the mail program. */
async function failToSend(page: Page, projectDescription: string) {
  const form = await fill(page, { projectDescription });
  await form.submit.click();
  await expect(form.alert).toBeVisible();
  await page.clock.runFor(2000);
  await expect(form.projectDescription).toHaveValue("");
  return form;
}

test("a request that is removed is gone, unless its Undo brings it back", {
  tag: "@translated",
}, async ({ page }) => {
  await setChannels(page, "fail");
  await open(page);
  await failToSend(page, "Driveway");
  const { alert } = await failToSend(page, "Wall");
  const list = unsent(page).getByRole("listitem");
  await expect(list).toHaveText([/Wall/, /Driveway/]);
  const [wall, driveway] = [cardOf(page, "Wall"), cardOf(page, "Driveway")];
  for (const { card, remove, undo } of [wall, driveway]) {
    await remove.press("Enter");
    await expect(card.getByRole("status")).toHaveText("Removed.");
    await expect(undo).toBeFocused();
  }
  const known = unsent(page).getByText(unsentTexts.known);
  await expect(known).toHaveCount(0);
  await wall.undo.press("Enter");
  await expect(known).toBeVisible();
  await expect(wall.remove).toBeFocused();
  await expect(wall.card.getByRole("status")).toHaveText("");
  await expect(driveway.undo).toBeVisible();
  await expect(alert).toBeVisible();
  await reload(page);
  await expect(list).toHaveText([/Wall/]);
});

test("a card sends as the form does, with the same result", { tag: "@phone" }, async ({ page }) => {
  const channels = await setChannels(page, "fail");
  const links = await watchMailLinks(page);
  await open(page);
  await failToSend(page, "Driveway");
  const { name, submit, alert, status, form } = await failToSend(page, "Sidewalk");
  const { retry, sending, card, ...sidewalk } = cardOf(page, "Sidewalk");
  const reference = await sidewalk.reference();
  for (const part of [alert, retry]) await expect(part).toBeInViewport({ ratio: 1 });
  await name.fill("Somebody else");
  channels.state = "hang";
  channels.asked.length = 0;
  await stopClock(page);
  await submit.click();
  await expect(form.getByText(/^Please/)).not.toHaveCount(0);
  await retry.press("Enter");
  for (const earlier of [alert, form.getByText(/^Please/)]) await expect(earlier).toHaveCount(0);
  await expect(sending).toBeFocused();
  const driveway = cardOf(page, "Driveway");
  await test.step("nothing else is sent or removed meanwhile", async () => {
    await expect.poll(() => channels.asked.length).toBe(1);
    await expect(form.getByText("Sending...")).toHaveCount(1);
    await expect(submit).toBeDisabled();
    await expect(name).not.toBeEditable();
    for (const button of [sending, driveway.retry, driveway.remove]) {
      await expect(button).toBeDisabled();
      await button.press("Enter");
    }
    await expect(driveway.undo).toHaveCount(0);
    expect(channels.asked).toHaveLength(1);
  });
  links.length = 0;
  channels.state = "fail";
  await page.clock.runFor(10_000);
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(driveway.remove).toBeDisabled();
  await page.clock.runFor(2000);
  await expect.poll(() => links).toHaveLength(1);
  expect(links[0]).toContain(reference);
  channels.state = "accept";
  await retry.click();
  await expect(status).toContainText(reference);
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(form.locator("pre", { hasText: reference })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(name).toHaveValue("Somebody else");
  await page.clock.resume();
  await reload(page);
  await expect(unsent(page).getByRole("listitem")).toHaveText([/Driveway/]);
  await expect(name).toHaveValue("Somebody else");
});

test("the next attempt takes the result away, but not a press on empty fields", async ({
  page,
}) => {
  await setChannels(page, "accept");
  await open(page);
  const { submit, status, securityAnswer } = await fill(page);
  await submit.click();
  await expect(status).toBeFocused();
  await submit.click();
  await expect(status).toBeVisible();
  await fill(page, { securityAnswer: "11" });
  await submit.click();
  await expect(securityAnswer).toBeFocused();
  await expect(status).toHaveCount(0);
});

test("what is unsent can be told, mailed or copied", async ({ page }) => {
  await setChannels(page, "fail");
  await open(page);
  const { form } = await failToSend(page, "Driveway");
  const call = form.getByRole("link", { name: `Call ${facts.phone}` });
  await expect(call).toHaveAttribute("href", phoneLink);
  const mail = form.getByRole("link", { name: "Open the email again" });
  await expect(mail).toHaveAttribute("href", /^mailto:.*Driveway$/);
  await form.getByRole("button", { name: "Copy request" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const value of Object.values({ ...visitor, projectDescription: "Driveway" }))
    expect(copied).toContain(value);
  const email = form.getByText(visitor.email);
  await form.getByText("Show the request").click();
  await expect(email).toBeVisible();
  await test.step("and selected by hand, each time that the browser refuses to copy", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused by the test"));
    });
    for (const _press of ["first", "second"]) {
      await form.getByText("Show the request").click();
      await expect(email).toBeHidden();
      await form.getByRole("button", { name: "Copy request" }).click();
      await expect(email).toBeVisible();
    }
  });
});

test("an impatient press or Enter sends nothing more", async ({ page }) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const { form, submit, alert, securityAnswer, projectDescription } = await fill(page);
  await stopClock(page);
  const { height } = await boundingBoxOf(form);
  const changes = await submit.evaluateHandle((button: HTMLButtonElement) => {
    const changes: boolean[] = [];
    new MutationObserver(() => changes.push(button.disabled)).observe(button, {
      attributeFilter: ["disabled"],
    });
    return changes;
  });
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  // An animation says so only after three seconds, also where less motion is wanted.
  const slow = form.getByText("Still sending.");
  await expect(slow).toBeHidden();
  await expect.poll(() => channels.asked.length).toBe(1);
  await expect(form.getByRole("status").filter({ hasText: /^Sending/ })).toBeFocused();
  await securityAnswer.press("Enter");
  await expect(submit).toHaveText("Sending...");
  await expect(submit).toBeDisabled();
  await expect(projectDescription).not.toBeEditable();
  expect(channels.asked).toHaveLength(1);
  await expect(slow).toBeVisible();
  // The line that says so takes the place of another.
  expect((await boundingBoxOf(form)).height).toBe(height);
  await test.step("nor in the moment in which all channels have failed", async () => {
    channels.state = "fail";
    await page.clock.runFor(10_000);
    await expect(alert).toBeVisible();
    await page.clock.runFor(2000);
    await expect(submit).toBeEnabled();
    expect(await changes.jsonValue()).toEqual([true, false]);
  });
});

test("a Send that is cut short is in the list of the next page", async ({ page }) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const form = await fill(page, { projectDescription: "Wall" });
  await form.submit.click();
  await expect.poll(() => channels.asked.length).toBe(1);
  const other = await openOtherTab(page);
  await reload(page);
  const reference = await cardOf(page, "Wall").reference();
  // What is in the list is no longer a draft.
  await expect(form.projectDescription).toHaveValue("");
  await test.step("and can be sent in two tabs, with the same reference", async () => {
    channels.state = "accept";
    for (const tab of [page, other]) {
      await cardOf(tab, "Wall").retry.click();
      await expect(quoteForm(tab).status).toContainText(reference);
      expect(channels.asked.at(-1)?.request.postData()).toContain(`Reference: ${reference}`);
    }
    expect(await stored(page)).toBe("{}");
  });
});

test("what another tab has taken out of the storage during a Send is told, and not stored again", async ({
  page,
}) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const form = await fill(page, { projectDescription: "Wall" });
  await form.submit.click();
  await expect.poll(() => channels.asked.length).toBe(1);
  expect(await stored(page)).toContain("Wall");
  // The other tab has sent or removed it: nothing says that it will be lost.
  await page.evaluate(() => localStorage.clear());
  channels.state = "fail";
  await page.clock.runFor(10_000);
  await expect(form.alert).toBeVisible();
  await expect(cardOf(page, "Wall").card).not.toContainText(unsentTexts.notKept);
  expect(await stored(page)).toBe("{}");
});

/** What a browser's storage does, from the start. */
const storageFaults = {
  full: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  },
  blocked: () => {
    const get = () => {
      throw new DOMException("blocked by the test", "SecurityError");
    };
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, { get });
  },
};

for (const fault of ["full", "blocked"] as const)
  test(`where the storage is ${fault}, a request lives in the page, which says so`, async ({
    page,
  }) => {
    const channels = await setChannels(page, "hang");
    await page.addInitScript(storageFaults[fault]);
    await open(page);
    const form = await fill(page, { projectDescription: "Wall" });
    await form.submit.click();
    await expect.poll(() => channels.asked.length).toBe(1);
    // Nothing has taken the draft's place, neither while the request is sent nor when it has failed.
    const kept = fault === "full" ? "Wall" : "";
    await reload(page);
    await expect(form.projectDescription).toHaveValue(kept);
    channels.state = "fail";
    await failToSend(page, "Patio");
    await failToSend(page, "Wall");
    await cardOf(page, "Patio").remove.click();
    await form.securityAnswer.fill("1");
    await reload(page);
    await expect(form.projectDescription).toHaveValue(kept);
    await failToSend(page, "Wall");
    const { card, retry } = cardOf(page, "Wall");
    await expect(card).toContainText(unsentTexts.notKept);
    channels.state = "accept";
    await retry.click();
    await expect(form.status).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(form.submit).toBeEnabled();
    await reload(page);
    await expect(form.projectDescription).toHaveValue("");
  });

test("no unsent request is too old, and what nobody can read is passed over", async ({ page }) => {
  await page.addInitScript(() => {
    const old = { projectDescription: "Long ago", createdAt: 0, phone: 7, state: "failed" };
    for (const [name, entry] of [
      ["quote-unsent-Q-222222", JSON.stringify(old)],
      ["quote-unsent-Q-444444", "{broken"],
      ["quote-unsent-Q-555555", "null"],
      ["quote-unsent-Q-666666", '{"createdAt":"yesterday"}'],
      ["quote-unsent-Q-\ud83d", JSON.stringify(old)],
    ] as const)
      localStorage.setItem(name, entry);
    sessionStorage.setItem("quote-draft", '{"name":1,"email":"dana@example.com","when":"never"}');
    sessionStorage.setItem("quote-posted", "[]");
  });
  await open(page);
  await expect(unsent(page).getByRole("listitem")).toHaveText([/^Long ago/]);
  expect(Object.keys(JSON.parse(await stored(page)))).toHaveLength(5);
  const { name, email } = quoteForm(page);
  await expect(name).toHaveValue("");
  await expect(email).toHaveValue("dana@example.com");
});

test("a link that is followed during a Send fills the next form", async ({ page }) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const form = await fill(page);
  await form.submit.click();
  await expect(form.submit).toBeDisabled();
  const link = page.getByRole("link", { name: "Ask for one like this" }).first();
  await link.click();
  const photo = await form.brought("photo").inputValue();
  expect(photo).not.toBe("");
  await expect(form.projectDescription).toHaveValue(visitor.projectDescription);
  channels.state = "fail";
  await page.clock.runFor(10_000);
  // The result has the focus, also after the form has been emptied.
  await expect(form.alert).toBeVisible();
  await page.clock.runFor(2000);
  await expect(form.submit).toBeEnabled();
  await expect(form.alert).toBeFocused();
  await expect(form.alert).toBeInViewport();
  for (const field of form.fields) await expect(field).toHaveValue("");
  await expect(form.brought("photo")).toHaveValue(photo);
  await reload(page);
  await expect(form.brought("photo")).toHaveValue(photo);
  await expect(form.name).toHaveValue("");
});

test("a result comes into view at once, also behind a large photo", async ({ page }) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const form = await fill(page);
  await form.submit.click();
  const { enlarge } = carousel(page);
  await enlarge.click();
  channels.state = "accept";
  await page.clock.runFor(10_000);
  await expect(form.status).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(enlarge).toBeFocused();
  await expect(form.status).toBeInViewport({ ratio: 1 });
});

/** Functions of the browser that a part of the page needs, replaced by some that throw. */
const faults = {
  photos: () => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("thrown by the test");
    };
  },
  // The card of an unsent request says its day.
  form: () => {
    localStorage.setItem("quote-unsent-Q-222222", '{"createdAt":0}');
    Date.prototype.toLocaleDateString = () => {
      throw new Error("thrown by the test");
    };
  },
};

for (const [part, section] of [
  ["photos", "#projects"],
  ["form", "#contact"],
] as const) {
  test(`an error in the ${part} is shown, and what was typed is kept`, async ({ page }) => {
    await open(page);
    await fill(page);
    const fault = await page.addInitScript(faults[part]);
    await reload(page);
    if (part === "photos") await carousel(page).enlarge.click();
    const alert = page.locator(section).getByRole("alert");
    await expect(alert).toContainText("Something went wrong here");
    await expect(alert).toContainText("What you typed is kept.");
    await expect(alert.getByRole("link", { name: facts.phone })).toHaveAttribute("href", phoneLink);
    await fault.dispose();
    await alert.getByRole("button", { name: "Reload the page" }).click();
    await expect(alert).toHaveCount(0);
  });
}

test("a part that nobody would miss goes without a word, and alone", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("thrown by the test"),
  );
  await page.addInitScript(() => {
    // The bar at the foot looks for what makes it leave.
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.matches("[data-actions]")) throw new Error("thrown by the test");
      observe.call(this, target);
    };
  });
  await open(page);
  await logged;
  const { name } = await fill(page);
  await expect(name).toHaveValue(visitor.name);
  await expect(page.getByText("Something went wrong here")).toHaveCount(0);
});
