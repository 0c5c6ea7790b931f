import { newsletterSchema } from "./newsletter-schema.ts";

/** Returns what is wrong with an e-mail address, as an English sentence; undefined if it is valid. */
export function checkNewsletter(email: string): string | undefined {
  return newsletterSchema.safeParse({ email, language: "" }).error?.issues[0]?.message;
}
