import { expect, test } from "vitest";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import { createPlaces, importInto } from "./test-places.ts";
import type { Places } from "./write-catalogue.ts";

function productsOf({ catalogue }: Places): Map<string, StoredProduct> {
  const products = [...readCatalogueFolder(catalogue).departments.values()].flatMap((file) => file.products);
  return new Map(products.map((product) => [product.handle ?? product.id, product]));
}

test("recognises a renamed product by its item number if the file has no handles, and says what comes and goes", async () => {
  const places = createPlaces();
  const named = (...rows: string[]) => ["Name,Department,Price,Stock,Colour,SKU", ...rows];
  const [plate, cup] = ["Plate,Cups,10.00,5,Sand,P-1\nPlate,Cups,10.00,5,Sage,P-2", "Cup,Cups,8.00,5,,C-1"];
  const { notes: first } = await importInto(places, named(plate, cup));
  expect(
    first.filter((note) => /sold/.test(note)),
    "the sample's goods were all replaced",
  ).toEqual([]);
  const before = productsOf(places).get("plate");
  const trays = named(plate.replaceAll("Plate", "Tray").replaceAll("10.00", "12.00"), "Mug,Cups,9.00,5,,M-1");
  const { faults, notes } = await importInto(places, trays, { now: new Date("2026-12-01T12:00:00.000Z") });
  expect(faults).toEqual([]);
  expect(productsOf(places).get("plate")).toMatchObject({
    id: before?.id,
    name: "Tray",
    priceHistory: [{ price: 10 }, { price: 12 }],
  });
  expect(notes).toContain(
    '"Tray" was "Plate" before, as its item number says: it keeps number, address and price history.',
  );
  expect(notes).toContain('Not sold until now: 1 product, "Mug".');
  expect(notes).toContain(
    'No longer sold, and not found at their addresses unless content/redirects.csv leads them on: 1 product, "Cup".',
  );
  const again = await importInto(places, trays);
  expect(
    again.notes.filter((note) => /sold|before/.test(note)),
    "the same file once more",
  ).toEqual([]);
  await importInto(places, [...trays, "Plate,Cups,30.00,1,,P-9"]);
  expect(productsOf(places).get("plate"), "the new plate is not the former one").toMatchObject({
    id: before?.id,
    name: "Tray",
  });
  expect(productsOf(places).get("plate-2")).toMatchObject({ name: "Plate", price: 30 });
});

test("takes a product for a renamed one neither against its handle nor if two have the item number", async () => {
  const places = createPlaces();
  const twins = ["Name,Department,Price,Stock,SKU", "Cup,Cups,8.00,5,C-1", "Mug,Cups,8.00,5,C-1"];
  await importInto(places, [...twins, "Jug,Cups,20.00,1,J-1"]);
  const ids = [...productsOf(places).values()].map(({ id }) => id);
  await importInto(places, [
    "Handle,Name,Department,Price,Stock,SKU",
    "pot,Pot,Cups,9.00,5,J-1",
    ",Bowl,Cups,9.00,5,C-1",
  ]);
  expect(ids).not.toContain(productsOf(places).get("pot")?.id);
  expect(ids).not.toContain(productsOf(places).get("bowl")?.id);
});

test("names the colours and sizes that go, as carts may hold them", async () => {
  const places = createPlaces();
  const named = (...rows: string[]) => ["Name,Department,Price,Stock,Colour,SKU", ...rows];
  const vase = "Vase,Cups,10.00,5,,V-1";
  const first = named("Plate,Cups,10.00,5,Sand,P-1", "Plate,Cups,10.00,5,Sage,P-2", "Bowl,Cups,8.00,5,Sand,B-1", vase);
  await importInto(places, first);
  const going = async (...rows: string[]) =>
    (await importInto(places, named(...rows))).notes.filter((note) => note.includes("choose anew"));
  expect(
    await going(
      "Plate,Cups,10.00,5,Sand,P-1",
      "Plate,Cups,10.00,5,Olive,P-2",
      "Bowl,Cups,8.00,5,,B-1",
      "Vase,Cups,10.00,5,Sand,V-1",
    ),
  ).toEqual([
    'No longer offered, so that whoever has them in a cart is asked to choose anew: 3 products, "Plate" (Sage), "Bowl" (Sand), "Vase" without a choice.',
  ]);
  expect(
    await going(
      "Plate,Cups,10.00,5,Sand,P-1",
      "Plate,Cups,10.00,5,Olive,P-2",
      "Bowl,Cups,8.00,5,,B-1",
      "Vase,Cups,10.00,5,Sand,V-1",
    ),
    "the same file once more",
  ).toEqual([]);
});
