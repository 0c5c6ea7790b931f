import { workingDaysAfter } from "../../platform/dates/calendar.ts";
import { dateForm } from "../../platform/i18n/languages.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import type { Closed } from "../../settings/closed-days.ts";
import { isCollected } from "../../settings/delivery-facts.ts";
import type { DeliveryMethod } from "../../settings/shop.ts";

type Way = Pick<DeliveryMethod, "id" | "days">;
/** The earliest and the latest day, as ISO dates. */
type Span = readonly [string, string];

/** Formats a range of working days: `[2, 4]` as "2 to 4 working days". */
export function workingDays([least, most]: Way["days"], t: Translate): string {
  if (least === most) return t("{{count}} working days", { count: most });
  return t("{{least}} to {{count}} working days", { least, count: most });
}

/** Returns the earliest and the latest day on which an order paid on a given day arrives. */
export function arrivalDays({ days: [least, most] }: Pick<Way, "days">, paidOn: string, closed: Closed): Span {
  const after = (days: number) => workingDaysAfter(paidOn, days, closed);
  return [after(least), after(most)];
}

/** Formats one or two calendar days: "Thu 26 Nov – Mon 30 Nov". Lines can break only around the dash. */
export function writtenDays([first, last]: Span, language: string): string {
  const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(dateForm(language), options);
  const written = format.formatRange(new Date(first), new Date(last));
  return written.replace(/ (?!–)/g, "\u00a0").replace("–\u00a0", "– ");
}

/** Returns a sentence on when an order paid on a given day arrives or can be collected. */
export function arrival(way: Way, paidOn: string, closed: Closed, words: { t: Translate; language: string }): string {
  const dates = writtenDays(arrivalDays(way, paidOn, closed), words.language);
  return isCollected(way) ? words.t("Ready to collect {{dates}}", { dates }) : words.t("Arrives {{dates}}", { dates });
}
