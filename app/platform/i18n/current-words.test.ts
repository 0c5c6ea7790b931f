import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shop } from "../../../shop.config.ts";

const files: Record<string, object> = { "/locales/de/common.json": { Cart: "Warenkorb" } };
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.resetModules();
  vi.stubGlobal("__WORDS_VERSION__", "v1");
  vi.stubGlobal("location", { protocol: "https:", search: "" });
  vi.stubGlobal("document", { documentElement: { lang: "de", dataset: { words: "de common checkout" } } });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const file = files[address.replace(/\?.*/, "")];
    return file ? Response.json(file) : new Response("", { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("../../../shop.config.ts");
  vi.restoreAllMocks();
});

/** Starts the translations of a German document and returns what was logged. */
async function start(translationDebug: boolean) {
  vi.doMock("../../../shop.config.ts", () => ({ shop: { ...shop, translationDebug } }));
  const debug = vi.spyOn(console, "debug").mockImplementation(() => {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { initWords, currentWords } = await import("./current-words.tsx");
  await initWords();
  const { t } = currentWords();
  return { t, warn, said: () => debug.mock.calls.map((call) => call.join(" ")) };
}

describe("the translations in the browser", () => {
  it("come from one file per language and namespace", async () => {
    const { t } = await start(true);
    expect(asked).toEqual(["/locales/de/common.json?v=v1", "/locales/de/checkout.json?v=v1"]);
    expect(t("Cart")).toBe("Warenkorb");
  });

  it("are English if a file is missing, which is logged", async () => {
    const { t, warn } = await start(true);
    expect(warn.mock.calls.map((call) => call.join(" "))).toEqual(["words de/checkout: status 404"]);
    expect(t("Order with obligation to pay")).toBe("Order with obligation to pay");
  });

  it("log what was loaded and what is missing, unless the shop switches that off", async () => {
    const loud = await start(true);
    loud.t("Nothing of the kind");
    expect(loud.said()).toEqual(["words: loaded de/common", "words: no translation: Nothing of the kind"]);
    vi.resetModules();
    vi.restoreAllMocks();
    const quiet = await start(false);
    quiet.t("Nothing of the kind");
    expect(quiet.said()).toEqual([]);
  });
});
