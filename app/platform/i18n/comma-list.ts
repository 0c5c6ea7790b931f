type Fill = (sentence: string, parts: { first: string; second: string }) => string;

/** Joins parts with the comma of the language; undefined and empty parts are left out. */
export function commaList(t: Fill, parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .reduce((first, second) => (first && second ? t("{{first}}, {{second}}", { first, second }) : first || second), "");
}
