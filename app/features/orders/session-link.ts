import { keepText, readText } from "../../platform/storage/guarded-storage.ts";
import { isWhole, type OrderLink, readOrderLink } from "./order-link.ts";

const STORAGE_KEY = "vitrine:order";

/** Stores the order that this tab shows, to keep its code out of the URL. */
export function keepSessionLink(link: OrderLink | undefined): void {
  const text = link && new URLSearchParams({ order: link.number, code: link.code }).toString();
  keepText("sessionStorage", STORAGE_KEY, text);
}

/** Returns the order that this tab showed last. */
export function sessionLink(): OrderLink | undefined {
  const link = readOrderLink({ search: readText("sessionStorage", STORAGE_KEY) ?? "", hash: "" });
  return isWhole(link) ? link : undefined;
}
