import type { ReactNode } from "react";
import { shop } from "../../../shop.config.ts";

/** Text of the catalogue, the journal or a page, which is written in one language: it keeps its own direction and is read out as what it is. */
export function CatalogueText({ children }: { children: ReactNode }) {
  return <bdi lang={shop.fallbackLanguage}>{children}</bdi>;
}
