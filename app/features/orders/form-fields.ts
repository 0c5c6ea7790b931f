import { z } from "zod/mini";
import { normalizeCharacters } from "../../platform/i18n/normalize-characters.ts";

const NO_CONTROLS = /^\P{Cc}*$/u;
export const NO_CONTROLS_BUT_BREAKS = /^[\P{Cc}\n\r\t]*$/u;

const tooLong = "This is too long. Please shorten it.";

/** A required text, of one line unless more may be `allowed`; `missing` is the error message if it is empty. */
export function line(most: number, missing: string, allowed = NO_CONTROLS) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong), printable(allowed));
}

/** A person's name that emails repeat. URLs are rejected, or the shop could be used to send them to anyone. */
export function personName(most: number, missing: string) {
  return line(most, missing).check(z.regex(/^(?!.*(:\/\/|www\.))/i, "Please leave out web addresses."));
}

/** An optional text, of one line unless more may be `allowed`; empty becomes absent. */
export function optionalLine(most: number, allowed = NO_CONTROLS) {
  const text = z.string().check(z.trim(), z.maxLength(most, tooLong), printable(allowed));
  return z.optional(
    z.pipe(
      text,
      z.transform((value) => value || undefined),
    ),
  );
}

/** A string that is passed on by programs, not typed by people: bounded and printable. */
export function token(most: number) {
  return z.string().check(z.maxLength(most), printable());
}

/** Rejects control characters, so that no line break reaches a mail header. */
export function printable(allowed = NO_CONTROLS) {
  return z.regex(allowed, "Please remove the characters that cannot be printed.");
}

export const emailAddress = z.pipe(
  z.pipe(line(254, "Enter your e-mail address."), z.transform(normalizeCharacters)),
  z.email({ error: "Enter an e-mail address in the form name@example.com." }),
);
