import { z } from "zod";
import { nearestOf } from "./nearest-of.ts";

type Issue = { input?: unknown; code?: string; keys?: string[] };

/** What is wrong with a field and what would be right, for the owner; `hint` ends the sentence "write ...". */
export function wanted(hint: string): { error: (issue: Issue) => string } {
  return {
    error: ({ input }) => (input === undefined ? `is missing: write ${hint}` : `${shown(input)}: write ${hint}`),
  };
}

/** The same for a record, which a key can be wrong in as well: "is no country: write ...". `whole` is the hint for the record. */
export function keyed(not: string, hint: string, whole = hint): ReturnType<typeof wanted> {
  return { error: (issue) => (issue.code === "invalid_key" ? `is ${not}: write ${hint}` : wanted(whole).error(issue)) };
}

/** A sentence's beginning that repeats what was written. */
function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `is ${text.slice(0, 57)}...` : `is ${text}`;
}

/** An object with these fields alone; a field that is not known is told with the one that was probably meant. */
export function fields<T extends z.core.$ZodLooseShape>(shape: T, hint = "an object in braces") {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue: Issue) =>
      issue.code === "unrecognized_keys"
        ? (issue.keys ?? []).map((key) => `has no field "${key}"${meant(key, known)}`).join("; ")
        : wanted(hint).error(issue),
  });
}

function meant(key: string, known: readonly string[]): string {
  const name = nearestOf(key, known);
  return name ? `: did you mean "${name}"?` : `: it has ${known.join(", ")}`;
}
