import { expect, test } from "vitest";
import { createStockUpdate } from "./index-stock.ts";
import { createLiveCatalogue } from "./live-catalogue.ts";
import { itemsOf } from "./live-stock.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import { totalStock } from "./product.ts";
import { indexProducts } from "./product-index.ts";
import { emptyQuery } from "./product-query.ts";
import { sampleCatalogue } from "./test-catalogue.ts";

const catalogue = sampleCatalogue();
const shelf = new Map<string, number>();
const live = createLiveCatalogue(
  catalogue,
  async (items) => new Map([...shelf].filter(([item]) => items.includes(item))),
);

/** A product of the sample without variations, of which there are some. */
async function sampleOne() {
  const { products } = await catalogue.list({ inStock: true }, 100);
  const one = products.find(({ variation, affiliateLink }) => !variation && !affiliateLink);
  if (!one) throw new Error("the sample has no such product");
  return one;
}

test("every answer of a large catalogue shows what has sold out", async () => {
  const one = await sampleOne();
  shelf.set(one.id, 0);
  const page = await live.find({ ...emptyQuery, q: one.name }, 15);
  const answers = [
    page.products,
    (await live.list({ q: one.name }, 15)).products,
    (await live.search(one.name, 15)).products,
    [(await live.products([one.id])).byId(one.id)],
  ];
  for (const products of answers)
    expect(products.find((product) => product?.id === one.id)).toEqual({ ...one, stock: 0 });
  expect(page.total).toBe((await catalogue.find({ ...emptyQuery, q: one.name }, 15)).total);
});

test("products related to one show what has sold out, too", async () => {
  const [near] = await catalogue.related(await sampleOne(), 1);
  if (!near) throw new Error("the sample has nothing like it");
  for (const item of itemsOf(near)) shelf.set(item, 0);
  const [shown] = await live.related(await sampleOne(), 1);
  expect(shown?.id).toBe(near.id);
  expect(shown && totalStock(shown)).toBe(0);
});

test("a product that still has some stays the same object, so that its cached markup is used again", async () => {
  const one = await sampleOne();
  shelf.set(one.id, 1);
  expect((await live.products([one.id])).byId(one.id)).toBe((await catalogue.products([one.id])).byId(one.id));
});

test("products are answered as in the catalogue while the stock cannot be read, and unknown ids stay unknown", async () => {
  const withoutDatabase = createLiveCatalogue(catalogue, () => Promise.reject(new Error("the database is down")));
  const one = await sampleOne();
  const products = await withoutDatabase.products([one.id, "99999"]);
  expect(products.byId(one.id)).toEqual(one);
  expect(products.byId("99999")).toBeUndefined();
  expect(products.knows("99999")).toBe(true);
});

test("of a large catalogue, what has sold out is neither listed nor counted as in stock, until it is back", async () => {
  const { products } = await catalogue.list({}, 1000);
  const index = indexProducts(products);
  const large = createMemoryCatalogue(products, [], async () => [], { index });
  const update = createStockUpdate(index);
  const inStock = { ...emptyQuery, inStock: true };
  const before = await large.find(inStock, 1000);
  const one = await sampleOne();
  const chosen = products.find(
    ({ variation }) => (variation?.[0]?.size.filter(({ stock }) => stock > 0).length ?? 0) > 1,
  );
  const [size] = chosen?.variation?.[0]?.size.filter(({ stock }) => stock > 0) ?? [];
  const choice = { colour: [chosen?.variation?.[0]?.color ?? ""], size: [size?.name ?? ""] };
  const ofChoice = (await large.find({ ...inStock, ...choice }, 1000)).products.map(({ id }) => id);
  expect(ofChoice).toContain(chosen?.id);

  update([one.id, `${chosen?.id}:${choice.colour[0]}:${choice.size[0]}`]);
  const after = await large.find(inStock, 1000);
  expect(after.products.map(({ id }) => id)).toEqual(before.products.map(({ id }) => id).filter((id) => id !== one.id));
  expect([after.total, after.facets.inStock]).toEqual([before.total - 1, before.facets.inStock - 1]);
  expect((await large.find({ ...inStock, ...choice }, 1000)).products.map(({ id }) => id)).toEqual(
    ofChoice.filter((id) => id !== chosen?.id),
  );

  update([]);
  expect((await large.find(inStock, 1000)).total).toBe(before.total);
});
