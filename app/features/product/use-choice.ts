import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ProductSummary } from "../catalogue/product.ts";
import { type ProductChoice, readChoice, writeChoice } from "./choice.ts";

/** The choice that stands in the address; choosing replaces the address without moving the page. */
export function useAddressChoice(product: ProductSummary): [ProductChoice, (choice: ProductChoice) => void] {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(product, params), [product, params]);
  const choose = (next: ProductChoice) =>
    setParams((current) => writeChoice(next, current), { replace: true, preventScrollReset: true });
  return [choice, choose];
}
