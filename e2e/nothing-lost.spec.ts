import type { Page } from "@playwright/test";
import { slabPresets } from "../lib/content/services";
import { channels as allChannels } from "../lib/quote/channels";
import { CHANNEL_ERRORS, fill, quoteForm, referenceIn, setChannels, visitor } from "./form";
import { expect, facts, needsLocalServer, open, phoneLink, test } from "./test";

test.use({
  // No smooth scrolling, so presses need not wait.
  reducedMotion: "reduce",
  expectedErrors: new RegExp(`${CHANNEL_ERRORS.source}|thrown by the test`),
  permissions: ["clipboard-read", "clipboard-write"],
});
test.beforeEach(async ({ page }) => {
  needsLocalServer("every channel is at hand");
  await page.clock.install();
});

const unsent = (page: Page) => page.getByRole("region", { name: "Unsent requests" });

/** Sends a request that fails everywhere, up to the opening of the mail program. */
async function failToSend(page: Page, projectDescription: string) {
  const form = await fill(page, { projectDescription });
  await form.submit.click();
  await expect(form.alert).toContainText("Form services are temporarily unavailable.");
  await page.clock.runFor(2000);
  await expect(form.projectDescription).toHaveValue("");
  return form;
}

test("what I discard is gone, unless I take it back", { tag: "@translated" }, async ({ page }) => {
  await setChannels(page, "fail");
  await open(page);
  await failToSend(page, "Driveway");
  const form = await failToSend(page, "Sidewalk");
  const list = unsent(page).getByRole("listitem");
  const discard = list.first().getByRole("button", { name: "Discard" });
  const undo = page.getByRole("button", { name: "Undo" });
  await discard.click();
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(list).toHaveText([/Sidewalk/, /Driveway/]);
  await expect(list.first()).toBeFocused();
  // The message of its failure does not come back with it.
  await expect(form.alert).toHaveCount(0);
  for (const left of [1, 0]) {
    await discard.click();
    await expect(list).toHaveCount(left);
    await expect(undo).toBeFocused();
  }
  await failToSend(page, "Wall");
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expect(list).toHaveText([/Wall/]);
  await test.step("a page from the browser's cache shows what is unsent now", async () => {
    await page.evaluate(() => {
      // Another tab has sent it meanwhile, and this page got no event of it.
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(list).toHaveCount(0);
  });
});

test("what is unsent can be told, mailed, copied, or sent after a reload", {
  tag: "@translated",
}, async ({ page }) => {
  const channels = await setChannels(page, "fail");
  await open(page);
  const list = unsent(page).getByRole("listitem");
  await failToSend(page, "Driveway");
  const call = list.getByRole("link", { name: `Call ${facts.phone}` });
  await expect(call).toHaveAttribute("href", phoneLink);
  const mail = list.getByRole("link", { name: "Send by e-mail" });
  await expect(mail).toHaveAttribute("href", /^mailto:.*Driveway$/);
  await list.getByRole("button", { name: "Copy request" }).click();
  await expect(list.getByRole("status")).toContainText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const value of Object.values({ ...visitor, projectDescription: "Driveway" }))
    expect(copied).toContain(value);
  const form = await failToSend(page, "Sidewalk");
  await page.reload();
  await expect(list).toHaveText([/Sidewalk/, /Driveway/]);
  channels.state = "hang";
  const retry = list.getByRole("button", { name: "Try again" });
  await retry.last().click();
  await expect(list).toHaveText([/Sidewalk/, /Driveway.*Sending\.\.\./s]);
  // Its thanks would take the place of the other's.
  await expect(retry.first()).toBeDisabled();
  await form.name.fill("Somebody else");
  channels.state = "accept";
  await page.clock.runFor(10_000);
  await expect(form.status).toBeVisible();
  await expect(list).toHaveText([/Sidewalk/]);
  await expect(retry).toBeEnabled();
  await expect(form.name).toBeFocused();
  await page.reload();
  await expect(form.name).toHaveValue("Somebody else");
});

test("an impatient press or Enter sends nothing more", { tag: "@translated" }, async ({ page }) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const { form, submit, securityAnswer, projectDescription } = await fill(page);
  // Only what takes long is called slow, also where less motion is wanted.
  const slow = form.locator("span").filter({ hasText: "Still sending." });
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect.poll(() => channels.asked.length).toBe(1);
  await securityAnswer.press("Enter");
  await expect(submit).toHaveText("Sending...");
  await expect(submit).toBeDisabled();
  await expect(projectDescription).not.toBeEditable();
  expect(channels.asked).toHaveLength(1);
  await expect(slow).toHaveCSS("animation-delay", "3s");
  await expect(slow).toBeVisible();
});

