import type { FieldError } from "../requests/api-client.ts";

/** What is wrong, as Zod says it. */
export type SchemaError = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** Returns the first error of each field, in the order of the form. */
export function fieldErrors(error: SchemaError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (!errors.has(path)) errors.set(path, { path, message: issue.message });
  }
  return [...errors.values()];
}

/**
 * Returns the errors after fields were edited: `fresh` has the current ones. Errors of unchanged fields stay, since they
 * may come from the server and not from the validation rules.
 */
export function errorsLeft(
  found: readonly FieldError[],
  fresh: readonly FieldError[],
  isChanged: (path: string) => boolean,
): FieldError[] {
  const has = (errors: readonly FieldError[], path: string) => errors.some((error) => error.path === path);
  return [
    ...found.filter(({ path }) => !isChanged(path) && !has(fresh, path)),
    ...fresh.filter(({ path }) => isChanged(path) || has(found, path)),
  ];
}
