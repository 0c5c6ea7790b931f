import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";
import { emptyDraft } from "../checkout/checkout-draft.ts";
import { storeDraft } from "../checkout/stored-draft.ts";
import { draftCountry } from "./draft-country.ts";
import { FreeDeliveryBar } from "./free-delivery-bar.tsx";

vi.mock("../../../shop.config.ts", async (original) => {
  const { shop, ...others } = await original<typeof import("../../../shop.config.ts")>();
  const methods = [{ id: "van", name: "Van", days: [1, 2], price: 490, freeAbove: true, countries: ["DE", "AT"] }];
  return { ...others, shop: { ...shop, delivery: { ...shop.delivery, methods } } };
});

vi.mock("~/generated/intl.ts", async (original) => ({
  ...(await original<object>()),
  countryNames: { de: { DE: "Deutschland", AT: "Österreich" } },
}));

afterEach(() => vi.unstubAllGlobals());

function offerIn(stored: string | undefined): string {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  if (stored) storeDraft({ ...emptyDraft("DE"), "address.country": stored });
  return renderToStaticMarkup(
    <WordsProvider words={createWords("de", {})}>
      <FreeDeliveryBar goods={0 as never} country={draftCountry()} />
    </WordsProvider>,
  );
}

test("free delivery to some countries is offered for the one chosen in this tab, by name, else for the shop's own", () => {
  expect(offerIn(undefined)).toContain("more for free delivery (Deutschland)");
  expect(offerIn("AT")).toContain("more for free delivery (Österreich)");
  expect(offerIn("FR"), "where delivery always costs something").toBe("");
  expect(offerIn("toString")).toContain("(Deutschland)");
});
