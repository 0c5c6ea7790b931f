import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogueTexts } from "../../app/features/catalogue/catalogue-texts.server.ts";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import { readDetails, readSummary } from "../../app/features/catalogue/read-product.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { createPlaces, importInto } from "./test-places.ts";
import { type Places, readIndex } from "./write-catalogue.ts";

/** Everything that pages show of a catalogue. */
function seen({ catalogue, pictures }: Places) {
  const index = readIndex(pictures);
  const find = (path: string) => (Object.hasOwn(index, path) ? path : undefined);
  const { departments, order } = readCatalogueFolder(catalogue);
  const products = [...departments.values()].flatMap((department) =>
    department.products.map((product) => ({
      ...readSummary(product, find),
      ...readDetails(product, department, find),
    })),
  );
  return { order: order.map(({ name }) => name), products: new Map(products.map((product) => [product.id, product])) };
}

/** All product translations. */
function textsOf({ catalogue }: Places) {
  return readCatalogueTexts(catalogue, readCatalogueFolder(catalogue).departments);
}

test.each(["csv", "json"])("round-trips a catalogue through %s", async (ending) => {
  const places = createPlaces();
  const before = seen(places);
  const texts = textsOf(places);
  const file = join(places.root, `goods.${ending}`);
  expect(exportCatalogue(places, file)).toBe(before.products.size);
  const { faults } = await importInto(places, file);
  expect(faults).toEqual([]);
  const after = seen(places);
  expect(after.order).toEqual(before.order);
  expect(after.products).toEqual(before.products);
  expect(textsOf(places)).toEqual(texts);
});

test.each(["csv", "json"])(
  "exports texts in the language that became the shop's own as %s in the main columns",
  async (ending) => {
    const places = createPlaces();
    mkdirSync(join(places.catalogue, "en"));
    const products = { 20: { name: "Lounge chair", attributes: { Material: "Solid oak" } } };
    writeFileSync(join(places.catalogue, "en", "furniture.json"), JSON.stringify({ products }));
    const texts = textsOf(places);
    const file = join(places.root, `goods.${ending}`);
    exportCatalogue(places, file);
    expect((await importInto(places, file)).faults).toEqual([]);
    const chair = seen(places).products.get("20");
    expect(chair?.name).toBe("Lounge chair");
    expect(chair?.attributes).toContainEqual({ name: "Material", value: "Solid oak" });
    expect(textsOf(places)).toEqual(new Map([...texts].filter(([language]) => language !== "en")));
  },
);
