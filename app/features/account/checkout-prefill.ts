import { useEffect, useState } from "react";
import type { CheckoutBook } from "./checkout-book.tsx";
import { loadSession, useSession, wasSignedIn } from "./session.store.ts";

const TIMEOUT_MS = 3000;

/** `book` is set once the user is known to be signed in, and for as long as they are. */
type Prefill = { isDone: boolean; book?: CheckoutBook | undefined };

/**
 * Prefills empty checkout fields with the signed-in user's data. Once `isDone`, prefilled or not, the form may read its
 * draft.
 */
export function useCheckoutPrefill(): Prefill {
  const [{ isDone, book }, setPrefilled] = useState<Prefill>({ isDone: false });
  // Another tab may have signed out since, or signed in as somebody else.
  const email = useSession(({ user }) => user?.email);
  useEffect(() => {
    const done = (book?: CheckoutBook) => setPrefilled({ isDone: true, book });
    // If the address book's chunk fails to load, check out as a guest.
    prefill().then(done, () => done());
  }, []);
  return { isDone, book: book?.owner === email ? book : undefined };
}

/** Lazy-loads what only signed-in users need. */
async function prefill(): Promise<CheckoutBook | undefined> {
  if (!wasSignedIn()) return undefined;
  const [{ openCheckoutBook }, { user }] = await Promise.all([
    import("./checkout-book.tsx"),
    loadSession(AbortSignal.timeout(TIMEOUT_MS)),
  ]);
  return user && openCheckoutBook(user);
}
