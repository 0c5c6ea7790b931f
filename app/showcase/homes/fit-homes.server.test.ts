import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { slugOf } from "../../features/catalogue/product.ts";
import { homes as homeRows } from "../../settings/homes.ts";
import { subCategoryIndex, tagIndex } from "./department-shelves.ts";
import { makers, priceDrops, sizeChartOf, withFacts, withViews } from "./detail-shelves.ts";
import { fitHomes, leftOutNotes, missingOf } from "./fit-homes.server.ts";
import type { LocalizedShelf } from "./home.ts";
import type { Need } from "./needs.ts";
import { fileOf } from "./open-homes.ts";
import { readNeeds } from "./read-needs.server.ts";
import {
  besides,
  bestSelling,
  cards,
  chosen,
  deal,
  everything,
  newest,
  preferred,
  reduced,
  tagged,
} from "./shelves.ts";

const root = mkdtempSync(join(tmpdir(), "homes-"));
afterAll(() => rmSync(root, { recursive: true }));

const goods = {
  product: new Set(["145"]),
  categoryproduct: new Set(["cups"]),
  subcategoryproduct: new Set<string>(),
  tagproduct: new Set<string>(),
  names: new Set(["cups"]),
};

const none = new Set<string>();

const shelves: Readonly<Record<string, readonly [shelf: LocalizedShelf<unknown>, needs: readonly Need[] | undefined]>> =
  {
    chosen: [chosen("20", "4"), ["20", "4"]],
    preferred: [preferred("20", "4"), [2]],
    everything: [everything("cups", "20"), ["cups", "20"]],
    tagged: [tagged("wool", 4, ["fashion"]), ["wool"]],
    deal: [deal("cups"), ["cups"]],
    "the deal of the whole shop": [deal(), []],
    besides: [cards(besides(4, newest(8, "cups"), chosen("20"))), ["cups"]],
    bestSelling: [bestSelling(4), []],
    reduced: [reduced(4, "cups"), ["cups"]],
    subCategoryIndex: [subCategoryIndex("cups"), ["cups"]],
    tagIndex: [tagIndex("oak", "linen"), ["oak", "linen"]],
    withFacts: [withFacts("cups", "20"), ["cups", "20"]],
    withViews: [withViews("20"), ["20"]],
    priceDrops: [priceDrops(4, "cups"), ["cups"]],
    makers: [makers("cups"), ["cups"]],
    sizeChartOf: [sizeChartOf("20"), ["20"]],
  };

describe("what a home page needs but the shop lacks", () => {
  test("includes products, departments and links", () => {
    const needs = ["145", "20", "cups", "plant", "/tagproduct/gift?sale=1", "/categoryproduct/cups"];
    expect(missingOf(needs, goods, none)).toEqual(["product 20", "plant", "/tagproduct/gift?sale=1"]);
  });

  test("includes departments written otherwise than in the table of goods, as their shelves would be empty", () => {
    expect(missingOf(["Cups", "cups"], goods, none)).toEqual(["Cups"]);
  });

  test("includes linked posts that the journal does not have", () => {
    const link = "/blog-details-standard?post=";
    const needs = [`${link}first-firing`, `${link}caring-for-leather`];
    expect(missingOf(needs, goods, new Set(["first-firing"]))).toEqual([`${link}caring-for-leather`]);
  });

  test("does not include preferred products, as long as there are enough others", () => {
    expect(missingOf([1], goods, none)).toEqual([]);
    expect(missingOf([3], goods, none)).toEqual(["3 products"]);
  });
});

describe("what a home page needs", () => {
  const homes = readNeeds();

  test("is what its shelves and links say", async () => {
    const plants = (await homes).get("plants");
    expect(plants).toEqual(["plant", "27", "31", "33", 4, "/tagproduct/living-room"]);
  });

  test.each(Object.entries(shelves))("is what %s asks for", (_, [shelf, needs]) => {
    expect(shelf.needs).toEqual(needs);
  });

  test.each(homeRows)("includes every listing and post that $key leads to", async ({ key }) => {
    const needs = (await homes).get(key) ?? [];
    const source = readFileSync(`app/${fileOf({ key })}`, "utf8");
    const links = source.match(/\/(?:(?:category|subcategory|tag)product\/|blog-details-standard\?post=)[\w-]+/g) ?? [];
    const isOfShelf = (link: string) => needs.some((need) => link.endsWith(`/${slugOf(String(need))}`));
    expect(links.filter((link) => !needs.includes(link) && !isOfShelf(link))).toEqual([]);
  });
});

describe("with an owner's own products", () => {
  test("home pages that suit any products are kept, and / falls back to the department store", async () => {
    const department = {
      makers: { us: { name: "Us", address: "Somewhere 1, 10115 Berlin", email: "us@us.example" } },
      sizeCharts: {},
    };
    const cup = {
      id: "145",
      sku: "C",
      name: "Cup",
      price: 9,
      new: false,
      rating: 0,
      saleCount: 0,
      category: ["Cups"],
      stock: 1,
    };
    const rest = {
      tag: [],
      image: [],
      alt: [],
      shortDescription: "Cup",
      fullDescription: "Cup",
      attributes: [],
      maker: "us",
    };
    const products = [{ ...cup, ...rest, priceHistory: [{ price: 9, validFrom: "2026-11-22" }] }];
    mkdirSync(join(root, "catalogue"));
    writeFileSync(join(root, "catalogue/cups.json"), JSON.stringify({ ...department, products }));
    writeFileSync(join(root, "catalogue/departments.json"), JSON.stringify([{ name: "Cups" }]));
    const { homes, leftOut } = await fitHomes({ main: "plants", open: "all" }, root);
    expect(homes).toEqual({ main: "department-store", open: ["department-store"] });
    expect(leftOut.find(({ key }) => key === "cake-shop")?.missing).toContain("product 103");

    expect(await leftOutNotes({ main: "grid-banner", open: ["department-store", "cake-shop"] }, root)).toEqual([
      expect.stringMatching(/^homes\.open\[1\] is "cake-shop", which needs .*product 103.* more\): it is left out$/),
      'homes.main is "grid-banner", which needs what is not here (20 products): / is "department-store"',
    ]);
    expect(await leftOutNotes({ main: "department-store", open: "all" }, root)).toEqual([]);
  });
});
