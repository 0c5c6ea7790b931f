import { z } from "zod/mini";
import { emailAddress, token } from "../orders/form-fields.ts";

/** What signing up for the newsletter needs; browser and server check it with the same rules. */
export const newsletterSchema = z.object({ email: emailAddress, language: token(10) });

/** What the links in newsletter mails carry. */
export const newsletterToken = z.object({
  token: z.string().check(z.regex(/^[\w-]{20,64}$/, "This link is incomplete. Please use the link in the e-mail.")),
});

export type NewsletterLink = { kind: "confirm" | "unsubscribe"; token: string };

/** What an address asks for: `?token=` confirms, `?unsubscribe=` ends it; undefined for a plain visit. */
export function readNewsletterLink(search: string): NewsletterLink | undefined {
  const params = new URLSearchParams(search);
  const confirm = params.get("token");
  const unsubscribe = params.get("unsubscribe");
  if (unsubscribe) return { kind: "unsubscribe", token: unsubscribe };
  return confirm ? { kind: "confirm", token: confirm } : undefined;
}
