import type { ReactNode } from "react";
import { useGoodsLanguage } from "~/i18n/goods-language.ts";
import type { ProductSummary } from "./product.ts";

type CatalogueTextProps = {
  /** Where it is not the one that the goods are told in here. */
  language?: string | undefined;
  children: ReactNode;
};

/** Text of the catalogue, the journal or a page, which may be in another language than the screen: it keeps its own direction and is read out as what it is. */
export function CatalogueText({ language, children }: CatalogueTextProps) {
  const told = useGoodsLanguage();
  return <bdi lang={language ?? told}>{children}</bdi>;
}

/** The name of a product. */
export function ProductName({ of: product }: { of: Pick<ProductSummary, "name" | "language"> | undefined }) {
  return <CatalogueText language={product?.language}>{product?.name}</CatalogueText>;
}

/**
 * The same for an element that cuts its text short, where the cut depends on the element's own direction, and for a choice
 * in a list, in which HTML has no elements.
 */
export function useCatalogueText(): (language?: string) => { lang: string; dir: "auto" } {
  const told = useGoodsLanguage();
  return (language = told) => ({ lang: language, dir: "auto" });
}
