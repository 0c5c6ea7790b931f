import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { afterPaint } from "~/platform/ui/after-paint.ts";
import { type ProductChoice, writeChoice } from "../catalogue/choice-query.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { readChoice } from "./choice.ts";

/**
 * The choice in the URL; choosing replaces the URL without scrolling. A choice is shown immediately and written to the
 * URL after the next paint, since the whole page depends on the URL.
 */
export function useAddressChoice(
  product: ProductSummary,
  search: string,
): [ProductChoice, (choice: ProductChoice) => void] {
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const [ahead, setAhead] = useState<{ of: URLSearchParams; choice: ProductChoice }>();
  const written = useMemo(() => readChoice(product, params), [product, params]);
  const writing = useRef<() => void>(undefined);
  useEffect(() => () => writing.current?.(), []);
  const choose = (next: ProductChoice) => {
    setAhead({ of: params, choice: next });
    writing.current?.();
    const write = () =>
      void navigate(`?${writeChoice(next, new URLSearchParams(location.search))}`, {
        replace: true,
        preventScrollReset: true,
      });
    writing.current = afterPaint(write);
  };
  return [ahead?.of === params ? ahead.choice : written, choose];
}
