import { createKeptList } from "../../platform/storage/kept-list.store.ts";

/** The ids of recently viewed products. */
export const recentlyViewed = createKeptList("vitrine:viewed", "recently-viewed");
