import type { Page } from "@playwright/test";
import { crashTexts, formTexts, unsentTexts } from "../lib/site";
import {
  CHANNEL_ERRORS,
  expect,
  facts,
  fill,
  mailLinksOf,
  messages,
  needsLocalServer,
  open,
  phoneLink,
  quoteForm,
  ready,
  setChannels,
  stopClock,
  test,
  visitor,
} from "./test";

test.use({ expectedErrors: new RegExp(`${CHANNEL_ERRORS.source}|thrown by the test`) });
test.beforeEach(async ({ page }) => {
  needsLocalServer("every channel is at hand");
  await page.clock.install();
});

const unsent = (page: Page) => page.getByRole("region", { name: unsentTexts.title });
const card = (page: Page, project: string) =>
  unsent(page).getByRole("listitem").filter({ hasText: project });

/** Sends a request that fails everywhere, up to the opening of the mail program. */
async function failToSend(page: Page, projectDescription: string) {
  const form = await fill(page, { projectDescription });
  await form.submit.click();
  await expect(form.alert).toContainText(messages.unavailable);
  await page.clock.runFor(2000);
  await expect(form.projectDescription).toHaveValue("");
  return form;
}

test("an unsent request stays until it arrives or is discarded", { tag: "@translated" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const channels = await setChannels(context, "fail");
  await open(page);
  const panel = unsent(page);
  const form = await failToSend(page, "Driveway");
  const latest = card(page, "Sidewalk");

  await test.step("Thanked for a later one, I still see the one that was not sent", async () => {
    channels.state = "accept";
    await fill(page, { projectDescription: "Patio" });
    await form.submit.click();
    await expect(form.status).toContainText(messages.sentByEmail);
    await expect(panel.getByRole("listitem")).toHaveText([/Driveway/]);
  });

  await test.step("The latest can be told or copied", async () => {
    channels.state = "fail";
    await failToSend(page, "Sidewalk");
    const call = latest.getByRole("link", { name: `Call ${facts.phone}` });
    await expect(call).toHaveAttribute("href", phoneLink);
    await latest.getByRole("button", { name: "Copy request" }).click();
    await expect(latest.getByRole("status")).toContainText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const value of Object.values({ ...visitor, projectDescription: "Sidewalk" }))
      expect(copied).toContain(value);
  });

  await test.step("One that is taken back comes without the message of its failure", async () => {
    await latest.getByRole("button", { name: "Discard" }).click();
    await expect(form.alert).toHaveCount(0);
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await undo.press("Enter");
    await expect(panel.getByRole("listitem")).toHaveText([/Sidewalk/, /Driveway/]);
    await expect(latest).toBeFocused();
    await expect(form.alert).toHaveCount(0);
  });

  await test.step("What arrives after a reload leaves the list", async () => {
    await page.reload();
    await expect(panel.getByRole("listitem")).toHaveText([/Sidewalk/, /Driveway/]);
    channels.state = "accept";
    await card(page, "Driveway").getByRole("button", { name: "Try again" }).click();
    await expect(form.status).toContainText(messages.sentByEmail);
    await expect(card(page, "Driveway")).toHaveCount(0);
  });

  await test.step("What I discard is gone, with no word of it beside the next one", async () => {
    await latest.getByRole("button", { name: "Discard" }).click();
    await expect(panel).toHaveCount(0);
    await fill(page, { projectDescription: "Steps" });
    await form.submit.click();
    await expect(form.status).toContainText(messages.sentByEmail);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(panel).toHaveCount(0);
    await expect(form.name).toHaveValue("");
  });
});

test("reloaded while it is sent, it is sent again as the same", { tag: "@translated" }, async ({
  page,
  context,
}) => {
  const channels = await setChannels(context, "hang");
  const other = await context.newPage();
  await open(other);
  await open(page);
  const form = await fill(page);
  await form.submit.click();
  await expect.poll(() => channels.asked.length).toBe(1);
  // Styles show it, after a time of their own.
  await expect(form.form.getByText(formTexts.slow)).toBeHidden();
  await expect(form.form.getByText(formTexts.slow)).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  await expect(unsent(other)).toContainText("Being sent in another tab");
  await expect(unsent(other).getByRole("button")).toHaveCount(0);
  await page.reload();
  await expect(unsent(other)).toContainText("may have reached us");
  await expect(unsent(page)).toContainText("may have reached us");
  await expect(form.alert).toHaveCount(0);
  // What is in the list is no draft any more.
  await expect(form.projectDescription).toHaveValue("");
  channels.state = "accept";
  await unsent(page).getByRole("button", { name: "Try again" }).click();
  await expect(form.status).toContainText(messages.sentByEmail);
  await expect(unsent(page)).toHaveCount(0);
  const [first, second] = channels.asked.map(
    ({ request }) => request.postData()?.match(/Reference: ([\w-]+)/)?.[1],
  );
  expect(second).toBe(first);
});

test("an older request never takes the form from under me", async ({ page, context }) => {
  const channels = await setChannels(context, "fail");
  await open(page);
  const form = await failToSend(page, "Patio");
  await expect(form.name).toBeHidden();
  await page.getByRole("link", { name: "Ask for one like this" }).click();
  await expect(form.projectDescription).toHaveValue(/Like your photo/);
  channels.state = "hang";
  await unsent(page).getByRole("button", { name: "Try again" }).click();
  await expect(unsent(page)).toContainText("Sending...");
  await form.name.fill(visitor.name);
  channels.state = "accept";
  await page.clock.runFor(10_000);
  await expect(form.status).toContainText(messages.submitted);
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveValue(visitor.name);
  await page.reload();
  await expect(form.name).toHaveValue(visitor.name);
  await expect(form.projectDescription).toHaveValue(/Like your photo/);
});

