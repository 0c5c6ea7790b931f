import type { Translate } from "../../i18n/words.ts";
import { dayIn } from "../calendar/day-in.ts";
import { arrival, arrivalDays } from "../shop/delivery-times.ts";
import type { Shop } from "../shop/shop.ts";
import type { Order } from "./order.ts";

/** Says when an order that is paid and not yet shipped arrives; with `now`, undefined once its last day is over. */
export function arrivalOf(
  order: Pick<Order, "state" | "events" | "method">,
  shop: Shop,
  words: { t: Translate; language: string },
  now?: Date,
): string | undefined {
  const method = shop.delivery.methods.find(({ id }) => id === order.method.id);
  const paid = order.events.find(({ kind }) => kind === "paid");
  if (order.state !== "paid" || !method || !paid) return undefined;
  const paidOn = dayIn(shop.timeZone, new Date(paid.at));
  const [, last] = arrivalDays(method, paidOn, shop);
  return now && last < dayIn(shop.timeZone, now) ? undefined : arrival(method, paidOn, shop, words);
}
