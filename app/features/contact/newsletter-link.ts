export type NewsletterLink = { kind: "confirm" | "unsubscribe"; token: string };

/** Returns the action in a URL: `?token=` confirms, `?unsubscribe=` unsubscribes; undefined for a plain visit. */
export function readNewsletterLink(search: string): NewsletterLink | undefined {
  const params = new URLSearchParams(search);
  const confirm = params.get("token");
  const unsubscribe = params.get("unsubscribe");
  if (unsubscribe) return { kind: "unsubscribe", token: unsubscribe };
  return confirm ? { kind: "confirm", token: confirm } : undefined;
}
