import { useDraft } from "../../platform/forms/drafts.ts";
import { CHECKOUT } from "../cart/draft-country.ts";
import type { CheckoutPath } from "./checkout-draft.ts";
import { readStoredDraft } from "./stored-draft.ts";

/** Destination and delivery method of the cart, kept in the checkout draft so that both screens calculate the same. */
export function useDeliveryChoice() {
  const [draft, setDraft] = useDraft(CHECKOUT, readStoredDraft);
  const choose = (path: CheckoutPath) => (text: string) => setDraft((before) => ({ ...before, [path]: text }));
  return {
    country: draft["address.country"],
    method: draft.method,
    chooseCountry: choose("address.country"),
    chooseMethod: choose("method"),
  };
}
