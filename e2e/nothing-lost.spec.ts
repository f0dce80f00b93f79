import type { Page } from "@playwright/test";
import { slabPresets } from "../lib/content/services";
import { errorTexts, formTexts, outboxTexts } from "../lib/site";
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
  setChannels,
  stopClock,
  test,
  visitor,
} from "./test";

test.use({
  expectedErrors: new RegExp(`${CHANNEL_ERRORS.source}|thrown by the test`),
  permissions: ["clipboard-read", "clipboard-write"],
});
test.beforeEach(async ({ page }) => {
  needsLocalServer("every channel is at hand");
  await page.clock.install();
});

const unsent = (page: Page) => page.getByRole("region", { name: outboxTexts.title });

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
}) => {
  const channels = await setChannels(page, "fail");
  await open(page);
  const list = unsent(page).getByRole("listitem");
  const form = await failToSend(page, "Driveway");
  const latest = list.filter({ hasText: "Sidewalk" });
  const undo = page.getByRole("button", { name: "Undo" });

  await test.step("Thanked for a later one, I still see the one that was not sent", async () => {
    channels.state = "accept";
    await fill(page, { projectDescription: "Patio" });
    await form.submit.click();
    await expect(form.status).toContainText(messages.sentByEmail);
    await expect(list).toHaveText([/Driveway/]);
  });

  await test.step("The latest can be told, mailed or copied", async () => {
    channels.state = "fail";
    await failToSend(page, "Sidewalk");
    const call = latest.getByRole("link", { name: `Call ${facts.phone}` });
    await expect(call).toHaveAttribute("href", phoneLink);
    const mail = latest.getByRole("link", { name: outboxTexts.mail });
    await expect(mail).toHaveAttribute("href", /^mailto:.*Sidewalk$/);
    await latest.getByRole("button", { name: "Copy request" }).click();
    await expect(latest.getByRole("status")).toContainText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const value of Object.values({ ...visitor, projectDescription: "Sidewalk" }))
      expect(copied).toContain(value);
  });

  await test.step("One that is taken back comes without the message of its failure", async () => {
    await latest.getByRole("button", { name: "Discard" }).click();
    await expect(undo).toBeFocused();
    await undo.press("Enter");
    await expect(list).toHaveText([/Sidewalk/, /Driveway/]);
    await expect(latest).toBeFocused();
    await expect(form.alert).toHaveCount(0);
  });

  await test.step("What arrives after a reload leaves the list, and the form to me", async () => {
    await page.reload();
    await expect(list).toHaveText([/Sidewalk/, /Driveway/]);
    channels.state = "hang";
    const retried = list.filter({ hasText: "Driveway" });
    await retried.getByRole("button", { name: "Try again" }).click();
    await expect(retried).toContainText("Sending...");
    await expect(list).toHaveText([/Sidewalk/, /Driveway/]);
    await form.name.fill("Somebody else");
    channels.state = "accept";
    await page.clock.runFor(10_000);
    await expect(form.status).toContainText(messages.submitted);
    await expect(retried).toHaveCount(0);
    await expect(form.name).toBeFocused();
    await page.reload();
    await expect(form.name).toHaveValue("Somebody else");
  });

  await test.step("What I discard is gone, with no word of it beside the next one", async () => {
    channels.state = "fail";
    await failToSend(page, "Steps");
    for (const _ of ["Steps", "Sidewalk"]) {
      await list.first().getByRole("button", { name: "Discard" }).click();
      await expect(undo).toBeFocused();
    }
    await expect(list).toHaveCount(0);
    await failToSend(page, "Wall");
    await expect(undo).toHaveCount(0);
    await page.reload();
    await expect(list).toHaveText([/Wall/]);
    await expect(form.name).toHaveValue("");
  });

  await test.step("Once another tab has sent them, nothing says that they failed", async () => {
    await failToSend(page, "Patio");
    await page.evaluate(() => {
      // This page was in the back-forward cache meanwhile, without events.
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(list).toHaveCount(0);
    await expect(form.alert).toHaveCount(0);
  });
});

