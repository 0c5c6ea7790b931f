import { shop } from "../../../shop.config.ts";
import { startCountry } from "../shop/delivery-facts.ts";

/** Where the checkout keeps its draft: per tab and gone with it, as the draft is personal data. */
export const DRAFT_KEY = "vitrine:checkout";

/** Returns the country that this tab's draft of an order goes to; until there is one, that of most orders. */
export function draftCountry(): string {
  try {
    const country = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null")?.texts["address.country"];
    if (Object.hasOwn(shop.countries, country)) return country;
  } catch {
    // Storage is blocked, or the draft is not one of ours.
  }
  return startCountry(shop);
}
