import { describe, expect, it, vi } from "vitest";
import { languageOf, wordsOf } from "./language.ts";

const ask = (path: string, headers: Record<string, string> = {}) =>
  languageOf(new Request(`https://shop.example${path}`, { headers }));

describe("the language of the first HTML", () => {
  it("comes from the URL, then the cookie, then the browser, and is English otherwise", () => {
    const both = { cookie: "a=1; i18next=fr", "accept-language": "es-MX,es;q=0.9" };
    expect(ask("/?lng=ar", both)).toBe("ar");
    expect(ask("/", both)).toBe("fr");
    expect(ask("/", { "accept-language": "es-MX,es;q=0.9,en;q=0.1" })).toBe("es");
    expect(ask("/")).toBe("en");
  });

  it("is the browser's most preferred language that the shop has", () => {
    expect(ask("/", { "accept-language": "it, de;q=0.4, fr;q=0.8" })).toBe("fr");
    expect(ask("/", { "accept-language": "fr; q=0.2, de; q=0.9" })).toBe("de");
    expect(ask("/", { "accept-language": "de;q=0, fr;q=0.1" })).toBe("fr");
    expect(ask("/", { "accept-language": "*" })).toBe("en");
  });

  it("is never one that the shop does not have", () => {
    for (const lng of ["xx", "", "../../etc/passwd", "__proto__"])
      expect(ask(`/?lng=${encodeURIComponent(lng)}`, { cookie: "i18next=tlh" })).toBe("en");
  });
});

describe("the translations of a language on the server", () => {
  it("are English if its folder is missing", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(wordsOf("fr", "no/such/folder").t("Your cart")).toBe("Your cart");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("fr/common.json cannot be read"), expect.any(String));
    expect(wordsOf("de", "public/locales").t("Your cart")).toBe("Ihr Warenkorb");
  });
});
