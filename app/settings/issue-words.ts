import type { z } from "zod";
import { nearestOf } from "./nearest-of.ts";

const kinds: Readonly<Record<string, string>> = {
  string: "a text in quotation marks",
  number: "a number without quotation marks",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in square brackets",
  tuple: "a list in square brackets",
  object: "an object in braces",
  record: "an object in braces",
};

/**
 * Describes a fault in an owner's file in words, where its schema has none of its own; for every such file:
 * `schema.safeParse(content, { error: issueWords })`.
 */
export function issueWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `is not ${kinds[issue.expected] ?? issue.expected}`;
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? `is too long: ${issue.maximum} are the most`
        : `is more than ${issue.maximum}`;
    case "not_multiple_of":
      return "has more than two decimals";
    case "unrecognized_keys":
      return issue.keys.map((key) => `has no field "${key}": ${suggestionFor(key, knownBy(issue))}`).join("; ");
    case "invalid_value":
      return `is none of ${issue.values.map((value) => `"${String(value)}"`).join(", ")}`;
    case "invalid_format":
      if (issue.format === "url") return 'is not an address that begins with "https://"';
      return issue.format === "email" ? 'is not an e-mail address, as in "hello@shop.example"' : undefined;
    default:
      return undefined;
  }
}

/** Writes a fault as a line: file, field (`whole` if it is all of the file), reason. */
export function faultLine(file: string, path: readonly PropertyKey[], reason: string, whole = "the file"): string {
  return `${file}: ${path.join(".") || whole}: ${reason}`;
}

/** Writes the faults found in a file, a line each. */
export function faultLines(file: string, { issues }: z.core.$ZodError, whole?: string): string {
  return issues.map(({ path, message }) => faultLine(file, path, message, whole)).join("\n");
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === "array") return `has too few entries: write ${minimum} or more`;
  if (origin === "string") return minimum === 1 ? "is empty" : `is too short: write ${minimum} characters or more`;
  return inclusive ? `is less than ${minimum}` : `has to be more than ${minimum}`;
}

function knownBy({ inst }: Pick<z.core.$ZodRawIssue, "inst">): string[] {
  return Object.keys((inst?._zod.def as Partial<z.core.$ZodObjectDef> | undefined)?.shape ?? {});
}

function suggestionFor(key: string, known: readonly string[]): string {
  const name = nearestOf(key, known);
  return name ? `did you mean "${name}"?` : `it has ${known.join(", ")}`;
}
