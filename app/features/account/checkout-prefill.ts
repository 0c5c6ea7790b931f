import { useEffect, useState } from "react";
import type { CheckoutBook } from "./checkout-book.tsx";
import { loadSession, useSession, wasSignedIn } from "./session.store.ts";

const PATIENCE_MS = 3000;

/** `book` is there once somebody is known to be signed in, and for as long as they are. */
type Prefill = { isDone: boolean; book?: CheckoutBook | undefined };

/**
 * Fills what is still empty at checkout with what is known of whoever is signed in. Once that is done, or not to be done,
 * the form may read its draft.
 */
export function useCheckoutPrefill(): Prefill {
  const [{ isDone, book }, setPrefilled] = useState<Prefill>({ isDone: false });
  // Another tab may have signed out since, and somebody else in.
  const email = useSession(({ user }) => user?.email);
  useEffect(() => {
    const done = (book?: CheckoutBook) => setPrefilled({ isDone: true, book });
    // Where the part with the address book does not come, one orders as guests do.
    prefill().then(done, () => done());
  }, []);
  return { isDone, book: book?.owner === email ? book : undefined };
}

/** What only those who are signed in need is loaded for them alone. */
async function prefill(): Promise<CheckoutBook | undefined> {
  if (!wasSignedIn()) return undefined;
  const [{ openCheckoutBook }, { user }] = await Promise.all([
    import("./checkout-book.tsx"),
    loadSession(AbortSignal.timeout(PATIENCE_MS)),
  ]);
  return user && openCheckoutBook(user);
}
