import { expect, test } from "vitest";
import { sampleProduct } from "../product/test-product.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import { nearestCents } from "./price.ts";
import { emptyQuery } from "./product-query.ts";

test("a price range includes its bounds, whatever their cents", async () => {
  for (const price of [19.99, 1.1, 64.1, 1001.1, 4.35]) {
    const catalogue = createMemoryCatalogue([sampleProduct({ price: nearestCents(price) })], [], async () => []);
    const { total } = await catalogue.find({ ...emptyQuery, min: price, max: price }, 10);
    expect([price, total]).toEqual([price, 1]);
  }
});
