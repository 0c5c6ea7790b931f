import { z } from "zod/mini";
import { plainSigns } from "../../i18n/plain-signs.ts";

const NO_CONTROLS = /^\P{Cc}*$/u;
export const NO_CONTROLS_BUT_BREAKS = /^[\P{Cc}\n\r\t]*$/u;

/** One line of text that has to be there; `missing` is what is said when it is not. */
export function line(most: number, missing: string) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, "This is too long. Please shorten it."), printable());
}

/** A person's name that letters repeat; web addresses in it would have the shop send them to whoever the writer names. */
export function personName(most: number, missing: string) {
  return line(most, missing).check(z.regex(/^(?!.*(:\/\/|www\.))/i, "Please leave out web addresses."));
}

/** One line of text that may be left out; empty is absent. */
export function optionalLine(most: number) {
  const text = z.string().check(z.trim(), z.maxLength(most, "This is too long. Please shorten it."), printable());
  return z.optional(
    z.pipe(
      text,
      z.transform((value) => value || undefined),
    ),
  );
}

/** A word that programs hand on, not people: bounded and printable, with nothing to say to people. */
export function token(most: number) {
  return z.string().check(z.maxLength(most), printable());
}

/** Refuses control characters, so that no line break reaches the header of a mail. */
export function printable(allowed = NO_CONTROLS) {
  return z.regex(allowed, "Please remove the characters that cannot be printed.");
}

export const emailAddress = z.pipe(
  z.pipe(line(254, "Enter your e-mail address."), z.transform(plainSigns)),
  z.email({ error: "Enter an e-mail address in the form name@example.com." }),
);
