import type { Choice } from "../cart/cart.ts";
import type { Products } from "../catalogue/catalogue.ts";
import { hasVariation, type ProductSummary } from "../catalogue/product.ts";

/** A wish with its product as sold today. */
export type WishRow = { wish: Choice; product: ProductSummary };

/** Looks wishes up in the catalogue; drops discontinued products, and colours and sizes they no longer come in. */
export function wishRows(wishes: readonly Choice[], products: Products): WishRow[] {
  return wishes.flatMap((wish) => {
    const product = products.byId(wish._id);
    return product ? [{ wish: sold(wish, product), product }] : [];
  });
}

/** Whether the choice is complete, so that the product can be added to the cart. */
export function isWholeChoice({ wish, product }: WishRow): boolean {
  return hasVariation(product, wish.selectedProductColor, wish.selectedProductSize);
}

function sold(wish: Choice, { variation = [] }: ProductSummary): Choice {
  const { _id, selectedProductColor: color, selectedProductSize: size } = wish;
  const inColor = variation.filter((one) => one.color === color);
  const hasSize = (inColor.length > 0 ? inColor : variation).some((one) => one.size.some(({ name }) => name === size));
  return {
    _id,
    ...(color && inColor.length > 0 && { selectedProductColor: color }),
    ...(size && hasSize && { selectedProductSize: size }),
  };
}
