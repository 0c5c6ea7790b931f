import type { TFunction } from "i18next";

/** A span of working days in words: `[2, 4]` to "2 to 4 working days". */
export function workingDays([least, most]: readonly [number, number], t: TFunction<"checkout">): string {
  if (least === most) return t("{{count}} working days", { count: most });
  return t("{{least}} to {{count}} working days", { least, count: most });
}
