import { z } from "zod/mini";
import { emailAddress, token } from "../orders/form-fields.ts";

/** Input for a newsletter sign-up; browser and server validate it with the same rules. */
export const newsletterSchema = z.object({ email: emailAddress, language: token(10) });

/** The token in the links of newsletter mails. */
export const newsletterToken = z.object({
  token: z.string().check(z.regex(/^[\w-]{20,64}$/, "This link is incomplete. Please use the link in the e-mail.")),
});
