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
  expect,
  facts,
  needsLocalServer,
  open,
  openOtherTab,
  phoneLink,
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

/** The buttons of a request, which name it by the first line of its description and by its day. */
async function cardOf(page: Page, firstLine: string) {
  const { form } = quoteForm(page);
  const reference = await referenceIn(form.locator("pre", { hasText: firstLine }));
  const button = (action: string) =>
    form.getByRole("button", { name: new RegExp(`^${action} ${firstLine}, \\w+ \\d+, \\d{4}$`) });
  return {
    retry: button("Try again"),
    remove: button("Remove"),
    undo: button("Undo"),
    reference,
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
  const channels = await setChannels(page, "fail");
  await open(page);
  await failToSend(page, "Driveway");
  await failToSend(page, "Wall");
  const form = await failToSend(page, "Sidewalk");
  const list = unsent(page).getByRole("listitem");
  await expect(list).toHaveText([/Wall/, /Driveway/]);
  const sidewalk = await cardOf(page, "Sidewalk");
  const wall = await cardOf(page, "Wall");
  const driveway = await cardOf(page, "Driveway");
  await sidewalk.remove.press("Enter");
  await expect(form.form.getByRole("status").filter({ hasText: "Removed." })).toBeVisible();
  await expect(sidewalk.undo).toBeFocused();
  // The alert goes, because the request of which it spoke is not unsent any more.
  await expect(form.alert).toHaveCount(0);
  await wall.remove.press("Enter");
  await expect(list.first()).toContainText(/Wall.*Removed\./);
  await expect(wall.undo).toBeFocused();
  channels.state = "accept";
  await driveway.retry.click();
  await expect(form.status).toContainText(driveway.reference);
  channels.state = "fail";
  await sidewalk.undo.press("Enter");
  await expect(sidewalk.remove).toBeFocused();
  // No mail program opens this time, so the page does not say so again.
  await expect(form.form).toContainText(unsentTexts.failed);
  await expect(form.alert).toHaveCount(0);
  await page.reload();
  await expect(list).toHaveText([/Sidewalk/]);
  await expect(list).toContainText(unsentTexts.failed);
  await test.step("a page from the browser's cache shows what is unsent now", async () => {
    await page.evaluate(() => {
      // Another tab has sent it meanwhile, and this page got no event of it.
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(list).toHaveCount(0);
  });
});

test("a request that failed is under its message, and can be sent again there", {
  tag: "@phone",
}, async ({ page }) => {
  const channels = await setChannels(page, "fail");
  await open(page);
  const form = await failToSend(page, "Sidewalk");
  await expect(unsent(page)).toHaveCount(0);
  const { retry, reference } = await cardOf(page, "Sidewalk");
  for (const part of [form.alert, retry]) await expect(part).toBeInViewport({ ratio: 1 });
  channels.state = "hang";
  await retry.click();
  const status = (text: string) => form.form.getByRole("status").filter({ hasText: text });
  await expect(status("Sending...")).toBeFocused();
  await expect(retry).toBeDisabled();
  await expect(form.name).toBeEditable();
  channels.state = "fail";
  await page.clock.runFor(10_000);
  await expect(status(unsentTexts.failed)).toBeFocused();
  await expect(status(unsentTexts.failed)).toHaveCSS("color", "rgb(171, 35, 20)");
  await expect(form.alert).toHaveCount(0);
  channels.state = "accept";
  await retry.click();
  await expect(form.status).toContainText(reference);
  await expect(form.status).toBeFocused();
  await expect(form.status).toBeInViewport({ ratio: 1 });
  await expect(form.alert).toHaveCount(0);
  await expect(retry).toHaveCount(0);
  await test.step("the next Send has a result of its own", async () => {
    await (await fill(page)).submit.click();
    await expect(form.status).not.toContainText(reference);
    await expect(form.form.getByText(reference)).toHaveCount(0);
  });
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

test("what is unsent can be sent again after a reload", async ({ page }) => {
  const channels = await setChannels(page, "fail");
  await open(page);
  const list = unsent(page).getByRole("listitem");
  await failToSend(page, "Driveway");
  const form = await failToSend(page, "Sidewalk");
  await page.reload();
  await expect(list).toHaveText([/Sidewalk/, /Driveway/]);
  channels.state = "hang";
  const { retry, reference } = await cardOf(page, "Driveway");
  const before = channels.asked.length;
  await retry.press("Enter");
  await expect(list).toHaveText([/Sidewalk/, /Sending\.\.\..*Driveway/s]);
  await expect(retry).toBeDisabled();
  await expect.poll(() => channels.asked.length).toBe(before + 1);
  await form.name.fill("Somebody else");
  channels.state = "accept";
  await page.clock.runFor(10_000);
  // It arrives without taking the focus away.
  await expect(form.status).toContainText(reference);
  await expect(list).toHaveText([/Sidewalk/, /Thank you!/]);
  await expect(form.name).toBeFocused();
  await (await cardOf(page, "Sidewalk")).retry.click();
  await expect(page.getByRole("region", { name: "Sent requests", exact: true })).toBeVisible();
  await page.reload();
  await expect(unsent(page)).toHaveCount(0);
  await expect(form.name).toHaveValue("Somebody else");
});

test.describe("in the two seconds before the mail program opens", () => {
  for (const [event, state, button, end, opened] of [
    ["removed does not open it", "fail", "remove", /Undo/, 0],
    ["sent again does not open it", "accept", "retry", /Thank you!/, 0],
    ["sent again in vain opens it", "fail", "retry", new RegExp(unsentTexts.failed), 1],
  ] as const)
    test(`a request that is ${event}`, async ({ page }) => {
      const channels = await setChannels(page, "fail");
      const links = await watchMailLinks(page);
      await open(page);
      const form = await fill(page, { projectDescription: "Wall" });
      await stopClock(page);
      await form.submit.click();
      await expect(form.alert).toBeVisible();
      const card = await cardOf(page, "Wall");
      channels.state = state;
      await card[button].click();
      // The visitor stays where the button was. That the mail program opens is not said a second time.
      await expect(page.locator(":focus")).toHaveText(end);
      await expect(form.alert).toHaveCount(0);
      await page.clock.runFor(2000);
      await expect(form.projectDescription).toHaveValue("");
      await expect(form.submit).toBeEnabled();
      await expect(form.alert).toHaveCount(0);
      expect(links).toHaveLength(opened);
    });

  test("a request that another tab sends closes it, and the focus goes on", async ({ page }) => {
    const channels = await setChannels(page, "fail");
    const links = await watchMailLinks(page);
    const other = await openOtherTab(page);
    await open(page);
    const failAndSendThere = async () => {
      channels.state = "fail";
      await stopClock(page);
      const form = await fill(page, { projectDescription: "Wall" });
      await form.submit.click();
      await expect(form.alert).toBeFocused();
      channels.state = "accept";
      await unsent(other).getByRole("button", { name: "Try again" }).first().click();
      await expect(form.alert).toHaveCount(0);
      await page.clock.runFor(2000);
      await expect(form.projectDescription).toHaveValue("");
      expect(links).toEqual([]);
      return form;
    };
    const { name } = await failAndSendThere();
    await expect(name).toBeFocused();
    await test.step("with another request in the list", async () => {
      channels.state = "fail";
      await failToSend(page, "Driveway");
      links.length = 0;
      await failAndSendThere();
      await expect(page.getByRole("heading", { name: "Unsent requests" })).toBeFocused();
    });
  });
});

test("an impatient press or Enter sends nothing more", async ({ page }) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const { form, submit, securityAnswer, projectDescription } = await fill(page);
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
  await expect.poll(() => channels.asked.length).toBe(1);
  await expect(form.getByRole("status").filter({ hasText: /^Sending/ })).toBeFocused();
  await securityAnswer.press("Enter");
  await expect(submit).toHaveText("Sending...");
  await expect(submit).toBeDisabled();
  await expect(projectDescription).not.toBeEditable();
  expect(channels.asked).toHaveLength(1);
  // An animation says so only after three seconds, also where less motion is wanted.
  const slow = form.getByText("Still sending.");
  await expect(slow).toBeHidden();
  await slow.evaluate((note) => {
    for (const animation of note.getAnimations()) animation.currentTime = 3000;
  });
  await expect(slow).toBeVisible();
  await test.step("nor in the moment in which all channels have failed", async () => {
    channels.state = "fail";
    await page.clock.runFor(12_000);
    await expect(submit).toBeEnabled();
    expect(await changes.jsonValue()).toEqual([true, false]);
  });
});

test("a Send that is cut short can be repeated, with the same request", async ({ page }) => {
  const channels = await setChannels(page, "hang");
  const other = await openOtherTab(page);
  await open(page);
  const form = await fill(page);
  await form.submit.click();
  await expect(unsent(other)).toContainText(unsentTexts.unknown);
  // The tab that is sending it does not list it.
  await expect(unsent(page)).toHaveCount(0);
  await page.reload();
  await expect(unsent(page)).toContainText(unsentTexts.unknown);
  // What is in the list is no longer a draft.
  await expect(form.projectDescription).toHaveValue("");
  channels.state = "accept";
  await unsent(page).getByRole("button", { name: "Try again" }).click();
  await expect(form.status).toBeVisible();
  for (const tab of [page, other]) await expect(unsent(tab)).toHaveCount(0);
  const [first = "", again] = [channels.asked[0], channels.asked.at(-1)].map(
    (post) => post?.request.postData()?.match(/Reference: ([\w-]+)/)?.[1],
  );
  expect(again).toBe(first);
});

test("what local storage refuses is in the form again after a reload, until it arrives", async ({
  page,
}) => {
  const channels = await setChannels(page, "fail");
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await open(page);
  const form = await failToSend(page, "Wall");
  await expect(form.form).toContainText(unsentTexts.notStored);
  await page.reload();
  await expect(form.projectDescription).toHaveValue("Wall");
  await failToSend(page, "Wall");
  channels.state = "accept";
  await test.step("another request that arrives leaves no draft", async () => {
    await (await fill(page, { projectDescription: "Patio" })).submit.click();
    await expect(form.status).toBeVisible();
    await expect(form.projectDescription).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.getItem("quote-draft"))).toBeNull();
  });
  await (await cardOf(page, "Wall")).retry.click();
  await expect(form.status).toHaveCount(2);
  await page.reload();
  await expect(form.projectDescription).toHaveValue("");
});

test("whatever happens to the storage during a Send, a request that fails is told and kept", async ({
  page,
}) => {
  const channels = await setChannels(page, "hang");
  const links = await watchMailLinks(page);
  await open(page);
  const form = await fill(page, { projectDescription: "Wall" });
  await form.submit.click();
  await expect.poll(() => channels.asked.length).toBe(1);
  await page.evaluate(() => localStorage.clear());
  channels.state = "fail";
  await page.clock.runFor(10_000);
  await expect(form.alert).toBeVisible();
  await page.clock.runFor(2000);
  await expect.poll(() => links).toHaveLength(1);
  await expect((await cardOf(page, "Wall")).retry).toBeVisible();
});

test("no unsent request is too old", async ({ page }) => {
  await page.addInitScript(() => {
    const request = { projectDescription: "Long ago", createdAt: 0, state: "failed" };
    localStorage.setItem("quote-unsent-Q-222222", JSON.stringify(request));
  });
  await open(page);
  await expect(unsent(page).getByRole("listitem")).toContainText(["Long ago"]);
  await expect(quoteForm(page).form).toContainText("keeps it until you send or remove it");
});

test("list and form can both send at once, and both thank", async ({ page }) => {
  const channels = await setChannels(page, "fail");
  await open(page);
  const { status, submit } = await failToSend(page, "Driveway");
  const { retry, reference } = await cardOf(page, "Driveway");
  channels.state = "hang";
  await retry.click();
  await fill(page, { projectDescription: "Patio" });
  await submit.click();
  channels.state = "accept";
  await page.clock.runFor(10_000);
  await expect(status.filter({ hasText: reference })).toBeVisible();
  // The result of what was sent from the form comes into view.
  await expect(status.filter({ hasNotText: reference })).toBeFocused();
  await expect(status.filter({ hasNotText: reference })).toBeInViewport();
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
  await page.reload();
  await expect(form.brought("photo")).toHaveValue(photo);
  await expect(form.name).toHaveValue("");
});

test("while a photo is large, the result of a Send waits", async ({ page }) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const form = await fill(page);
  await form.submit.click();
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  channels.state = "accept";
  await page.clock.runFor(10_000);
  await expect(form.status).toBeAttached();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(form.status).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(form.status).toBeFocused();
  await expect(form.status).toBeInViewport();
});

