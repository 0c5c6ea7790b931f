import type { Translate } from "~/platform/i18n/words.ts";
import type { ListingData } from "./find-listing.ts";

/** Returns the title of a listing page; each page has its own, for tabs, bookmarks and screen readers. */
export function pageTitle(t: Translate, title: string, { found }: ListingData): string {
  return found.page > 1 ? t("{{title}}, page {{page}}", { title, page: found.page }) : title;
}
