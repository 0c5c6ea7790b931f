import { expect, test } from "vitest";
import { sampleCatalogue } from "../catalogue/test-catalogue.ts";
import { leadToCategory } from "./lead-to-category.ts";

const leadsTo = async (slug: string) =>
  (await leadToCategory(sampleCatalogue(), slug, new Request("http://shop.example/?sort=newest&page=2")))?.headers.get(
    "location",
  );

test("a category is found at the address of departments and at that of sub-categories, with what is asked of it", async () => {
  expect(await leadsTo("men")).toBe("/subcategoryproduct/men?sort=newest&page=2");
  expect(await leadsTo("Small bakes")).toBe("/subcategoryproduct/small-bakes?sort=newest&page=2");
  expect(await leadsTo("organic-food")).toBe("/categoryproduct/organic-food?sort=newest&page=2");
  expect(await leadsTo("nowhere")).toBeUndefined();
  expect(await leadsTo("gift")).toBeUndefined();
});
