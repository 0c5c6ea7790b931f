import { shop } from "../../../shop.config.ts";
import { startCountry } from "../shop/delivery-facts.ts";
import { type CheckoutDraft, emptyDraft, parseDraft } from "./checkout-draft.ts";

/** Of this tab alone, and gone with it: what is typed here is personal. */
const STORAGE_KEY = "vitrine:checkout";

/** What was typed in this tab before a reload. */
export function readStoredDraft(): CheckoutDraft {
  try {
    return parseDraft(sessionStorage.getItem(STORAGE_KEY), Object.keys(shop.countries), startCountry(shop));
  } catch {
    return emptyDraft(startCountry(shop));
  }
}

/** Keeps what is typed, for a reload of this tab. */
export function storeDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: what is typed lasts until the reload.
  }
}

/** Called when the order is paid. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
