import { z } from "zod";
import { wanted } from "./schema-words.server.ts";

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const currencies = new Set(Intl.supportedValuesOf("currency"));

/** A non-empty string. */
export const text = (hint: string) => z.string(wanted(hint)).trim().min(1, wanted(hint));
/** A whole number within its bounds. */
export const whole = (hint: string, least: number, most = 100_000_000) =>
  z.int(wanted(hint)).min(least, wanted(hint)).max(most, wanted(hint));
/** An amount in cents; `example` is one for the error message. */
export const cents = (example: number) => whole(`whole cents, as in ${example} for ${(example / 100).toFixed(2)}`, 0);
export const email = (hint: string) => z.email(wanted(hint));
export const list = <T extends z.ZodType>(item: T, hint: string) => z.array(item, wanted(hint));
export const oneOrMore = <T extends z.ZodType>(item: T, hint: string) => list(item, hint).min(1, wanted(hint));

const countryHint = 'a country by its two capital letters, as in "DE" or, for the United Kingdom, "GB"';

/** The ISO code of an existing country; not another one for it, such as UK. */
export const country = z.string(wanted(countryHint)).refine(isCountry, wanted(countryHint));

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

export const language = z
  .string(wanted('a language by its letters, as in "en"'))
  .regex(/^[a-z]{2,3}$/, wanted('a language by its letters, as in "en"'));
export const currency = z
  .string(wanted('a currency, as in "EUR"'))
  .refine((code) => currencies.has(code), wanted('a currency by its three letters, as in "EUR"'));
export const day = z.iso.date(wanted('a day as in "2026-12-31"'));
export const webAddress = z.url({ protocol: /^https?$/, ...wanted('an address that begins with "https://"') });
export const publicFile = z
  .string(wanted('a file in public/, as in "/logo.svg"'))
  .regex(/^\/[\w./-]+\.(svg|png|jpg|webp|avif)$/, wanted('a picture in public/, as in "/logo.svg"'));
