import { expect, test } from "vitest";
import { sampleCatalogue } from "../catalogue/test-catalogue.ts";
import { redirectToCategory } from "./redirect-to-category.ts";

const targetOf = async (slug: string) =>
  (
    await redirectToCategory(sampleCatalogue(), slug, new Request("http://shop.example/?sort=newest&page=2"))
  )?.headers.get("location");

test("a category is found at department and sub-category URLs alike, with its query string", async () => {
  expect(await targetOf("men")).toBe("/subcategoryproduct/men?sort=newest&page=2");
  expect(await targetOf("Small bakes")).toBe("/subcategoryproduct/small-bakes?sort=newest&page=2");
  expect(await targetOf("organic-food")).toBe("/categoryproduct/organic-food?sort=newest&page=2");
  expect(await targetOf("nowhere")).toBeUndefined();
  expect(await targetOf("gift")).toBeUndefined();
});
