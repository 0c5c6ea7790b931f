import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("__WORDS_VERSION__", "v1");
  vi.doMock("i18next-browser-languagedetector", () => ({ default: Detector }));
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
  expect(document.cookie).toBe("i18next=de");
});

test("the language of a visit is the one in its first URL, even if the shopper has navigated before it is evaluated", async () => {
  const { reconcileLanguage, browser } = await open("https://shop.example/?lng=de");
  vi.stubGlobal("location", new URL("https://shop.example/about"));
  await reconcileLanguage();
  expect(browser.done).toEqual([]);
  expect(document.cookie).toBe("i18next=de");
});

test("the language of a visit is otherwise the browser's, for which the page is opened again once", async () => {
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
  Object.assign(document, { cookie: "csrf=x; i18next=ar; other=de" });
  reopenIfChanged();
  expect(browser.done).toEqual(["keepTyped", "https://shop.example/", "reload"]);
});

/** Opens a German document and records what the browser is told. */
async function open(address: string, { hasCookies = true } = {}) {
  const browser = { asked: [] as string[], done: [] as string[] };
  const storage = new Map<string, string>();
  const note = (what: string) => () => void browser.done.push(what);
  vi.stubGlobal("document", {
    cookie: hasCookies ? "i18next=de" : "",
    documentElement: { lang: "de", dataset: { words: "de common" } },
  });
  vi.stubGlobal("location", Object.assign(new URL(address), { reload: note("reload") }));
  vi.stubGlobal("window", { keepTyped: note("keepTyped") });
  vi.stubGlobal("history", { state: null, replaceState: (_: unknown, __: string, url: URL) => note(url.href)() });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("fetch", async () => Response.json({}));
  const { initWords } = await import("~/i18n/current-words.tsx");
  const { recordRequestedLanguage, ...changes } = await import("./change-language.ts");
  recordRequestedLanguage();
  await initWords();
  vi.stubGlobal("fetch", async (url: URL, { method }: RequestInit) => {
    browser.asked.push(`${method} ${url.href}`);
    return new Response(null);
  });
  Detector.hasCookies = hasCookies;
  return { ...changes, browser };
}

/** A French browser. */
class Detector {
  static hasCookies = true;
  init() {}
  detect = () => "fr";
  cacheUserLanguage(language: string) {
    if (Detector.hasCookies) Object.assign(document, { cookie: `i18next=${language}` });
  }
}
