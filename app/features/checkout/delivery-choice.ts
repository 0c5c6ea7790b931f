import { useState } from "react";
import { type TextPath, textOf, withText } from "./checkout-draft.ts";
import { readStoredDraft, storeDraft } from "./stored-draft.ts";

/** Destination and delivery method of the cart, kept in the checkout draft so that both screens calculate the same. */
export function useDeliveryChoice() {
  const [draft, setDraft] = useState(readStoredDraft);
  const choose = (path: TextPath) => (text: string) => {
    const next = withText(draft, path, text);
    storeDraft(next);
    setDraft(next);
  };
  return {
    country: textOf(draft, "address.country"),
    method: textOf(draft, "method"),
    chooseCountry: choose("address.country"),
    chooseMethod: choose("method"),
  };
}
