import { create } from "zustand";
import type { CardProduct } from "../catalogue/product.ts";

type QuickViewState = { product: CardProduct | undefined; colour: string | undefined };

/** The product in the open quick view, and the colour its card showed; one dialog serves all cards. */
export const useQuickView = create<QuickViewState>(() => ({ product: undefined, colour: undefined }));

/** Opens the quick view of a product, in the colour its card shows, if any. */
export function openQuickView(product: CardProduct, colour?: string): void {
  useQuickView.setState({ product, colour });
}

export function closeQuickView(): void {
  useQuickView.setState({ product: undefined });
}
