import { newsletterSchema } from "./newsletter-schema.ts";

/** What is wrong with an address, as an English sentence; undefined where nothing is. */
export function checkNewsletter(email: string): string | undefined {
  return newsletterSchema.safeParse({ email, language: "" }).error?.issues[0]?.message;
}
