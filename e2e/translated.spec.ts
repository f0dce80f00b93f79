import type { Page } from "@playwright/test";
import { plan, unsentList, quoteForm as words } from "../lib/site";
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
  open,
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

/** Opens a page that is translated as it comes, or once scripts have taken over. */
async function openTranslated(page: Page, moment: "before" | "after") {
  await page.clock.install();
  if (moment === "before") {
    const arrive = await holdBack(page, LATER_SCRIPTS);
    await page.goto("/");
    await page.evaluate(translate);
    arrive();
    await ready(page);
  } else {
    await open(page);
    await page.evaluate(translate);
  }
  await expect(page.locator("h1 > font > font")).toBeVisible();
}

for (const moment of ["before", "after"] as const) {
  test.describe(`translated ${moment} scripts have taken over`, () => {
    // Told by React, which then draws the page anew.
    const redrawn = moment === "before" ? "Minified React error #418" : "^$";
    test.use({ expectedErrors: new RegExp(`${CHANNEL_ERRORS.source}|${redrawn}`) });

    test("the menu opens and closes", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openTranslated(page, moment);
      const menu = page.getByRole("button", { name: "Menu" });
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
      await openTranslated(page, moment);
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
      await openTranslated(page, moment);
      const section = page.getByRole("region", { name: plan.title });
      await section.scrollIntoViewIfNeeded();
      await section.getByLabel(plan.length).fill("60");
      await expect(section.getByText("60 ft", { exact: true }).first()).toBeVisible();
      const joint = section.getByRole("button", { name: /^Joint 1 / });
      await joint.click();
      await expect(section.getByText(plan.omitted(1))).toBeVisible();
      await joint.click();
      await expect(section.getByText(plan.restored(1))).toBeVisible();
      await section.getByRole("link", { name: plan.quote }).click();
      await expect(quoteForm(page).description).toHaveValue(/ x 60 ft/);
    });

    test("answers write the description", async ({ page }) => {
      await openTranslated(page, moment);
      const { form, description } = quoteForm(page);
      const answers = form.getByRole("group").first().getByRole("button");
      for (const place of [0, 1]) {
        const answer = answers.nth(place);
        await answer.click();
        await expect(answer).toHaveAttribute("aria-pressed", "true");
        await expect(description).toHaveValue(/^\w.*\. $/);
      }
      await answers.nth(1).click();
      await expect(description).toHaveValue("");
    });

    test("a request is refused, fails, is tried again and sent", async ({ page }) => {
      needsLocalServer("every channel is at hand");
      const channels = await setChannels(page, "hang");
      await openTranslated(page, moment);
      const form = await fill(page, { securityAnswer: "9" });
      await form.submit.click();
      await expect(form.form.getByText(messages.wrongAnswer)).toBeVisible();
      await form.securityAnswer.fill("10");
      await expect(form.form.getByText(messages.wrongAnswer)).toHaveCount(0);

      const card = page.getByRole("region", { name: unsentList.title }).getByRole("listitem");
      const retry = card.getByRole("button", { name: unsentList.retry });
      const { sending, failed } = unsentList.states;
      const giveUp = async () => {
        channels.state = "fail";
        await page.clock.runFor(10_000);
        await expect(card).toContainText(failed);
        channels.state = "hang";
      };
      await form.submit.click();
      await expect(form.submit).toHaveText(words.submitting);
      await giveUp();
      await expect(form.alert.getByText(messages.unavailable)).toBeVisible();
      await page.clock.runFor(2000);
      await expect(form.another).toBeEnabled();
      await retry.click();
      await expect(card).toContainText(sending);
      await giveUp();
      channels.state = "accept";
      await retry.click();
      await expect(form.status).toContainText(messages.sent);
      await expect(card).toHaveCount(0);

      await fill(page);
      await form.submit.click();
      await expect(form.name).toBeHidden();
      await expect(form.status).toContainText(messages.sent);
      await expect(form.another).toBeVisible();
    });
  });
}
