import { useEffect, useState } from "react";
import { useSession } from "../account/session.store.ts";
import { getJson } from "../api/api-client.ts";
import type { OwnReview } from "./review.ts";

/** What a signed-in customer has to do with a product's reviews; `votes` are the reviews that they found helpful. */
export type Own = { review: OwnReview | null; canWrite: boolean; votes: readonly string[] };

/** Loads it whenever another customer has signed in; undefined for guests, and while it is not known. */
export function useOwnReview(productId: string): { own: Own | undefined; reload: () => Promise<void> } {
  const email = useSession((session) => session.user?.email);
  const [own, setOwn] = useState<Own>();
  async function load(): Promise<void> {
    const answer = await getJson<Own>(`/api/account/reviews/${productId}`);
    setOwn(answer.ok ? answer.data : undefined);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads for another product or customer
  useEffect(() => {
    setOwn(undefined);
    if (email) void load();
  }, [productId, email]);
  return { own, reload: load };
}
