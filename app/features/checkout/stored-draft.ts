import { shop } from "../../../shop.config.ts";
import { DRAFT_KEY } from "../cart/draft-country.ts";
import { startCountry } from "../shop/delivery-facts.ts";
import { type CheckoutDraft, emptyDraft, parseDraft } from "./checkout-draft.ts";

/** Returns this tab's draft from before a reload. */
export function readStoredDraft(): CheckoutDraft {
  try {
    return parseDraft(sessionStorage.getItem(DRAFT_KEY), Object.keys(shop.countries), startCountry(shop));
  } catch {
    return emptyDraft(startCountry(shop));
  }
}

/** Stores the draft for a reload of this tab. */
export function storeDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the draft is lost on reload.
  }
}

/** Removes the draft once the order is paid or the user has signed out. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
