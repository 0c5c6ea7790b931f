import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("__WORDS_VERSION__", "v1");
  vi.stubGlobal("location", { protocol: "https:", search: "" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the translations of the open screen", () => {
  it("are those of the language chosen last, whichever loads first", async () => {
    const { words, changeLanguage, answer } = await startSlow();
    const changes = [changeLanguage("fr"), changeLanguage("es")];
    await answer("es");
    await answer("fr");
    await Promise.all(changes);
    expect(words()).toEqual({ language: "es", cart: "Cart in es", pay: "Pay in es" });
    expect(document.documentElement.lang).toBe("es");
  });

  it("stay in the new language if a screen's translations were loading in the old one", async () => {
    const { words, changeLanguage, loadWords, answer } = await startSlow(["common"]);
    const needed = loadWords("checkout");
    const changed = changeLanguage("fr");
    await answer("fr");
    await changed;
    await answer("de");
    await answer("fr");
    await needed;
    expect(words()).toEqual({ language: "fr", cart: "Cart in fr", pay: "Pay in fr" });
  });

  it("include those of a screen that was opened while the language changed", async () => {
    const { words, changeLanguage, loadWords, answer } = await startSlow(["common"]);
    const changed = changeLanguage("fr");
    const needed = loadWords("checkout");
    await answer("de");
    await needed;
    await answer("fr");
    await answer("fr");
    await changed;
    expect(words()).toEqual({ language: "fr", cart: "Cart in fr", pay: "Pay in fr" });
  });

  it("stay complete in the old language if the new one cannot be loaded", async () => {
    const { words, changeLanguage } = await startSlow();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await changeLanguage("fr")).toBe("unreachable");
    expect(words()).toEqual({ language: "de", cart: "Cart in de", pay: "Pay in de" });
    expect(document.documentElement.lang).toBe("de");
  });

  it("stay in the old language if the screen's content cannot be loaded in the new one", async () => {
    const { words, changeLanguage, loadScreenWith, answer } = await startSlow();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    loadScreenWith(() => Promise.reject(new TypeError("Failed to fetch")));
    const changed = changeLanguage("fr");
    await answer("fr");
    expect(await changed).toBe("unreachable");
    expect(words().language).toBe("de");
    expect(document.documentElement.lang).toBe("de");
  });

  it("wait for the content of a screen that was opened while the language changed", async () => {
    const { words, changeLanguage, loadScreenWith, answer } = await startSlow();
    const shown: string[] = [];
    const screen = (name: string) => async (language: string) => void shown.push(`${name} in ${language}`);
    loadScreenWith(screen("listing"));
    const changed = changeLanguage("fr");
    loadScreenWith(screen("product"));
    await answer("fr");
    expect(words().language).toBe("de");
    await answer("fr");
    await changed;
    expect(shown).toEqual(["listing in fr", "product in fr"]);
    expect(words().language).toBe("fr");
  });
});

describe("the language of a visit", () => {
  it("is the one in the first URL, even if the shopper has navigated before it is evaluated", async () => {
    vi.stubGlobal("location", { protocol: "https:", search: "?lng=de" });
    const { words, reconcileLanguage } = await startSlow();
    vi.stubGlobal("location", { protocol: "https:", search: "" });
    await reconcileLanguage();
    expect(words().language).toBe("de");
    expect(Detector.kept).toBe("de");
  });

  it("is otherwise the browser's, once its translations are loaded", async () => {
    const { words, reconcileLanguage, answer } = await startSlow();
    const reconciled = reconcileLanguage();
    await answer("fr");
    await reconciled;
    expect(words().language).toBe("fr");
  });

  it("is the one that is being loaded, whatever the browser prefers", async () => {
    const { words, changeLanguage, reconcileLanguage, answer } = await startSlow();
    const changed = changeLanguage("es");
    await reconcileLanguage();
    await answer("es");
    await changed;
    expect(words().language).toBe("es");
  });

  it("is the one chosen since, whatever the URL asked for", async () => {
    vi.stubGlobal("location", { protocol: "https:", search: "?lng=de", pathname: "/", hash: "" });
    vi.stubGlobal("history", { state: null, replaceState: () => undefined });
    const { words, changeLanguage, reconcileLanguage, answer } = await startSlow();
    const changed = changeLanguage("fr");
    await answer("fr");
    await changed;
    await reconcileLanguage();
    expect(words().language).toBe("fr");
  });
});

/** A German document whose translations load only when released, one language at a time. */
async function startSlow(namespaces = ["common", "checkout"]) {
  vi.stubGlobal("document", {
    documentElement: { lang: "de", dir: "", dataset: { words: ["de", ...namespaces].join(" ") } },
  });
  vi.doMock("i18next-browser-languagedetector", () => ({ default: Detector }));
  const files = { Cart: "Cart", "Order with obligation to pay": "Pay" };
  const waiting: { language: string; let: () => void }[] = [];
  const fileOf = (language: string) =>
    Response.json(Object.fromEntries(Object.entries(files).map(([key, word]) => [key, `${word} in ${language}`])));
  vi.stubGlobal("fetch", async (address: string) => fileOf(address.split("/")[2] ?? ""));
  const { initWords, currentWords, ...rest } = await import("./current-words.tsx");
  const { recordRequestedLanguage, ...changes } = await import("./change-language.ts");
  recordRequestedLanguage();
  await initWords();
  vi.stubGlobal("fetch", (address: string) => {
    const language = address.split("/")[2] ?? "";
    return new Promise<Response>((resolve) => waiting.push({ language, let: () => resolve(fileOf(language)) }));
  });
  async function answer(language: string) {
    await vi.waitFor(() => expect(waiting.some((one) => one.language === language)).toBe(true));
    for (const one of waiting.filter((one) => one.language === language)) {
      waiting.splice(waiting.indexOf(one), 1);
      one.let();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const words = () => {
    const { language, within } = currentWords();
    const t = within("checkout");
    return { language, cart: t("Cart"), pay: t("Order with obligation to pay") };
  };
  return { words, answer, ...rest, ...changes };
}

/** A French browser. */
class Detector {
  static kept: string | undefined;
  init() {}
  detect = () => "fr";
  cacheUserLanguage(language: string) {
    Detector.kept = language;
  }
}
