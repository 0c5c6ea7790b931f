import { showToast } from "~/ui/toast.store.ts";
import { postJson } from "../api/api-client.ts";
import { addressParts, type CheckoutDraft } from "../checkout/checkout-draft.ts";
import type { Checkout } from "../checkout/checkout-schema.ts";
import { storeDraft } from "../checkout/stored-draft.ts";
import type { Address } from "../shop/address.ts";
import type { SavedAddress } from "./account.ts";

const PATIENCE_MS = 3000;

/** The addresses of whoever is signed in; undefined where they cannot be had right now. */
export type AddressBook = { addresses: readonly SavedAddress[] | undefined };

/** The saved address that is the same in all its parts. */
export function findSaved({ addresses = [] }: AddressBook, address: Partial<Address>): SavedAddress | undefined {
  return addresses.find((saved) =>
    addressParts.every((part) => (saved.address[part] ?? "") === (address[part]?.trim() ?? "")),
  );
}

/** Keeps the delivery address of an order, where that was asked for. Failing is told and holds no payment up. */
export async function keepOrdered(
  book: AddressBook,
  draft: CheckoutDraft,
  { address }: Pick<Checkout, "address">,
): Promise<void> {
  if (!draft.savesAddress || findSaved(book, address)) return;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await postJson("/api/account/addresses", { address, isDefault: false }, { signal });
  if (answer.ok) storeDraft({ ...draft, savesAddress: false });
  else showToast({ kind: "error", message: "Your address was not saved to your address book.", words: "checkout" });
}