test("what I do in the list counts, and is told, while the form is busy", async ({
  page,
  context,
}) => {
  const channels = await setChannels(context, "fail");
  await open(page);
  const form = await failToSend(page, "Driveway");
  await form.another.click();
  await fill(page, { projectDescription: "Patio" });
  channels.state = "hang";
  await form.submit.click();
  await expect(form.projectDescription).not.toBeEditable();

  await test.step("Discarded while the next one is being sent, it can be taken back", async () => {
    await card(page, "Driveway").getByRole("button", { name: "Discard" }).click();
    await expect(unsent(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Driveway")).toBeVisible();
    await expect(form.projectDescription).toHaveValue("Patio");
  });

  await test.step("What arrives before the mail program opens is not mailed", async () => {
    const links = await mailLinksOf(page);
    await stopClock(page);
    channels.state = "fail";
    await page.clock.runFor(10_000);
    await expect(form.alert).toContainText(messages.unavailable);
    channels.state = "accept";
    await card(page, "Patio").getByRole("button", { name: "Try again" }).click();
    await expect(form.status).toContainText(messages.sentByEmail);
    await page.clock.runFor(2000);
    await expect(form.alert).toHaveCount(0);
    await expect(form.projectDescription).toHaveValue("");
    expect(links).toEqual([]);
  });
});

test("back from the browser's cache, the list is the present one", async ({ page, context }) => {
  await setChannels(context, "fail");
  await open(page);
  await failToSend(page, "Patio");
  await expect(card(page, "Patio")).toBeVisible();
  await page.evaluate(() => {
    // As another tab does with what it has sent, while this page lies in the cache and hears nothing.
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(unsent(page)).toHaveCount(0);
});

test("what nobody can read in the storage is left out, and stays there; what is missing is empty", async ({
  page,
}) => {
  // Of a form that did not ask for the phone number yet.
  const readable = `{"reference":"Q-SF2XSK","projectDescription":"Patio","triedAt":1795390347993}`;
  const entries = {
    "quote-unsent-Q-222222": '{"name":1}',
    "quote-unsent-Q-333333": "{broken",
    "quote-unsent-Q-444444": readable,
    "quote-unsent-Q-555555": readable.replace("SF2XSK", "555555").replace(/\d+}/, '"yesterday"}'),
    "quote-unsent-Q-SF2XSK": readable,
  };
  await page.addInitScript((entries) => {
    Object.assign(localStorage, entries);
    const texts = { name: 1, email: "dana@example.com" };
    sessionStorage.setItem("quote-draft", JSON.stringify({ texts, prefill: { topic: [{}] } }));
  }, entries);
  await open(page);
  const { name, email } = quoteForm(page);
  await expect(unsent(page).getByRole("listitem")).toHaveText([/Phone: \n.*Patio/s]);
  await expect(name).toHaveValue("");
  await expect(email).toHaveValue("dana@example.com");
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(entries);
});

test("what the storage cannot take again is shown once", async ({ page, context }) => {
  const channels = await setChannels(context, "hang");
  await open(page);
  const form = await fill(page);
  await form.submit.click();
  await expect.poll(() => channels.asked.length).toBe(1);
  /** Up to the last character. */
  const fillStorage = () =>
    page.evaluate(() => {
      let filler = "";
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try {
          localStorage.setItem("filler", filler + "x".repeat(size));
          filler += "x".repeat(size);
        } catch {}
      }
    });
  await fillStorage();
  channels.state = "fail";
  await page.clock.runFor(10_000);
  await expect(form.alert).toContainText(messages.unavailable);
  await expect(unsent(page).getByRole("listitem")).toContainText([unsentTexts.states.failed]);
  await page.reload();
  // That it is no longer a failed one takes a character more.
  await fillStorage();
  channels.state = "hang";
  await unsent(page).getByRole("button", { name: unsentTexts.retry }).click();
  await expect(unsent(page).getByRole("listitem")).toContainText([unsentTexts.states.sending]);
});

for (const part of ["photos", "form", "page"]) {
  test(`when the ${part} throws, I am told, and what I typed is there after a reload`, async ({
    page,
  }) => {
    await open(page);
    await fill(page);
    const fault = await page.addInitScript((part) => Object.assign(window, { fault: part }), part);
    await page.reload();
    const told = page.getByRole("alert").filter({ hasText: crashTexts.text });
    await expect(told).toContainText(crashTexts.kept);
    await expect(told.getByRole("link", { name: facts.phone })).toHaveAttribute("href", phoneLink);
    await expect(told.getByRole("link", { name: crashTexts.write })).toBeVisible();
    await fault.dispose();
    await told.getByRole("button", { name: crashTexts.reload }).click();
    await ready(page);
    const { name, projectDescription } = quoteForm(page);
    await expect(name).toHaveValue(visitor.name);
    await expect(projectDescription).toHaveValue(visitor.projectDescription);
    await expect(told).toHaveCount(0);
  });
}

test("where the storage is blocked, no more is promised, and the browser asks before I leave", async ({
  page,
  context,
}) => {
  const channels = await setChannels(context, "fail");
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("blocked by the test", "SecurityError");
    };
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, { get });
  });
  await open(page);
  // The mail program opens without a question.
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  const form = await failToSend(page, "Patio");
  await expect(unsent(page)).toContainText(unsentTexts.textHere);
  await page.clock.runFor(1000);
  expect(dialogs).toEqual([]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
  channels.state = "accept";
  await unsent(page).getByRole("button", { name: "Try again" }).click();
  await expect(form.status).toContainText("Thank you!");
  await expect(unsent(page)).toHaveCount(0);
});
