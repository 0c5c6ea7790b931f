import { useEffect, useState } from "react";
import { addressParts, type CheckoutDraft, textOf, withText } from "../checkout/checkout-draft.ts";
import { readStoredDraft, storeDraft } from "../checkout/stored-draft.ts";
import { getJson } from "../shop/api-client.ts";
import type { AccountUser, SavedAddress } from "./account.ts";
import { loadSession, wasSignedIn } from "./session.store.ts";

const PATIENCE_MS = 3000;

/**
 * Fills an untouched checkout with the address of whoever is signed in. True once that is done or not to be done: then
 * the form may read its draft.
 */
export function useCheckoutPrefill(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    void prefill().finally(() => setDone(true));
  }, []);
  return isDone;
}

async function prefill(): Promise<void> {
  const draft = readStoredDraft();
  if (!wasSignedIn() || textOf(draft, "contact.email") || textOf(draft, "address.street")) return;
  const { user } = await loadSession();
  if (!user) return;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await getJson<{ addresses: SavedAddress[] }>("/api/account/addresses", { signal });
  storeDraft(filledDraft(draft, user, answer.ok ? answer.data.addresses.find((saved) => saved.isDefault) : undefined));
}

/** A draft with somebody's e-mail address and, where they have one, their default address. */
export function filledDraft(draft: CheckoutDraft, user: AccountUser, saved: SavedAddress | undefined): CheckoutDraft {
  const named = withText(withText(draft, "contact.email", user.email), "address.name", user.name);
  if (!saved) return named;
  return addressParts.reduce((filled, part) => withText(filled, `address.${part}`, saved.address[part] ?? ""), named);
}
