import { create } from "zustand";
import type { CardProduct } from "~/features/catalogue/product.ts";

/** The product whose quick view is open; one dialog serves every card. */
export const useQuickView = create<{ product: CardProduct | undefined }>(() => ({ product: undefined }));

export function openQuickView(product: CardProduct): void {
  useQuickView.setState({ product });
}

export function closeQuickView(): void {
  useQuickView.setState({ product: undefined });
}
