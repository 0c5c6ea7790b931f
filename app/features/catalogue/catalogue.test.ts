import { readFileSync } from "node:fs";
import products from "virtual:catalogue/summaries";
import { describe, expect, it } from "vitest";
import { sampleProduct } from "../product/test-product.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import { discounted, toCents } from "./price.ts";
import { emptyQuery, type SortOrder } from "./product-query.ts";
import { readCatalogueFolder } from "./read-catalogue.server.ts";
import { readSummary } from "./read-product.ts";
import { CatalogueError, checkCatalogue } from "./stored-catalogue.ts";
import { sampleCatalogue } from "./test-catalogue.ts";

type Fact = { id: string; sku: string; category: string[]; tag: string[]; affiliateLink?: boolean } & Record<
  string,
  unknown
>;
const facts: Fact[] = JSON.parse(readFileSync("tests/fixtures/catalogue-facts.json", "utf8")).products;
const stored = [...readCatalogueFolder("catalogue").departments.values()].flatMap((d) => d.products);
const byId = new Map(stored.map((product) => [product.id, product]));

describe("the sample catalogue", () => {
  it("has the 144 products of the specification, figure by figure", () => {
    expect(stored).toHaveLength(144);
    for (const fact of facts) {
      const product = byId.get(fact.id);
      const { discount, offerEnd, new: isNew, rating, saleCount, stock } = fact;
      // Products 8 and 95 have no stock figure: the specification says that they are out of stock.
      const figures = {
        discount,
        offerEnd,
        new: isNew,
        rating,
        saleCount,
        stock: fact["variation"] ? stock : (stock ?? 0),
      };
      expect({ id: fact.id, ...product }).toMatchObject(JSON.parse(JSON.stringify({ id: fact.id, ...figures })));
      expect(product?.category.slice(0, fact.category.length)).toEqual(fact.category);
      expect(product?.tag).toEqual(expect.arrayContaining(fact.tag));
      expect(product?.variation?.map(({ color, size }) => ({ color, size }))).toEqual(fact["variation"]);
      expect(Boolean(product?.affiliateLink)).toBe(Boolean(fact.affiliateLink));
      for (const field of ["discount", "offerEnd", "variation"])
        expect(field in (product ?? {}), `${fact.id} ${field}`).toBe(field in fact);
    }
  });

  it("repeats an SKU exactly where the specification does", () => {
    for (const a of facts)
      for (const b of facts) expect(byId.get(a.id)?.sku === byId.get(b.id)?.sku).toBe(a.sku === b.sku);
  });

  it("has a name and descriptions of its own for every product, except the duplicate cakes", () => {
    const distinct = stored.filter(({ id }) => Number(id) < 108 || Number(id) > 115);
    for (const field of ["name", "shortDescription", "fullDescription"] as const)
      expect(new Set(distinct.map((product) => product[field])).size).toBe(136);
    for (let id = 108; id <= 115; id++)
      expect(byId.get(String(id))?.fullDescription).toBe(byId.get(String(id - 8))?.fullDescription);
  });

  it("has five described pictures, texts of some length, attributes and tags for every product", () => {
    for (const { alt, shortDescription, fullDescription, attributes, tag, ...product } of stored) {
      expect([product.image.length, alt.length, alt.filter((words) => words.length < 10)]).toEqual([5, 5, []]);
      expect(shortDescription.length).toBeGreaterThanOrEqual(40);
      expect(fullDescription.length).toBeGreaterThanOrEqual(120);
      expect(attributes.length).toBeGreaterThanOrEqual(3);
      expect(tag.length).toBeGreaterThanOrEqual(1);
    }
  });

  it("has a price history that confirms every discount", () => {
    for (const product of stored) {
      const running = product.priceHistory.filter((span) => !span.validTo);
      expect(running).toHaveLength(1);
      expect(toCents(running[0]?.price ?? 0)).toBe(discounted(toCents(product.price), product.discount ?? 0));
    }
  });

  it("strikes through a price only if the 30 days before were more expensive", () => {
    for (const product of products) expect(product.priorPrice).toBe(product.discount > 0 ? product.price : undefined);
  });
});

describe("a broken catalogue", () => {
  it("is rejected with file, product, field and reason", () => {
    const file = JSON.parse(readFileSync("catalogue/plant.json", "utf8"));
    file.products[2].price = -3;
    file.products[3].id = "1234567890123456";
    file.products[4].maker = "nobody";
    delete file.products[5].stock;
    const check = () => checkCatalogue({ "plant.json": file });
    expect(check).toThrow(CatalogueError);
    expect(check).toThrow(/plant\.json: product 28: price: /);
    expect(check).toThrow(/plant\.json: product 31: stock: must be given/);
    expect(check).toThrow(/plant\.json: product 1234567890123456: id: is not a number as text, of 15 digits at most/);
    file.products[2].price = 3;
    file.products[3].id = "29";
    file.products[5].stock = 3;
    expect(check).toThrow(/plant\.json: product 30: maker: "nobody" is not among the makers/);
  });

  it("may have the end of an offer in ISO format or as text, in the shop's time zone unless it names one", () => {
    const [product] = stored;
    const endOf = (offerEnd: string) => product && readSummary({ ...product, offerEnd }, () => undefined).offerEnd;
    for (const written of ["2026-12-31T09:00:00Z", "2026-12-31T10:00", "2026-12-31 10:00", "December 31, 2026 10:00"])
      expect([written, endOf(written)]).toEqual([written, "2026-12-31T09:00:00.000Z"]);
    expect(endOf("2026-12-31T10:00:00+01:00")).toBe("2026-12-31T09:00:00.000Z");
  });
});

