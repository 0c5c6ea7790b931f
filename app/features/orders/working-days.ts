import type { Translate } from "~/i18n/words.ts";

/** A span of working days in words: `[2, 4]` to "2 to 4 working days". */
export function workingDays([least, most]: readonly [number, number], t: Translate): string {
  if (least === most) return t("{{count}} working days", { count: most });
  return t("{{least}} to {{count}} working days", { least, count: most });
}
