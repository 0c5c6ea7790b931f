import { LANGUAGE_QUERY } from "../../platform/i18n/languages.ts";
import { ONLY } from "./choice-words.ts";

/** A shopper's choice for a product so far. */
export type ProductChoice = { colour?: string | undefined; size?: string | undefined };

/** Returns `params` with the choice and without the language, which the shopper may have changed since. */
export function writeChoice(choice: ProductChoice, params = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete(LANGUAGE_QUERY);
  for (const name of ["colour", "size"] as const) {
    const value = choice[name];
    if (value && value !== ONLY) written.set(name, value);
    else written.delete(name);
  }
  return written;
}