test("cut short, a request is sent again as it was", { tag: "@translated" }, async ({ page }) => {
  const channels = await setChannels(page, "hang");
  const other = await page.context().newPage();
  await open(other);
  await open(page);
  const form = await fill(page);
  await form.submit.click();
  await test.step("until then another tab shows it, and leaves it alone", async () => {
    await expect(unsent(other)).toContainText("Being sent in another tab");
    await expect(unsent(other).getByRole("button")).toHaveCount(0);
  });
  await test.step("after a reload both tell that it may have arrived", async () => {
    await page.reload();
    await expect(unsent(other)).toContainText("may have reached us");
    await expect(unsent(page)).toContainText("may have reached us");
    await expect(form.alert).toHaveCount(0);
    // What is in the list is no longer a draft.
    await expect(form.projectDescription).toHaveValue("");
  });
  await test.step("it is sent again under the same reference", async () => {
    channels.state = "accept";
    await unsent(page).getByRole("button", { name: "Try again" }).click();
    await expect(form.status).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
    const [first = "", again] = [channels.asked[0], channels.asked.at(-1)].map(
      (post) => post?.request.postData()?.match(/Reference: ([\w-]+)/)?.[1],
    );
    expect(again).toBe(first);
  });
});

for (const first of ["list", "form"] as const)
  test(`list and form both send, and both thank me, the ${first} first`, async ({ page }) => {
    const channels = await setChannels(page, "fail");
    await open(page);
    const { status, submit } = await failToSend(page, "Driveway");
    const request = unsent(page).getByRole("listitem");
    const reference = await referenceIn(request);
    const thanks = {
      list: status.filter({ hasText: reference }),
      form: status.filter({ hasNotText: reference }),
    };
    // After ten seconds without an answer, the next channel is asked.
    channels.state = "hang";
    await request.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => channels.asked.length).toBe(allChannels.length + 1);
    if (first === "form") channels.state = "accept";
    await page.clock.runFor(5000);
    await fill(page, { projectDescription: "Patio" });
    await submit.click();
    await expect.poll(() => channels.asked.length).toBe(allChannels.length + 2);
    channels.state = "accept";
    if (first === "list") await page.clock.runFor(5000);
    await expect(thanks[first]).toBeVisible();
    await page.clock.runFor(10_000);
    for (const each of Object.values(thanks)) await expect(each).toBeVisible();
  });

test("a link that I follow while I wait fills the next form", async ({ page }) => {
  const channels = await setChannels(page, "hang");
  await open(page);
  const form = await fill(page);
  const link = page.getByRole("link", { name: /^Ask for/ }).first();
  const { label, text } = JSON.parse((await link.getAttribute("data-quote")) ?? "").topic;
  await form.submit.click();
  await expect(form.submit).toBeDisabled();
  await link.click();
  await expect(form.projectDescription).toHaveValue(visitor.projectDescription);
  channels.state = "fail";
  await page.clock.runFor(10_000);
  // The result stays, also after the form has been emptied.
  await expect(form.alert).toBeVisible();
  await page.clock.runFor(2000);
  await expect(form.another).toBeEnabled();
  await expect(form.alert).toBeInViewport();
  await form.another.click();
  await expect(form.alert).toHaveCount(0);
  await expect(form.form.getByText(label, { exact: true })).toBeVisible();
  await expect(form.projectDescription).toHaveValue(`${text} `);
  await expect(form.name).toHaveValue("");
});

test("what nobody can read in the storage is left out, and stays there", async ({ page }) => {
  const entries = {
    "quote-unsent-Q-222222": "{broken",
    "quote-unsent-Q-333333": '{"reference":"Q-333333","projectDescription":"Steps"}',
    // Of a form that did not ask for the phone number yet.
    "quote-unsent-Q-444444":
      '{"reference":"Q-444444","projectDescription":"Patio","createdAt":1,"triedAt":1}',
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
  test(`when the ${part} throws, I am told, and what I typed is kept`, async ({ page }) => {
    test.skip(part === "plan" && !slabPresets.length, "no service has a usual slab");
    await open(page);
    await fill(page);
    const fault = await page.addInitScript((part) => Object.assign(window, { fault: part }), part);
    await page.reload();
    const told = page.getByRole("alert").filter({ hasText: "Something went wrong here" });
    await expect(told).toContainText("What you typed is kept.");
    await expect(told.getByRole("link", { name: facts.phone })).toHaveAttribute("href", phoneLink);
    await fault.dispose();
    await told.getByRole("button", { name: "Reload the page" }).click();
    await expect(told).toHaveCount(0);
    await expect(quoteForm(page).name).toHaveValue(visitor.name);
  });
}

test("where the storage is blocked, the browser asks before I leave", async ({ page }) => {
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
  await expect(unsent(page)).toContainText("your browser does not store them");
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
