import type { Translate } from "~/i18n/words.ts";
import type { ListingData } from "./find-listing.ts";

/** The title of a listing's screen: each page of it has its own, for tabs, bookmarks and whoever hears it read out. */
export function pageTitle(t: Translate, title: string, { found }: ListingData): string {
  return found.page > 1 ? t("{{title}}, page {{page}}", { title, page: found.page }) : title;
}
