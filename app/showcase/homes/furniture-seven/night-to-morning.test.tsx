import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";
import { NightToMorning } from "./night-to-morning.tsx";

test("delivery cost and free-delivery threshold are separated by the comma of the language", () => {
  const common = { "{{first}}, {{second}}": "{{first}}، {{second}}", "free from": "مجاني ابتداءً من" };
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider words={createWords("ar", { common })}>
        <NightToMorning title="" text="" scene={{ path: "", alt: "" }} products={[]} action={{ to: "/", label: "" }} />
      </WordsProvider>
    </MemoryRouter>,
  );
  expect(drawn.replace(/<[^>]+>/g, "")).toContain("، مجاني ابتداءً من");
});
