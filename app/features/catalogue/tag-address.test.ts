import { expect, test } from "vitest";
import { sampleProduct } from "../product/test-product.ts";
import { openEmbeddedCatalogue } from "./embedded-catalogue.ts";
import { tagAddress } from "./tag-address.ts";
import { sampleCatalogue } from "./test-catalogue.ts";

test("a tag with the products of a department or sub-category is known under its address", async () => {
  expect(await tagAddress(sampleCatalogue(), "pet food")).toBe("/categoryproduct/pet-food");
  expect(await tagAddress(sampleCatalogue(), "men")).toBe("/subcategoryproduct/men");
});

test("any other tag has an address of its own", async () => {
  expect(await tagAddress(sampleCatalogue(), "wool")).toBe("/tagproduct/wool");
});

test("a tag that only some of a department's products have, or others as well, is not that department", async () => {
  const book = (id: string, tag: string[]) => sampleProduct({ id, category: ["book"], tag });
  const some = openEmbeddedCatalogue([book("1", ["book"]), book("2", [])], { language: "en" });
  expect(await tagAddress(some, "book")).toBe("/tagproduct/book");
  const others = [book("1", ["book"]), book("2", []), sampleProduct({ id: "3", category: ["plant"], tag: ["book"] })];
  expect(await tagAddress(openEmbeddedCatalogue(others, { language: "en" }), "book")).toBe("/tagproduct/book");
});
