import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { ListingData } from "./find-listing.ts";
import { shownRange } from "./listing-address.ts";

/** Returns the text that says which products are shown, and of how many. */
export function useShownWords({ found, layout, query }: ListingData): string {
  const { t } = useTranslation();
  if (found.pages < 2) return t("{{count}} products", { count: found.total });
  const { from, to } = shownRange(query, layout.pageSize, found.total);
  return t("Showing {{from}}–{{to}} of {{total}}", { from, to, total: found.total });
}
