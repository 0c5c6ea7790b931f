import { expect, test } from "vitest";
import { skusOf } from "../catalogue/product.ts";
import { sampleProduct } from "../product/test-product.ts";
import { priceLines } from "./price-lines.ts";

test("an order line has the SKU of the chosen variation", () => {
  const variation = [
    { color: "Moss", image: "", size: [{ name: "only", stock: 3, sku: "POT-MOSS" }] },
    { color: "Oat", image: "", size: [{ name: "only", stock: 3 }] },
  ];
  const pot = sampleProduct({ sku: "POT", variation });
  const ordered = ["Moss", "Oat"].map((color) => ({ id: pot.id, color, size: "only", quantity: 1 }));
  const { lines } = priceLines(ordered, { catalogue: { byId: () => pot }, shown: { byId: () => pot } });
  expect(lines.map(({ sku }) => sku)).toEqual(["POT-MOSS", "POT"]);
  expect(skusOf(pot)).toEqual(["POT-MOSS", "POT"]);
});
