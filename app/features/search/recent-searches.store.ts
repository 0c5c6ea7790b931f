import { createKeptList } from "../saved-state/kept-list.store.ts";

/** The words of recent searches. */
export const recentSearches = createKeptList("vitrine:searched");
