import type { ReactNode } from "react";
import { shop } from "../../../shop.config.ts";
import { getJson } from "../api/api-client.ts";
import { addressParts, type CheckoutDraft, type TextPath, textOf, withText } from "../checkout/checkout-draft.ts";
import type { Checkout } from "../checkout/checkout-schema.ts";
import { readStoredDraft, storeDraft } from "../checkout/stored-draft.ts";
import type { CheckoutFormState } from "../checkout/use-checkout-form.ts";
import { startCountry } from "../shop/delivery-facts.ts";
import type { AccountUser, SavedAddress } from "./account.ts";
import { keepOrdered } from "./address-book.ts";
import { CheckoutAddresses } from "./checkout-addresses.tsx";
import { noteUser } from "./session.store.ts";

const PATIENCE_MS = 3000;

/** An address book at the checkout: whose it is, what stands around the fields of an address, and what it keeps of an order. */
export type CheckoutBook = {
  owner: string;
  around(form: CheckoutFormState, fields: ReactNode): ReactNode;
  keep(draft: CheckoutDraft, checkout: Checkout): Promise<void>;
};

/** Fills what is still empty at checkout with what is known of this user; undefined where their session has ended. */
export async function openCheckoutBook(user: AccountUser): Promise<CheckoutBook | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await getJson<{ addresses: SavedAddress[] }>("/api/account/addresses", { signal });
  if (!answer.ok && answer.status === 401) {
    noteUser(undefined);
    return undefined;
  }
  const book = { addresses: answer.ok ? answer.data.addresses : undefined };
  storeDraft(filledDraft(readStoredDraft(), user, book.addresses ?? [], startCountry(shop)));
  return {
    owner: user.email,
    around: (form, fields) => <CheckoutAddresses {...{ form, book }}>{fields}</CheckoutAddresses>,
    keep: (draft, checkout) => keepOrdered(book, draft, checkout),
  };
}

/**
 * A draft with somebody's e-mail address, name and address where nothing is typed yet. The parts that make a place go
 * together, for half of one place and half of another lead nowhere: those of the default address or, where another
 * country than the one that forms begin with was chosen, of one that lies there.
 */
export function filledDraft(
  draft: CheckoutDraft,
  user: AccountUser,
  addresses: readonly SavedAddress[],
  start: string,
): CheckoutDraft {
  const country = textOf(draft, "address.country");
  const saved = addresses.find(({ address, isDefault }) =>
    country === start ? isDefault : address.country === country,
  )?.address;
  const isPlaceTyped = (["street", "extra", "postcode", "city"] as const).some((part) =>
    textOf(draft, `address.${part}`),
  );
  const place = isPlaceTyped ? undefined : saved;
  const known: readonly [TextPath, string | undefined][] = [
    ["contact.email", user.email],
    ["address.name", place?.name ?? user.name],
    ...addressParts.map((part): [TextPath, string | undefined] => [`address.${part}`, place?.[part]]),
  ];
  const located = place ? withText(draft, "address.country", place.country) : draft;
  return known.reduce(
    (filled, [path, text]) => (text && !textOf(filled, path) ? withText(filled, path, text) : filled),
    located,
  );
}
