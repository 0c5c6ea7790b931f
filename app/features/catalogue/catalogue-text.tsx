import type { ReactNode } from "react";
import { shop } from "../../../shop.config.ts";

type CatalogueTextProps = { language?: string; children: ReactNode };

/** Text of the catalogue, the journal or a page, which is written in one language: it keeps its own direction and is read out as what it is. */
export function CatalogueText({ language = shop.fallbackLanguage, children }: CatalogueTextProps) {
  return <bdi lang={language}>{children}</bdi>;
}

/** The same for an element that cuts its text short: where the cut is depends on the element's own direction. */
export const cutCatalogueText = { lang: shop.fallbackLanguage, dir: "auto" } as const;

/** The same for a choice in a list: browsers drop elements that HTML has within one. */
export const catalogueOption = cutCatalogueText;
