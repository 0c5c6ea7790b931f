import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";
import { shop } from "../../../shop.config.ts";
import { NoticeBar } from "./notice-bar.tsx";

vi.mock("../../../shop.config.ts", async (original) => {
  const { shop, ...others } = await original<typeof import("../../../shop.config.ts")>();
  return { ...others, shop: { ...shop, delivery: { ...shop.delivery } } };
});

vi.mock("~/generated/intl.ts", async (original) => ({
  ...(await original<object>()),
  countryNames: { de: { DE: "Deutschland" }, fr: { DE: "Allemagne", AT: "Autriche" } },
}));

function noticeFor(countries: readonly string[] | undefined, language = "de"): string {
  const free = { id: "van", name: "Van", days: [1, 2], price: 490, freeAbove: true, ...(countries && { countries }) };
  Object.assign(shop.delivery, { methods: [free] });
  return renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider words={createWords(language, {})}>
        <NoticeBar />
      </WordsProvider>
    </MemoryRouter>,
  );
}

test("the notice names the countries with free delivery in the shopper's language, one if they are many", () => {
  expect(noticeFor(["DE"])).toContain("(Deutschland)");
  expect(noticeFor(["DE", "AT"], "fr")).toContain("(Allemagne, Autriche)");
  expect(noticeFor(["DE", "AT", "FR", "ES"])).toContain("(Deutschland and 3 more)");
  expect(noticeFor(undefined)).not.toContain("(");
});
