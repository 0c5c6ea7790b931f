import type { z } from "zod/mini";
import type { Cents } from "../catalogue/product.ts";

/**
 * `path` names the field (`"address.postcode"`), `message` is an English sentence for `t()`; `cents` is the amount of
 * one that says `{{amount}}`.
 */
export type FieldError = { path: string; message: string; cents?: Cents };

/** The first error of each field, in the order of the form. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (!errors.has(path)) errors.set(path, { path, message: issue.message });
  }
  return [...errors.values()];
}

/**
 * What is left of the mistakes that were found once fields hold something else: `fresh` has what is wrong by now. What
 * was said of a field that is as it was stands, for the shop may have found it and not the rules.
 */
export function errorsLeft(
  found: readonly FieldError[],
  fresh: readonly FieldError[],
  isChanged: (path: string) => boolean,
): FieldError[] {
  return found.flatMap((error) =>
    isChanged(error.path) ? (fresh.find(({ path }) => path === error.path) ?? []) : [error],
  );
}
