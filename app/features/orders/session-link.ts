import { isWhole, type OrderLink, readOrderLink } from "./order-link.ts";

const STORAGE_KEY = "vitrine:order";

/** Stores the order that this tab shows, to keep its code out of the URL. */
export function keepSessionLink(link: OrderLink | undefined): void {
  try {
    if (link)
      sessionStorage.setItem(STORAGE_KEY, new URLSearchParams({ order: link.number, code: link.code }).toString());
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the order has to be looked up again after a reload.
  }
}

/** Returns the order that this tab showed last. */
export function sessionLink(): OrderLink | undefined {
  try {
    const link = readOrderLink({ search: sessionStorage.getItem(STORAGE_KEY) ?? "", hash: "" });
    return isWhole(link) ? link : undefined;
  } catch {
    return undefined;
  }
}
