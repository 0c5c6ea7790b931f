import { shop } from "../../../shop.config.ts";
import type { CardProduct } from "./product.ts";

/** Pieces of an item that an order may have while `shelf` of it are in stock, by the owner's setting. */
export function mostOfShelf(shelf: number, mostPerOrder = 20): number {
  return Math.max(mostPerOrder, Math.floor(shelf / 4));
}

/** Pieces of an item that one order may have, of those in stock. */
export function mostInOrder({ anyQuantity }: Pick<CardProduct, "anyQuantity">, stock: number): number {
  return anyQuantity ? stock : Math.min(stock, mostOfShelf(stock, shop.mostPerOrder));
}
