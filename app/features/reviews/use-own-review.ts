import { getJson } from "../../platform/requests/api-client.ts";
import { useQuery } from "../../platform/requests/use-query.ts";
import { useSession } from "../account/session.store.ts";
import type { OwnReview } from "./review.ts";

/** What a signed-in customer has to do with a product's reviews; `votes` are the reviews that they found helpful. */
export type Own = { review: OwnReview | null; canWrite: boolean; votes: readonly string[] };

/** Loads it whenever another customer has signed in; undefined for guests, and while it is not known. */
export function useOwnReview(productId: string): { own: Own | undefined; reload: () => Promise<void> } {
  const email = useSession((session) => session.user?.email);
  const { answer, reload } = useQuery(email && `${productId} ${email}`, () =>
    getJson<Own>(`/api/account/reviews/${productId}`),
  );
  return { own: answer?.ok ? answer.data : undefined, reload };
}
