import { createKeptList } from "../../platform/storage/kept-list.store.ts";

/** The words of recent searches. */
export const recentSearches = createKeptList("vitrine:searched");
