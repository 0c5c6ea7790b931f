import { z } from "zod/mini";
import { emailAddress, line, personName, token } from "../orders/form-fields.ts";
import { isCommonPassword } from "./common-passwords.ts";

export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 128;

const missing = "Enter your password.";
const short = "Use at least 10 characters. Four words in a row are easy to remember.";

/** An existing password: only its length is limited. */
const knownPassword = z
  .string({ error: missing })
  .check(z.minLength(1, missing), z.maxLength(MAX_PASSWORD, "This is too long. Please shorten it."));

/** A newly chosen password. */
const newPassword = z.string({ error: short }).check(
  z.minLength(MIN_PASSWORD, short),
  z.maxLength(MAX_PASSWORD, "This is too long. Please shorten it."),
  z.refine((password) => new Set(password).size >= 5 && !isCommonPassword(password), {
    error: "This is too easy to guess. Two or three more words make it hard.",
  }),
);

/** Token of an emailed link; the server checks whether it is still valid. */
const linkToken = token(1000);
const returnTo = z.optional(token(500));
const language = token(10);
const name = personName(100, "Enter your name.");

/** Requests of the account screens, validated by browser and server with the same rules. */
export const registerSchema = z.object({ name, email: emailAddress, password: newPassword, language, returnTo });
export const signInSchema = z.object({ email: emailAddress, password: knownPassword });
export const confirmSchema = z.object({ token: linkToken, password: knownPassword });
export const forgotSchema = z.object({ email: emailAddress });
export const resetSchema = z.object({ token: linkToken, password: newPassword });
export const profileSchema = z.object({ name, language });
export const changeEmailSchema = z.object({ email: emailAddress, password: knownPassword });
export const confirmEmailSchema = z.object({ token: linkToken });
export const changePasswordSchema = z.object({ current: knownPassword, password: newPassword });
export const deleteSchema = z.object({ password: knownPassword });
export const claimSchema = z.object({
  number: line(40, "Enter the order number."),
  code: line(60, "Enter the code."),
});
