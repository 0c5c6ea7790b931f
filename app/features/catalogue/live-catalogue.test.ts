import { expect, test } from "vitest";
import { createLiveCatalogue } from "./live-catalogue.ts";
import { itemsOf } from "./live-stock.ts";
import { totalStock } from "./product.ts";
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
  const away = createLiveCatalogue(catalogue, () => Promise.reject(new Error("the database is down")));
  const one = await sampleOne();
  const products = await away.products([one.id, "99999"]);
  expect(products.byId(one.id)).toEqual(one);
  expect(products.byId("99999")).toBeUndefined();
  expect(products.knows("99999")).toBe(true);
});
