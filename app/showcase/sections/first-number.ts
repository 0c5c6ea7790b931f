/** The first number in a fact, in any language: 13 of "13", 45 of "About 45", 12 of "12 to 14"; undefined if none. */
export function firstNumber(words: string | undefined): number | undefined {
  const digits = words?.match(/\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
}
