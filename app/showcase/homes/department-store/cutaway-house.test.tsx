import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toCard } from "~/features/catalogue/product.ts";
import { sampleProduct } from "~/features/product/test-product.ts";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";
import { CutawayHouse, type HouseRoom } from "./cutaway-house.tsx";

const pick = (id: string) => toCard(sampleProduct({ id, name: `Cup ${id}` }));

function linksOf(rooms: readonly HouseRoom[]): string[] {
  const action = { to: "/shop-grid-standard", label: "All" };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider words={createWords("en", {})}>
        <CutawayHouse title="House" lead="" actions={[action, action]} rooms={rooms} />
      </WordsProvider>
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href).slice(2);
}

test("each room leads to its department and to its pick of the week", () => {
  const rooms = [
    { of: { name: "tea", to: "/categoryproduct/tea" }, scene: "scenes/desk", pick: pick("1") },
    { of: { name: "mugs", to: "/categoryproduct/mugs" }, pick: pick("2") },
  ];
  expect(linksOf(rooms)).toEqual(["/categoryproduct/tea", "/product/1", "/categoryproduct/mugs", "/product/2"]);
});

test("a room of no department has one link, to its product", () => {
  expect(linksOf([{ pick: pick("1") }, { pick: pick("2") }, { pick: pick("3") }])).toEqual([
    "/product/1",
    "/product/2",
    "/product/3",
  ]);
});
