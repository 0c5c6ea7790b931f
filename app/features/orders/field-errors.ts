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