test("a request is sent once, and reloaded meanwhile it is sent again as the same", {
  tag: "@translated",
}, async ({ page }) => {
  const channels = await setChannels(page, "hang");
  const other = await page.context().newPage();
  await open(other);
  await open(page);
  const form = await fill(page);

  await test.step("Pressed twice, and Enter as well, it is sent once", async () => {
    await form.submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect.poll(() => channels.asked.length).toBe(1);
    await form.securityAnswer.press("Enter");
    await expect(form.submit).toHaveText("Sending...");
    await expect(form.submit).toBeDisabled();
    await expect(form.projectDescription).not.toBeEditable();
    expect(channels.asked).toHaveLength(1);
  });

  await test.step("It is in the list of another tab, which leaves it alone", async () => {
    // Only what takes long is called slow, also where less motion is wanted.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const slow = form.form.locator("span").filter({ hasText: formTexts.slow });
    await expect(slow).toHaveCSS("animation-delay", "3s");
    await expect(slow).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
    await expect(unsent(other)).toContainText("Being sent in another tab");
    await expect(unsent(other).getByRole("button")).toHaveCount(0);
  });

  await test.step("After a reload both tell that it may have arrived", async () => {
    await page.reload();
    await expect(unsent(other)).toContainText("may have reached us");
    await expect(unsent(page)).toContainText("may have reached us");
    await expect(form.alert).toHaveCount(0);
    // What is in the list is no longer a draft.
    await expect(form.projectDescription).toHaveValue("");
  });

  await test.step("It is sent again under the same reference", async () => {
    channels.state = "accept";
    await unsent(page).getByRole("button", { name: "Try again" }).click();
    await expect(form.status).toContainText(messages.sentByEmail);
    await expect(unsent(page)).toHaveCount(0);
    const [first = "", again] = [channels.asked[0], channels.asked.at(-1)].map(
      (post) => post?.request.postData()?.match(/Reference: ([\w-]+)/)?.[1],
    );
    expect(again).toBe(first);
  });
});

test("what arrives before the mail program opens is not mailed", async ({ page }) => {
  const channels = await setChannels(page, "fail");
  const other = await page.context().newPage();
  await open(other);
  await open(page);
  const form = await fill(page);
  const links = await mailLinksOf(page);
  await stopClock(page);
  await form.submit.click();
  await expect(form.alert).toContainText(messages.unavailable);
  // Until then this page has nothing to press, but another one has.
  await expect(unsent(page)).toHaveCount(0);
  channels.state = "accept";
  await unsent(other).getByRole("button", { name: "Try again" }).click();
  await expect(quoteForm(other).status).toContainText(messages.sentByEmail);
  await page.clock.runFor(2000);
  await expect(form.alert).toHaveCount(0);
  await page.reload();
  await expect(form.projectDescription).toHaveValue("");
  await expect(unsent(page)).toHaveCount(0);
  expect(links).toEqual([]);
});

test("what nobody can read in the storage is left out, and stays there; what is missing is empty", async ({
  page,
}) => {
  const entries = {
    "quote-unsent-Q-222222": "{broken",
    "quote-unsent-Q-333333": '{"reference":"Q-333333","projectDescription":"Steps"}',
    // Of a form that did not ask for the phone number yet.
    "quote-unsent-Q-444444": '{"reference":"Q-444444","projectDescription":"Patio","triedAt":1}',
  };
  await page.addInitScript((entries) => {
    Object.assign(localStorage, entries);
    sessionStorage.setItem("quote-draft", '{"name":1,"email":"dana@example.com"}');
    sessionStorage.setItem("quote-prefill", '{"topic":[{}]}');
  }, entries);
  await open(page);
  const { name, email } = quoteForm(page);
  await expect(unsent(page).getByRole("listitem")).toHaveText([/Phone: \n.*Patio/s]);
  await expect(name).toHaveValue("");
  await expect(email).toHaveValue("dana@example.com");
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(entries);
});

for (const part of ["photos", "form", "menu", "plan", "page"]) {
  test(`when the ${part} throws, I am told, and what I typed is there after a reload`, async ({
    page,
  }) => {
    test.skip(part === "plan" && !slabPresets.length, "no service has a usual slab");
    await open(page);
    await fill(page);
    const fault = await page.addInitScript((part) => Object.assign(window, { fault: part }), part);
    await page.reload();
    const told = page.getByRole("alert").filter({ hasText: errorTexts.text });
    await expect(told).toContainText(errorTexts.kept);
    await expect(told.getByRole("link", { name: facts.phone })).toHaveAttribute("href", phoneLink);
    await fault.dispose();
    await told.getByRole("button", { name: errorTexts.reload }).click();
    await expect(told).toHaveCount(0);
    await expect(quoteForm(page).name).toHaveValue(visitor.name);
  });
}

test("where the storage is blocked, no more is promised, and the browser asks before I leave", async ({
  page,
}) => {
  const channels = await setChannels(page, "fail");
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
  await expect(unsent(page)).toContainText(outboxTexts.textHere);
  await page.clock.runFor(1000);
  // So does the phone, from any link of the page.
  await page.locator("#contact").getByRole("link", { name: facts.phone }).last().click();
  await page.clock.runFor(1000);
  expect(dialogs).toEqual([]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
  channels.state = "accept";
  await unsent(page).getByRole("button", { name: "Try again" }).click();
  await expect(form.status).toContainText("Thank you!");
  await expect(unsent(page)).toHaveCount(0);
});
