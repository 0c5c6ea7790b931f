import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import type { ListingData } from "./find-listing.ts";
import { useShownWords } from "./shown-words.ts";
import { sortName } from "./sort-select.tsx";

type ListingStatusProps = {
  data: ListingData;
  /** Whether there is anything to announce: a search without words has nothing. */
  hasSearched: boolean;
};

/** Announces filter, order and page changes to screen readers: the product count, and the order if not the default. */
export function ListingStatus({ data, hasSearched }: ListingStatusProps) {
  const { t } = useTranslation();
  const shown = useShownWords(data);
  const order = data.query.sort === "default" ? undefined : t(sortName(data.query));
  useAnnouncement(hasSearched ? commaList(t, [shown, order]) : undefined);
  return null;
}
