import type { ReactNode } from "react";
import { getJson } from "~/platform/requests/api-client.ts";
import { startCountry } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";
import type { CheckoutDraft, CheckoutPath } from "../checkout/checkout-draft.ts";
import type { Checkout } from "../checkout/checkout-schema.ts";
import { readStoredDraft, storeDraft } from "../checkout/stored-draft.ts";
import type { CheckoutFormState } from "../checkout/use-checkout-form.ts";
import { addressParts } from "../delivery/address.ts";
import type { AccountUser, SavedAddress } from "./account.ts";
import { keepOrdered } from "./address-book.ts";
import { CheckoutAddresses } from "./checkout-addresses.tsx";
import { setSessionUser } from "./session.store.ts";

const TIMEOUT_MS = 3000;

/** The address book at checkout: its owner, what it renders around the address fields, how it saves an address. */
export type CheckoutBook = {
  owner: string;
  around(form: CheckoutFormState, fields: ReactNode): ReactNode;
  keep(draft: CheckoutDraft, checkout: Checkout): Promise<void>;
};

/** Prefills empty checkout fields with this user's data; undefined if their session has ended. */
export async function openCheckoutBook(user: AccountUser): Promise<CheckoutBook | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await getJson<{ addresses: SavedAddress[] }>("/api/account/addresses", { signal });
  if (!answer.ok && answer.status === 401) {
    setSessionUser(undefined);
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
 * Returns a draft with empty fields prefilled from the user's email, name and address. The parts of a place are filled
 * together or not at all: a mix of two addresses would be wrong. They come from the default address or, if the shopper
 * chose a country other than the one forms start with, from a saved address in that country.
 */
export function filledDraft(
  draft: CheckoutDraft,
  user: AccountUser,
  addresses: readonly SavedAddress[],
  start: string,
): CheckoutDraft {
  const country = draft["address.country"];
  const saved = addresses.find(({ address, isDefault }) =>
    country === start ? isDefault : address.country === country,
  )?.address;
  const isPlaceTyped = (["street", "extra", "postcode", "city", "region"] as const).some(
    (part) => draft[`address.${part}`],
  );
  const place = isPlaceTyped ? undefined : saved;
  const known: readonly [CheckoutPath, string | undefined][] = [
    ["contact.email", user.email],
    ["address.name", place?.name ?? user.name],
    ...addressParts.map((part): [CheckoutPath, string | undefined] => [`address.${part}`, place?.[part]]),
  ];
  const located = place ? { ...draft, "address.country": place.country } : draft;
  return { ...located, ...Object.fromEntries(known.filter(([path, text]) => text && !located[path])) };
}
