import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { describeRequest, limits, mailLink, messageOf, type QuoteRequest } from "../lib/quote";
import { type Providers, submitQuote } from "../lib/submit";
import { hostileAddresses, hostileInputs } from "./hostile-inputs";
import {
  CHANNEL_ERRORS,
  expect,
  fill,
  keyless,
  messages,
  needsLocalServer,
  open,
  quoteForm,
  test,
} from "./test";

const fields = ["name", "email", "phone", "projectDescription"] as const;
const harmless = { name: "Dana", email: "dana@example.com", phone: "785-555-0100" };

test.describe("through every field and every channel", () => {
  test.beforeEach(() => test.skip(test.info().project.name !== "desktop", "no browser is needed"));

  test("every input arrives as it was typed", async () => {
    let last = { type: "", body: "" };
    const server = createServer(async (request, response) => {
      last = { type: request.headers["content-type"] ?? "", body: await text(request) };
      response.end("OK");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    globalThis.location ??= new URL(url) as unknown as Location;
    const emailjs = { publicKey: "k", serviceId: "s", templateId: "t", origin: url };
    const channels: Providers[] = [
      { emailjs, formPost: { url }, web3forms: { url } },
      { emailjs: {}, formPost: { url }, web3forms: { url } },
      // Nobody listens at the first address: the form service is the one that is left.
      { emailjs: {}, formPost: { url: "http://127.0.0.1:9" }, web3forms: { url, accessKey: "k" } },
    ];
    const { error } = console;
    console.error = () => {};
    let tried = 0;
    try {
      for (const input of Object.values(hostileInputs)) {
        for (const field of fields) {
          for (const providers of channels) {
            const request = { ...quote("ordinary"), [field]: input };
            await submitQuote(request, { providers });
            expect(read(last)).toMatchObject(expected(request, last.type));
            tried++;
          }
        }
      }
    } finally {
      console.error = error;
      server.close();
    }
    const count = Object.keys(hostileInputs).length;
    console.log(
      `${count} inputs, ${fields.length} fields, ${channels.length} channels: ${tried} sent`,
    );
    expect(count).toBeGreaterThanOrEqual(60);
  });

  test("no input breaks the mail link, adds a header to it, or makes it too long", () => {
    for (const input of Object.values(hostileInputs)) {
      for (const field of [...fields, "all"] as const) {
        const request =
          field === "all"
            ? { ...quote(input), name: input, email: input, phone: input }
            : { ...quote("ordinary"), [field]: input };
        const link = mailLink(request);
        expect(link.length).toBeLessThanOrEqual(2000);
        expect(link).toMatch(/^mailto:[\w.@-]+\?subject=[^&?#\s]+&body=[^&?#\s]+$/);
        const { searchParams } = new URL(link);
        expect([...searchParams.keys()]).toEqual(["subject", "body"]);
        expect(searchParams.get("subject")).toBe(`Quote request ${request.reference}`);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        expect(searchParams.get("body")).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
      }
    }
  });

  test("a description too long for the link is cut with a note, and never in the panel", () => {
    const request = quote("Ü🚧 ".repeat(1200));
    const body = new URL(mailLink(request)).searchParams.get("body") ?? "";
    expect(body).toContain("cut here");
    expect(body).not.toContain("\ufffd");
    expect(describeRequest(request)).toContain(request.projectDescription);
    expect(mailLink(quote("short"))).not.toContain("cut");
  });
});

test.describe("typed into the form", () => {
  test.use({ baseURL: keyless });

  test("every input is delivered as typed, or refused with a message beside its field", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    needsLocalServer("a deployed site may have keys, and would ask another channel first");
    const posts = await takePosts(page);
    await open(page);
    for (const [what, input] of Object.entries(hostileInputs)) {
      await test.step(what, async () => {
        const form = await fill(page, { name: input, phone: input, description: input });
        const typed = await valuesOf(page);
        const refused = Object.entries(typed).filter(
          ([id, value]) => !value.trim() || value.length > limits[id as keyof typeof limits],
        );
        const before = posts.length;
        await form.submit.click();
        if (refused.length) {
          for (const [id] of refused) {
            await expect(page.locator(`#${id}`)).toHaveAccessibleDescription(
              /fill out this field|at most [\d,]+ characters/,
            );
          }
          expect(posts).toHaveLength(before);
          expect(await valuesOf(page)).toEqual(typed);
        } else {
          await expect(form.status).toContainText(messages.submitted);
          expect(posts.at(-1)).toMatchObject({
            name: typed.name?.toWellFormed(),
            phone: typed.phone?.toWellFormed(),
            project: typed.projectDescription?.toWellFormed(),
          });
        }
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    }
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });

  test("every address is taken or refused as the browser decides, and arrives whole", async ({
    page,
  }) => {
    needsLocalServer("a deployed site may have keys, and would ask another channel first");
    const posts = await takePosts(page);
    await open(page);
    for (const [what, address] of Object.entries(hostileAddresses)) {
      await test.step(what, async () => {
        const form = await fill(page, { email: address });
        const before = posts.length;
        const valid = await form.email.evaluate((input: HTMLInputElement) => input.validity.valid);
        await form.submit.click();
        if (valid) {
          await expect(form.status).toContainText(messages.submitted);
          expect(posts).toHaveLength(before + 1);
          expect(posts.at(-1)?.email).toMatch(/^\S+@[\w.-]+$/);
        } else {
          await expect(form.email).toHaveAttribute("aria-invalid", "true");
          await expect(form.email).not.toHaveAccessibleDescription("");
          expect(posts).toHaveLength(before);
        }
      });
    }
  });

  test.describe("when nobody takes it", () => {
    test.use({ expectedErrors: CHANNEL_ERRORS });

    test("the panel shows it as text, and nothing leaves the page", async ({ page }) => {
      await page.route("/", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.fallback(),
      );
      await open(page);
      for (const what of ["image with onerror", "very long word", "closing tags", "NUL"]) {
        const input = hostileInputs[what] ?? "";
        const form = await fill(page, { description: input });
        const typed = (await valuesOf(page)).projectDescription ?? "";
        await form.submit.click();
        const panel = page.getByRole("region", { name: "Unsent requests" });
        const shown = panel.getByText("Quote request TC-").first();
        await expect.poll(() => shown.textContent()).toContain(typed);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expect(form.form).toHaveAttribute("data-state", "unavailable");
        await expect(form.description).toHaveValue("");
      }
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    });
  });
});

function quote(projectDescription: string): QuoteRequest {
  return { ...harmless, projectDescription, reference: `TC-${randomUUID().slice(0, 6)}` };
}

function read({ type, body }: { type: string; body: string }) {
  if (type.startsWith("application/x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  const json = JSON.parse(body);
  return json.template_params ?? json;
}

/** What each kind of body should hold: half surrogate pairs cannot be written in a form post. */
function expected(request: QuoteRequest, type: string) {
  const { name, email, phone, projectDescription } = request;
  const message = messageOf(request);
  if (type.startsWith("application/x-www-form-urlencoded")) {
    const all = { name, email, phone, project: projectDescription, message };
    return Object.fromEntries(
      Object.entries(all).map(([key, value]) => [key, value.toWellFormed()]),
    );
  }
  return { phone, message };
}

async function takePosts(page: Page) {
  const posts: Record<string, string>[] = [];
  await page.route("/", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? "")));
    return route.fulfill({ status: 200, body: "" });
  });
  return posts;
}

async function valuesOf(page: Page): Promise<Record<string, string>> {
  const { name, phone, description } = quoteForm(page);
  return {
    name: await name.inputValue(),
    phone: await phone.inputValue(),
    projectDescription: await description.inputValue(),
  };
}

/** How many pixels the page is wider than the window. */
function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
