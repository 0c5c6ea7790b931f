import { create } from "zustand";
import type { CardProduct } from "../catalogue/product.ts";

type QuickViewState = { product: CardProduct | undefined; colour: string | undefined };

/** The product whose quick view is open, and the colour in which it was met; one dialog serves every card. */
export const useQuickView = create<QuickViewState>(() => ({ product: undefined, colour: undefined }));

/** Opens the quick view of a product, in a colour if its card showed one. */
export function openQuickView(product: CardProduct, colour?: string): void {
  useQuickView.setState({ product, colour });
}

/** Closes it. */
export function closeQuickView(): void {
  useQuickView.setState({ product: undefined });
}
