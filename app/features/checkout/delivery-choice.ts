import { useState } from "react";
import { type TextPath, textOf, withText } from "./checkout-draft.ts";
import { readStoredDraft, storeDraft } from "./stored-draft.ts";

/** Where the cart is to go and how: kept in the checkout's own draft, so that both screens reckon alike. */
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
