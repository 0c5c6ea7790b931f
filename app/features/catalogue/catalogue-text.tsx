import type { ReactNode } from "react";
import { useCatalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import type { ProductSummary } from "./product.ts";

type CatalogueTextProps = {
  /** If it is not the language that products are shown in on this screen. */
  language?: string | undefined;
  children: ReactNode;
};

/** Text that may not be in the screen's language (catalogue, journal, page): keeps its direction and pronunciation. */
export function CatalogueText({ language, children }: CatalogueTextProps) {
  const shown = useCatalogueLanguage();
  return <bdi lang={language ?? shown}>{children}</bdi>;
}

export function ProductName({ of: product }: { of: Pick<ProductSummary, "name" | "language"> | undefined }) {
  return <CatalogueText language={product?.language}>{product?.name}</CatalogueText>;
}

/**
 * Returns the same attributes for elements that truncate their text, since truncation follows the element's own
 * direction, and for the options of a list, in which HTML allows no elements.
 */
export function useCatalogueText(): (language?: string) => { lang: string; dir: "auto" } {
  const shown = useCatalogueLanguage();
  return (language = shown) => ({ lang: language, dir: "auto" });
}
