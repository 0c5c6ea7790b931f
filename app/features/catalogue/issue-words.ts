import type { z } from "zod";

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

/** Describes a schema error in words for the author of the file. */
export function issueWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (!/^Invalid input/.test(issue.message)) return issue.message;
      if (issue.message.endsWith("received undefined")) return "is missing";
      return `is not ${kinds[issue.expected] ?? issue.expected}`;
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? `is too long: ${issue.maximum} are the most`
        : `is more than ${issue.maximum}`;
    case "not_multiple_of":
      return "has more than two decimals";
    case "unrecognized_keys":
      return `has no field ${issue.keys.map((key) => `"${key}"`).join(", ")}: take it out, or see how it is spelled`;
    case "invalid_value":
      return `is none of ${issue.values.map((value) => `"${String(value)}"`).join(", ")}`;
    case "invalid_format":
      if (issue.format === "url") return 'is not an address that begins with "https://"';
      return issue.format === "email" ? 'is not an e-mail address, as in "hello@shop.example"' : issue.message;
    default:
      return issue.message;
  }
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === "array") return `has too few entries: write ${minimum} or more`;
  if (origin === "string") return minimum === 1 ? "is empty" : `is too short: write ${minimum} characters or more`;
  return inclusive ? `is less than ${minimum}` : `has to be more than ${minimum}`;
}
