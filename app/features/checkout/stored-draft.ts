import { shop } from "../../../shop.config.ts";
import { keepDraft, readTexts } from "../../platform/forms/drafts.ts";
import { startCountry } from "../../settings/delivery-facts.ts";
import { CHECKOUT } from "../cart/draft-country.ts";
import { type CheckoutDraft, emptyDraft } from "./checkout-draft.ts";

/** Returns this tab's draft from before a reload; a country that is no longer served gives way to the one to start with. */
export function readStoredDraft(): CheckoutDraft {
  const start = emptyDraft(startCountry(shop));
  const kept = Object.entries(readTexts(CHECKOUT, start));
  const isGone = (path: string, text: string) => path.endsWith(".country") && !Object.hasOwn(shop.countries, text);
  return { ...start, ...Object.fromEntries(kept.filter(([path, text]) => !isGone(path, text))) };
}

/** Stores the draft for a reload of this tab. */
export function storeDraft(draft: CheckoutDraft): void {
  keepDraft(CHECKOUT, draft);
}

/** Removes the draft once the order is paid. */
export function forgetDraft(): void {
  keepDraft(CHECKOUT);
}
