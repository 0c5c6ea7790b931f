import type { z } from "zod/mini";
import type { Cents } from "../catalogue/product.ts";

/**
 * `path` is the field (`"address.postcode"`), `message` an English sentence for `t()`; `cents` is the value of
 * `{{amount}}` in a message that has it.
 */
export type FieldError = { path: string; message: string; cents?: Cents };

/** Returns the first error of each field, in the order of the form. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (!errors.has(path)) errors.set(path, { path, message: issue.message });
  }
  return [...errors.values()];
}

/**
 * Returns the errors left after fields were edited: `fresh` has the current ones. Errors of unchanged fields stay,
 * since they may come from the server and not from the validation rules.
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
