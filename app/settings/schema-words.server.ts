import { z } from "zod";

type Issue = { input?: unknown; code?: string };

/** Makes error messages for the owner: what is wrong with a field, and what to write; `hint` completes "write ...". */
export function wanted(hint: string): { error: (issue: Issue) => string } {
  return {
    error: ({ input }) => (input === undefined ? `is missing: write ${hint}` : `${shown(input)}: write ${hint}`),
  };
}

/** The same for a record, whose keys can be wrong too: "is no country: write ...". `whole` is the record's own hint. */
export function keyed(not: string, hint: string, whole = hint): ReturnType<typeof wanted> {
  return { error: (issue) => (issue.code === "invalid_key" ? `is ${not}: write ${hint}` : wanted(whole).error(issue)) };
}

/** Starts the message by quoting the value, cut short if it is long. */
function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `is ${text.slice(0, 57)}...` : `is ${text}`;
}

/** An object with only these fields; of others says `issueWords` which was probably meant. */
export function fields<T extends z.core.$ZodLooseShape>(shape: T, hint = "an object in braces") {
  return z.strictObject(shape, {
    error: (issue: Issue) => (issue.code === "unrecognized_keys" ? undefined : wanted(hint).error(issue)),
  });
}
