import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { fitHomes, leftOutNotes, missingOf } from "./fit-homes.server.ts";

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

describe("what a home page needs but the shop lacks", () => {
  test("includes products, shelves and links", () => {
    const source = `shelves: { lead: chosen("145", "20"), fresh: newest(8, "cups"), all: everything("plant") } to="/tagproduct/gift?sale=1"`;
    expect(missingOf(source, goods, none)).toEqual(["product 20", "/tagproduct/gift", "plant"]);
  });

  test("does not include figures, which are values of properties", () => {
    const source = `lead: chosen("145"), facts={[{ name: t("Since"), value: "1987" }]} {flower("20").product}`;
    expect(missingOf(source, goods, none)).toEqual(["product 20"]);
  });

  test("includes departments written otherwise than in the table of goods, as their shelves would be empty", () => {
    expect(missingOf(`shelves: { fresh: newest(8, "Cups"), best: bestSelling(8, "cups") }`, goods, none)).toEqual([
      "Cups",
    ]);
  });

  test("includes linked posts that the journal does not have", () => {
    const source = `to: "/blog-details-standard?post=first-firing", second: "/blog-details-standard?post=caring-for-leather"`;
    expect(missingOf(source, goods, new Set(["first-firing"]))).toEqual([
      "/blog-details-standard?post=caring-for-leather",
    ]);
  });

  test("does not include preferred products, as long as there are enough others", () => {
    expect(missingOf(`preferred("20")`, goods, none)).toEqual([]);
    expect(missingOf(`preferred(...["20", "4"], "26")`, goods, none)).toEqual(["3 products"]);
  });
});

describe("with an owner's own products", () => {
  test("home pages that suit any products are kept, and / falls back to the department store", () => {
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
    symlinkSync(resolve("app"), join(root, "app"));
    writeFileSync(join(root, "catalogue/cups.json"), JSON.stringify({ ...department, products }));
    writeFileSync(join(root, "catalogue/departments.json"), JSON.stringify([{ name: "Cups" }]));
    const { homes, leftOut } = fitHomes({ main: "plants", open: "all" }, root);
    expect(homes).toEqual({ main: "department-store", open: ["department-store"] });
    expect(leftOut.find(({ key }) => key === "cake-shop")?.missing).toContain("product 103");

    expect(leftOutNotes({ main: "grid-banner", open: ["department-store", "cake-shop"] }, root)).toEqual([
      expect.stringMatching(/^homes\.open\[1\] is "cake-shop", which needs .*product 103.* more\): it is left out$/),
      'homes.main is "grid-banner", which needs what is not here (20 products): / is "department-store"',
    ]);
    expect(leftOutNotes({ main: "department-store", open: "all" }, root)).toEqual([]);
  });
});
