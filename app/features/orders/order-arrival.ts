import { dayIn } from "../../platform/dates/day-in.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import { arrival, arrivalDays } from "../delivery/delivery-times.ts";
import { promiseOf } from "./delivery-promise.ts";
import type { Order } from "./order.ts";

/** Says when an order that is paid and not yet shipped arrives; with `now`, undefined once its last day is over. */
export function arrivalOf(
  order: Pick<Order, "state" | "events" | "method" | "promise">,
  shop: Shop,
  words: { t: Translate; language: string },
  now?: Date,
): string | undefined {
  const { days, timeZone, closed } = promiseOf(order, shop);
  const paid = order.events.find(({ kind }) => kind === "paid");
  if (order.state !== "paid" || !days || !paid) return undefined;
  const paidOn = dayIn(timeZone, new Date(paid.at));
  const way = { id: order.method.id, days };
  const [, last] = arrivalDays(way, paidOn, closed);
  return now && last < dayIn(timeZone, now) ? undefined : arrival(way, paidOn, closed, words);
}
