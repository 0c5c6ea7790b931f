import { postJson } from "~/platform/requests/api-client.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { type CheckoutDraft, TICKED } from "../checkout/checkout-draft.ts";
import type { Checkout } from "../checkout/checkout-schema.ts";
import { storeDraft } from "../checkout/stored-draft.ts";
import { type Address, addressParts } from "../delivery/address.ts";
import type { SavedAddress } from "./account.ts";

const TIMEOUT_MS = 3000;

/** The signed-in user's addresses; undefined if they could not be loaded. */
export type AddressBook = { addresses: readonly SavedAddress[] | undefined };

/** Returns the saved address that matches in every part. */
export function findSaved({ addresses = [] }: AddressBook, address: Partial<Address>): SavedAddress | undefined {
  return addresses.find((saved) =>
    addressParts.every((part) => (saved.address[part] ?? "") === (address[part]?.trim() ?? "")),
  );
}

/** Saves an order's delivery address if the shopper asked for it. Failing shows a toast but never blocks payment. */
export async function keepOrdered(
  book: AddressBook,
  draft: CheckoutDraft,
  { address }: Pick<Checkout, "address">,
): Promise<void> {
  if (draft.savesAddress !== TICKED || findSaved(book, address)) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await postJson("/api/account/addresses", { address, isDefault: false }, { signal });
  if (answer.ok) storeDraft({ ...draft, savesAddress: "" });
  else showToast({ kind: "error", message: "Your address was not saved to your address book.", words: "checkout" });
}
