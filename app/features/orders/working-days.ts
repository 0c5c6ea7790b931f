type Translate = (key: string, values?: Record<string, unknown>) => string;

/** A span of working days in words: `[2, 4]` to "2 to 4 working days". */
export function workingDays([from, to]: readonly [number, number], t: Translate): string {
  if (from === to) return t("{{count}} working days", { count: to });
  return t("{{from}} to {{to}} working days", { from, to });
}
