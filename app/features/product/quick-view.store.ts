import { create } from "zustand";
import type { ProductSummary } from "~/features/catalogue/product.ts";

/** The product whose quick view is open; one dialog serves every card. */
export const useQuickView = create<{ product: ProductSummary | undefined }>(() => ({ product: undefined }));

export function openQuickView(product: ProductSummary): void {
  useQuickView.setState({ product });
}

export function closeQuickView(): void {
  useQuickView.setState({ product: undefined });
}
