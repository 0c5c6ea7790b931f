import { discounted } from "../../app/features/catalogue/price.ts";
import type { Cents } from "../../app/features/catalogue/product.ts";

/** Returns the discount in percent that yields the selling price to the cent, a whole number if possible. */
export function discountOf(regular: number, selling: number): number {
  const exact = (1 - selling / regular) * 100;
  for (const digits of [0, 1, 2, 4, 8]) {
    const discount = Number(exact.toFixed(digits));
    if (discounted(regular as Cents, discount) === selling) return discount;
  }
  return exact;
}
