import type { Closed, Weekday } from "./closed-days.ts";
import type { Shop } from "./shop.ts";

/** Countries whose weekend is not Saturday and Sunday, by Unicode's CLDR (supplemental/weekData). */
const weekends: readonly (readonly [countries: string, days: readonly Weekday[]])[] = [
  ["BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE", ["friday", "saturday"]],
  ["AF", ["thursday", "friday"]],
  ["IR", ["friday"]],
  ["IN UG", ["sunday"]],
];

/** Returns when the shop is closed: `closedDays`, and `closedWeekdays` or else the weekend of the shop's country. */
export function closedIn({ delivery, company }: Pick<Shop, "delivery" | "company">): Closed {
  const [, weekend] = weekends.find(([countries]) => countries.includes(company.country)) ?? [];
  return { days: delivery.closedDays, weekdays: delivery.closedWeekdays ?? weekend ?? ["saturday", "sunday"] };
}