describe("finding products", () => {
  it("shows several pages as one, with the same products in the same order", async () => {
    const catalogue = sampleCatalogue();
    const find = (page: number, from?: number) =>
      catalogue.find({ ...emptyQuery, sort: "price-up", page, ...(from && { from }) }, 15);
    const pages = await Promise.all([1, 2, 3].map((page) => find(page)));
    const several = await find(3, 1);
    expect(several.products).toEqual(pages.flatMap(({ products }) => products));
    expect([several.page, several.pages]).toEqual([3, pages[0]?.pages]);
    expect((await find(99, 90)).products, "what is beyond the last page is the last").toEqual(
      (await find(10)).products,
    );
  });

  it("spreads out low prices in the chart, though a sofa costs a hundred times as much as a cupcake", async () => {
    const { facets, total } = await sampleCatalogue().find(emptyQuery, 15);
    const { bars = [], least = 0, most = 0 } = facets.price ?? {};
    expect(most / least).toBeGreaterThan(100);
    expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(total);
    expect(Math.max(...bars)).toBeLessThan(total / 5);
  });

  it("never offers a facet value without results", async () => {
    const catalogue = sampleCatalogue();
    const query = { ...emptyQuery, department: ["fashion"], colour: ["black"], onSale: true };
    const { facets } = await catalogue.find(query, 15);
    for (const { value, count, isChosen } of facets.size)
      if (!isChosen) expect((await catalogue.find({ ...query, size: [value] }, 15)).total).toBe(count);
  });

  it("recounts facets for other filters, but not for another order or page of the same query", async () => {
    const catalogue = sampleCatalogue();
    const facetsOf = async (change: object, department?: string) => {
      const within = department ? ({ facet: "department", value: department } as const) : undefined;
      return (await catalogue.find({ ...emptyQuery, ...change }, 15, within)).facets;
    };
    const all = await facetsOf({});
    expect(await facetsOf({ sort: "newest", page: 2 })).toBe(all);
    const cakes = await facetsOf({}, "cakes");
    expect(cakes).not.toEqual(all);
    expect(await facetsOf({ sort: "price-up" }, "cakes")).toBe(cakes);
    expect(await facetsOf({ onSale: true }, "cakes")).not.toEqual(cakes);
    expect(await facetsOf({})).toEqual(all);
    expect(await facetsOf({ q: "chair" })).not.toEqual(all);
    expect(await facetsOf({ q: "lamp" })).not.toEqual(await facetsOf({ q: "chair" }));
  });

  it("searches product texts if no name matches, for all words and best-selling first", async () => {
    const catalogue = sampleCatalogue();
    const namesFor = async (q: string) =>
      (await catalogue.find({ ...emptyQuery, q }, 10)).products.map(({ name }) => name);
    expect(await namesFor("quartz")).toEqual(["Midnight Chronograph Watch", "Leather Strap Watch"]);
    expect(await namesFor("buckled litres")).toEqual(["Canvas Flap Backpack"]);
  });

  it("orders equally rated products by sales, and new ones by the latest", async () => {
    const made = [
      sampleProduct({ id: "1", isNew: true, rating: 5, saleCount: 1 }),
      sampleProduct({ id: "2", isNew: false, rating: 4, saleCount: 9 }),
      sampleProduct({ id: "10", isNew: true, rating: 5, saleCount: 2 }),
    ];
    const catalogue = createMemoryCatalogue(made, [], async () => []);
    const idsBy = async (sort: SortOrder) =>
      (await catalogue.find({ ...emptyQuery, sort }, 10)).products.map(({ id }) => id);
    expect(await idsBy("rating")).toEqual(["10", "1", "2"]);
    expect(await idsBy("newest")).toEqual(["10", "1", "2"]);
  });

  it("returns the last page for a page beyond it", async () => {
    const catalogue = sampleCatalogue();
    const { page, pages, products } = await catalogue.find({ ...emptyQuery, page: 1e6 }, 15);
    expect(page).toBe(pages);
    expect(products).toHaveLength(144 % 15);
  });

  it("finds a department by its slug and by its literal name", async () => {
    const catalogue = sampleCatalogue();
    expect(await catalogue.nameOf("department", "organic-food")).toBe("organic food");
    expect(await catalogue.nameOf("department", "organic food")).toBe("organic food");
    expect(await catalogue.nameOf("department", "nowhere")).toBeUndefined();
  });
});
