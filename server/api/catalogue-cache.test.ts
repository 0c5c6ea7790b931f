import all from "virtual:catalogue/summaries";
import { expect, test } from "vitest";
import type { ProductSummary } from "../../app/features/catalogue/product.ts";
import { sampleCatalogue } from "../../app/features/catalogue/test-catalogue.ts";
import { catalogueRoutes } from "./catalogue.ts";

test("cached answers are renewed once something has sold out", async () => {
  let [version, stock] = ["", 4];
  const one = { ...all[0], stock } as ProductSummary;
  const products = async () => ({ byId: () => ({ ...one, stock }), knows: () => true });
  const changing = catalogueRoutes(
    async () => ({ ...sampleCatalogue(), products }),
    () => version,
  );
  const stockNow = async () => (await (await changing.request("/products?ids=1")).json())[0].stock;
  expect(await stockNow()).toBe(4);
  stock = 0;
  expect(await stockNow(), "from the cache").toBe(4);
  version = "sold out";
  expect(await stockNow()).toBe(0);
});
