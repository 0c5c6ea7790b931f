import { useEffect, useState } from "react";
import { shop } from "../../../shop.config.ts";
import { getJson } from "../api/api-client.ts";
import { addressParts, type CheckoutDraft, type TextPath, textOf, withText } from "../checkout/checkout-draft.ts";
import { readStoredDraft, storeDraft } from "../checkout/stored-draft.ts";
import { startCountry } from "../shop/delivery-facts.ts";
import type { AccountUser, SavedAddress } from "./account.ts";
import type { AddressBook } from "./address-book.ts";
import { loadSession, noteUser, useSession, wasSignedIn } from "./session.store.ts";

const PATIENCE_MS = 3000;

/** `book` is there once somebody is known to be signed in, and for as long as they are. */
type Prefill = { isDone: boolean; book?: AddressBook | undefined };

/** A book with the address of the account that it is of. */
type OwnedBook = AddressBook & { owner: string };

/**
 * Fills what is still empty at checkout with what is known of whoever is signed in. Once that is done, or not to be done,
 * the form may read its draft.
 */
export function useCheckoutPrefill(): Prefill {
  const [{ isDone, book }, setPrefilled] = useState<Prefill & { book?: OwnedBook | undefined }>({ isDone: false });
  // Another tab may have signed out since, and somebody else in.
  const email = useSession(({ user }) => user?.email);
  useEffect(() => {
    void prefill().then((book) => setPrefilled({ isDone: true, book }));
  }, []);
  return { isDone, book: book?.owner === email ? book : undefined };
}

async function prefill(): Promise<OwnedBook | undefined> {
  if (!wasSignedIn()) return undefined;
  const { user } = await loadSession(AbortSignal.timeout(PATIENCE_MS));
  if (!user) return undefined;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await getJson<{ addresses: SavedAddress[] }>("/api/account/addresses", { signal });
  if (!answer.ok && answer.status === 401) {
    noteUser(undefined);
    return undefined;
  }
  const addresses = answer.ok ? answer.data.addresses : undefined;
  storeDraft(filledDraft(readStoredDraft(), user, addresses ?? [], startCountry(shop)));
  return { owner: user.email, addresses };
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
