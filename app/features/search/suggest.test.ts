import { describe, expect, it } from "vitest";
import { sampleCatalogue } from "../catalogue/test-catalogue.ts";
import { createSuggest } from "./suggest.ts";

const catalogue = sampleCatalogue();

describe("suggesting while typing", () => {
  it("offers departments, sub-categories, tags and products, each once", async () => {
    const suggest = await createSuggest(catalogue, { language: "en", t: (english) => english });
    const { groups } = await suggest("so");
    expect(groups.find((group) => group.kind === "places")?.suggestions.map((s) => s.label)).toContain("Sofas");
    const cakes = (await suggest("chocolate drip")).groups.find((group) => group.kind === "products");
    expect(cakes?.suggestions).toHaveLength(1);
  });

  it("finds departments by their names in the shopper's language", async () => {
    const suggest = await createSuggest(catalogue, {
      language: "en",
      t: (english) => (english === "Plants" ? "Pflanzen" : english),
    });
    expect((await suggest("pflan")).groups[0]?.suggestions[0]).toMatchObject({
      to: "/categoryproduct/plant",
      label: "Pflanzen",
    });
  });

  it("tries synonyms of department names, in any language, if no name starts with the query", async () => {
    const suggest = await createSuggest(catalogue, { language: "en", t: (english) => english });
    const offered = async (typed: string) =>
      (await suggest(typed)).groups.find((group) => group.kind === "places")?.suggestions.map(({ label }) => label);
    expect(await offered("cha")).toEqual(["Chairs"]);
    expect(
      (await suggest("cha")).groups.some(({ kind }) => kind === "tags"),
      "no tag for jackets either",
    ).toBe(false);
    expect(await offered("chapeau")).toEqual(["Hats"]);
  });

  it("offers journal posts by title and tag", async () => {
    const posts = [{ slug: "a-cake-for-twelve", title: "A cake for twelve", tags: ["baking"], language: "en" }];
    const suggest = await createSuggest(catalogue, { language: "en", t: (english) => english }, posts);
    const offered = (await suggest("bak")).groups.find((group) => group.kind === "posts")?.suggestions;
    expect(offered).toMatchObject([
      { to: "/blog-details-standard?post=a-cake-for-twelve", label: "A cake for twelve" },
    ]);
    const inGerman = await createSuggest(
      catalogue,
      { language: "en", t: (english) => (english === "Baking" ? "Backen" : english) },
      posts,
    );
    const found = (await inGerman("backen")).groups.find((group) => group.kind === "posts")?.suggestions;
    expect(found).toMatchObject([{ label: "A cake for twelve", language: "en" }]);
    expect((await suggest("bakelite")).groups.some((group) => group.kind === "posts")).toBe(false);
  });

  it("offers the shop's own pages first, without products that only come close", async () => {
    const suggest = await createSuggest(catalogue, { language: "en", t: (english) => english });
    const { groups } = await suggest("track my order");
    expect(groups[0]).toMatchObject({ kind: "pages", suggestions: [{ to: "/order", label: "Find an order" }] });
    expect(groups.some(({ kind }) => kind === "products")).toBe(false);
  });

  it("reports products that are only near matches", async () => {
    const suggest = await createSuggest(catalogue, { language: "en", t: (english) => english });
    expect(await suggest("oak helicopter")).toMatchObject({ isNear: true, total: 2 });
    expect(await suggest("stethascope")).toMatchObject({ isGuess: true, isNear: false, total: 1 });
    expect(await suggest("chesterfeild")).toMatchObject({ isGuess: false, isNear: false });
    expect(await suggest("   ")).toEqual({ groups: [], total: 0, isNear: false, isGuess: false });
  });
});
