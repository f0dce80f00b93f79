import type { Page } from "@playwright/test";
import { securityQuestion } from "../lib/quote/fields";
import { controlNames, plan, unsentList, quoteForm as words } from "../lib/site";
import { carousel, largeView } from "./photos";
import {
  CHANNEL_ERRORS,
  expect,
  fill,
  holdBack,
  LATER_SCRIPTS,
  messages,
  needsLocalServer,
  needsPhotos,
  quoteForm,
  ready,
  setChannels,
  test,
} from "./test";

/**
 * Does what a browser's translation does, for as long as the page is open: puts another text node, in elements
 * of its own, in the place of each. React still has the old one, which is not in the page any more.
 */
function translate() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent?.isConnected || !text.data.trim()) continue;
      if (parent.closest("font, svg, script, style, noscript, textarea")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "childList" ? addedNodes : [target]) wrap(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

test.use({ expectedErrors: new RegExp(`${CHANNEL_ERRORS.source}|Minified React error #418`) });

/**
 * Opens a page that is translated before scripts come. React draws it anew, and the new page is translated as well: what
 * follows happens on a page that was translated after scripts have taken over.
 */
async function openTranslated(page: Page) {
  await page.clock.install();
  const arrive = await holdBack(page, LATER_SCRIPTS);
  await page.goto("/");
  await page.evaluate(translate);
  arrive();
  await ready(page);
  await expect(page.locator("h1 > font > font")).toBeVisible();
}

test("the menu opens and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTranslated(page);
  const menu = page.getByRole("button", { name: controlNames.menu });
  const about = page.locator("#menu").getByRole("link", { name: "About" });
  for (let time = 0; time < 2; time++) {
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await about.click();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(about).toBeHidden();
  }
});

test("photos move, are chosen, and open", async ({ page }) => {
  needsPhotos(3);
  await openTranslated(page);
  const { counts, counter, next, choices, seeAll, enlarge } = carousel(page);
  await next.click();
  await counts(2);
  for (const chosen of [choices.nth(1), choices.first()]) {
    await chosen.click();
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect(counter).toHaveText(/^1 \/ /);
  }
  for (const layout of ["grid", "row"]) {
    await seeAll.click();
    await expect(counter).toBeVisible({ visible: layout === "row" });
  }
  const large = largeView(page);
  await enlarge.click();
  await large.next.click();
  await large.counts(2);
  await page.keyboard.press("Escape");
  await expect(large.dialog).toHaveCount(0);
  await counts(2);
});

test("a slab is drawn, and asked for", async ({ page }) => {
  await openTranslated(page);
  const section = page.getByRole("region", { name: plan.title });
  await section.scrollIntoViewIfNeeded();
  await section.getByLabel(plan.length).fill("60");
  await expect(section.getByText("60 ft", { exact: true }).first()).toBeVisible();
  const joint = section.getByRole("button", { name: /^Joint 1 / });
  for (const told of [plan.omitted(1), plan.restored(1)]) {
    await joint.click();
    await expect(section.getByText(told)).toBeVisible();
  }
  await section.getByRole("link", { name: plan.quote }).click();
  await expect(quoteForm(page).projectDescription).toHaveValue(/ x 60 ft/);
});

test("answers write the description", async ({ page }) => {
  await openTranslated(page);
  const { form, projectDescription } = quoteForm(page);
  const answer = form.getByRole("group").first().getByRole("button").first();
  await answer.click();
  await expect(answer).toHaveAttribute("aria-pressed", "true");
  await expect(projectDescription).toHaveValue(/^\w.*\. $/);
  await answer.click();
  await expect(projectDescription).toHaveValue("");
});

test("a request is refused, fails, is tried again and sent", async ({ page }) => {
  needsLocalServer("every channel is at hand");
  const channels = await setChannels(page, "hang");
  await openTranslated(page);
  const form = await fill(page, { securityAnswer: "9" });
  const wrong = form.form.getByText(securityQuestion.wrong);
  await form.submit.click();
  await expect(wrong).toBeVisible();
  await form.securityAnswer.fill("10");
  await expect(wrong).toHaveCount(0);

  const card = page.getByRole("region", { name: unsentList.title }).getByRole("listitem");
  const retry = card.getByRole("button", { name: unsentList.retry });
  const giveUp = async () => {
    channels.state = "fail";
    await page.clock.runFor(10_000);
    await expect(card).toContainText(unsentList.states.failed);
    channels.state = "hang";
  };
  await form.submit.click();
  await expect(form.submit).toHaveText(words.submitting);
  await giveUp();
  await expect(form.alert.getByText(messages.unavailable)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(form.another).toBeEnabled();
  await retry.click();
  await expect(card).toContainText(unsentList.states.sending);
  await giveUp();
  channels.state = "accept";
  await retry.click();
  await expect(form.status).toContainText(messages.sentByEmail);
  await expect(card).toHaveCount(0);

  await fill(page);
  await form.submit.click();
  await expect(form.name).toBeHidden();
  await expect(form.status).toContainText(messages.sentByEmail);
});
