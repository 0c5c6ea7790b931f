import { shop } from "../../shop.config.ts";
import { useTranslation } from "./use-translation.tsx";

/** The language in which a reader of a language is told of the goods: their own where that has been written, or the shop's. */
export function goodsLanguage(language: string): string {
  return __CATALOGUE_LANGUAGES__.includes(language) ? language : shop.fallbackLanguage;
}

/** The language in which the goods are told on this screen. */
export function useGoodsLanguage(): string {
  return goodsLanguage(useTranslation().i18n.language);
}
