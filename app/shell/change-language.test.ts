import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "~/platform/storage/test-storage.ts";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("__WORDS_VERSION__", "v1");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("another language opens the page again, without the language in its address, and with what was typed", async () => {
  const { changeLanguage, browser } = await open("https://shop.example/contact?lng=de&about=lamp#form");
  expect(await changeLanguage("fr")).toBe(true);
  expect(browser.asked).toEqual(["HEAD https://shop.example/contact?lng=fr&about=lamp#form"]);
  expect(browser.done).toEqual(["keepTyped", "https://shop.example/contact?about=lamp#form", "reload"]);
  expect(document.cookie).toBe("i18next=fr");
});

test("a browser without cookies opens it by the address", async () => {
  const { changeLanguage, browser } = await open("https://shop.example/contact", { hasCookies: false });
  await changeLanguage("fr");
  expect(browser.done).toEqual(["keepTyped", "https://shop.example/contact?lng=fr", "reload"]);
});

test.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["answers with an error", async () => new Response(null, { status: 502 })],
])("the page stays as it is if the shop %s", async (_, answer) => {
  const { changeLanguage, browser } = await open("https://shop.example/contact?lng=de");
  vi.stubGlobal("fetch", answer);
  expect(await changeLanguage("fr")).toBe(false);
  expect(browser.done).toEqual([]);
  expect(document.cookie).toBe("");
});

test("the language of a visit is the one in its first URL, even if the shopper has navigated before it is evaluated", async () => {
  const { reconcileLanguage, browser } = await open("https://shop.example/?lng=de");
  vi.stubGlobal("location", new URL("https://shop.example/about"));
  await reconcileLanguage();
  expect(browser.done).toEqual([]);
  expect(document.cookie).toBe("i18next=de");
});

test("the language of a visit is otherwise the one stored here, by cookie or without it", async () => {
  const { reconcileLanguage, browser } = await open("https://shop.example/", { kept: { i18nextLng: "de-AT" } });
  await reconcileLanguage();
  expect(browser.done).toEqual([]);
  expect(document.cookie).toBe("i18next=de");
  expect(localStorage.getItem("i18nextLng")).toBe("de");
  Object.assign(document, { cookie: "i18next=ar" });
  await reconcileLanguage();
  expect(browser.done).toEqual(["keepTyped", "https://shop.example/", "reload"]);
});

test("the language of a visit is otherwise the first of the browser's that the shop has, for which the page is opened again once", async () => {
  const { reconcileLanguage, browser } = await open("https://shop.example/");
  await reconcileLanguage();
  expect(browser.done).toEqual(["keepTyped", "https://shop.example/", "reload"]);
  expect(document.cookie).toBe("i18next=fr");
  await reconcileLanguage();
  expect(browser.done.length, "not a second time at once, should the server answer in German again").toBe(3);
});

test("a page from the back/forward cache opens again if another language has been chosen since", async () => {
  const { reopenIfChanged, browser } = await open("https://shop.example/?lng=de");
  reopenIfChanged();
  expect(browser.done).toEqual([]);
  for (const cookie of ["csrf=x", "i18next=ar", "other=de"]) Object.assign(document, { cookie });
  reopenIfChanged();
  expect(browser.done).toEqual(["keepTyped", "https://shop.example/", "reload"]);
});

/** Opens a German document in a French browser and records what it is told; `kept` is its local storage. */
async function open(address: string, { hasCookies = true, kept = {} } = {}) {
  const browser = { asked: [] as string[], done: [] as string[] };
  const note = (what: string) => () => void browser.done.push(what);
  const cookies = new Map<string, string>();
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^(\w+)=(\w+)/.exec(text) ?? [];
      if (hasCookies) cookies.set(name, value);
    },
    documentElement: { lang: "de", dataset: { words: "de common" } },
  });
  vi.stubGlobal("navigator", { languages: ["nl", "fr-CA", "de"] });
  vi.stubGlobal("location", Object.assign(new URL(address), { reload: note("reload") }));
  vi.stubGlobal("window", { keepTyped: note("keepTyped") });
  vi.stubGlobal("history", { state: null, replaceState: (_: unknown, __: string, url: URL) => note(url.href)() });
  vi.stubGlobal("sessionStorage", fakeStorage().storage());
  vi.stubGlobal("localStorage", fakeStorage(kept).storage());
  vi.stubGlobal("fetch", async () => Response.json({}));
  const { initWords } = await import("~/platform/i18n/current-words.tsx");
  const { recordRequestedLanguage, ...changes } = await import("./change-language.ts");
  recordRequestedLanguage();
  await initWords();
  vi.stubGlobal("fetch", async (url: URL, { method }: RequestInit) => {
    browser.asked.push(`${method} ${url.href}`);
    return new Response(null);
  });
  return { ...changes, browser };
}