test("of a damaged draft, what can be read is kept", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("quote-draft", '{"name":1,"email":"dana@example.com","when":"never"}');
    sessionStorage.setItem("quote-posted", "[]");
  });
  await open(page);
  const { name, email } = quoteForm(page);
  await expect(name).toHaveValue("");
  await expect(email).toHaveValue("dana@example.com");
});

/** Functions of the browser that a part of the page needs, replaced by some that throw. */
const faults = {
  photos: () => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("thrown by the test");
    };
  },
  // The form's list of unsent requests listens to `storage`, for changes in other tabs. Here it fails to.
  form: () => {
    const { addEventListener } = window;
    window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (listener[0] === "storage") throw new Error("thrown by the test");
      addEventListener.apply(window, listener);
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
    await page.reload();
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
  const failed = new Set<string>();
  await page.exposeFunction("onFault", (part: string) => failed.add(part));
  await page.addInitScript(() => {
    const fail = (part: string): never => {
      Reflect.get(window, "onFault")(part);
      throw new Error("thrown by the test");
    };
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.matches("[data-actions]")) fail("action bar");
      observe.call(this, target);
    };
    const { addEventListener } = document;
    document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (listener[0] === "error") fail("image fallbacks");
      addEventListener.apply(document, listener);
    };
  });
  await open(page);
  await expect.poll(() => failed.size).toBe(2);
  const { form, name } = await fill(page);
  await expect(name).toHaveValue(visitor.name);
  await expect(form).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Something went wrong here")).toHaveCount(0);
});

test("where the storage is blocked, the list lives in the page, and says so", async ({ page }) => {
  const channels = await setChannels(page, "fail");
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("blocked by the test", "SecurityError");
    };
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, { get });
  });
  await open(page);
  const form = await failToSend(page, "Patio");
  await expect(form.form).toContainText(unsentTexts.notStored);
  channels.state = "accept";
  await form.form.getByRole("button", { name: "Try again" }).click();
  await expect(form.status).toContainText("Thank you!");
  await expect(form.form).not.toContainText(unsentTexts.notStored);
});
