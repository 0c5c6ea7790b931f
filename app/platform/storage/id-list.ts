import { recordOf } from "../requests/records.ts";
import type { Reading } from "./saved-slice.ts";

/** A product on a list; browsers store its id under this name, which the specification sets. */
export type ListedItem = { _id: string };

/** Reads a stored list of products: without duplicates and invalid ids, and at most `most` of them. */
export function readIdList(stored: unknown, most: number): Reading<readonly ListedItem[]> {
  if (!Array.isArray(stored)) return { state: [], lost: stored !== undefined };
  const good = stored
    .map((item) => recordOf(item)["_id"])
    .filter((id): id is string => typeof id === "string" && id !== "" && id.length <= 40);
  const ids = [...new Set(good)];
  return { state: ids.slice(0, most).map((_id) => ({ _id })), lost: good.length < stored.length || ids.length > most };
}
