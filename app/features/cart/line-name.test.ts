import { expect, test } from "vitest";
import { ONLY } from "../catalogue/choice-words.ts";
import { sampleProduct } from "../product/test-product.ts";
import { linePath } from "./line-name.ts";

const product = sampleProduct({ id: "12" });

test("a line links to the choice that was made, and not to a colour or size that nobody chooses", () => {
  const pathOf = (selectedProductColor?: string, selectedProductSize?: string) =>
    linePath(product, {
      ...(selectedProductColor && { selectedProductColor }),
      ...(selectedProductSize && { selectedProductSize }),
    });
  expect(pathOf("black", "m")).toBe("/product/12?colour=black&size=m");
  expect(pathOf(ONLY, "250 g")).toBe("/product/12?size=250+g");
  expect(pathOf("sage", ONLY)).toBe("/product/12?colour=sage");
  expect(pathOf()).toBe("/product/12");
});
