import { expect, test } from "vitest";
import { sampleCatalogue } from "../catalogue/test-catalogue.ts";
import { leadToCategory } from "./lead-to-category.ts";

const leadsTo = async (slug: string) =>
  (await leadToCategory(sampleCatalogue(), slug, new Request("http://shop.example/?sort=newest&page=2")))?.headers.get(
    "location",
  );

test("a category is found at department and sub-category URLs alike, with its query string", async () => {
  expect(await leadsTo("men")).toBe("/subcategoryproduct/men?sort=newest&page=2");
  expect(await leadsTo("Small bakes")).toBe("/subcategoryproduct/small-bakes?sort=newest&page=2");
  expect(await leadsTo("organic-food")).toBe("/categoryproduct/organic-food?sort=newest&page=2");
  expect(await leadsTo("nowhere")).toBeUndefined();
  expect(await leadsTo("gift")).toBeUndefined();
});
