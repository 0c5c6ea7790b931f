type Fill = (sentence: string, parts: { first: string; second: string }) => string;

/** Parts behind one another with the comma of the language; what is not there is left out. */
export function commaList(t: Fill, parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .reduce((first, second) => (first && second ? t("{{first}}, {{second}}", { first, second }) : first || second), "");
}
