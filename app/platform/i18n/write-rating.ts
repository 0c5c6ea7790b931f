import { moneyForms } from "~/generated/intl.ts";

/** Writes a mean of stars with the language's decimal separator. */
export function writeRating(average: number, language: string): string {
  return String(average).replace(".", moneyForms[language]?.decimal ?? ".");
}
