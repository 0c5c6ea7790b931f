import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { LANGUAGE_QUERY } from "~/platform/i18n/languages.ts";
import { useLatest } from "~/platform/ui/use-latest.ts";
import { type ProductSummary, skuOf } from "../catalogue/product.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { readChoice } from "../product/choice.ts";
import { MAX_SUBJECT } from "./contact-schema.ts";

/**
 * Sets the subject of a message that was started at a product: its name and item number. Removes the product from the
 * URL, so that a subject typed since survives a reload.
 */
export function useProductSubject(setSubject: (subject: string) => void): void {
  const [params, setParams] = useSearchParams();
  const id = params.get("product");
  const product = useProducts(id ? [id] : [], id !== null)?.byId(id ?? "");
  const applyProduct = useLatest((chosen: ProductSummary) => {
    const { colour, size } = readChoice(chosen, params);
    const number = ` (${skuOf(chosen, colour, size)})`;
    setSubject(`${chosen.name.slice(0, MAX_SUBJECT - number.length)}${number}`);
    const rest = new URLSearchParams(params);
    for (const name of ["product", "colour", "size", LANGUAGE_QUERY]) rest.delete(name);
    setParams(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (product) applyProduct(product);
  }, [product, applyProduct]);
}
