import { shop } from "../../../shop.config.ts";
import { readDraft } from "../../platform/forms/drafts.ts";
import { startCountry } from "../../settings/delivery-facts.ts";

/** The id of the checkout's form, under which its draft is kept. */
export const CHECKOUT = "checkout";

/** Returns the country that this tab's draft of an order goes to; until there is one, that of most orders. */
export function draftCountry(): string {
  const country = String(readDraft(CHECKOUT)["address.country"]);
  return Object.hasOwn(shop.countries, country) ? country : startCountry(shop);
}
