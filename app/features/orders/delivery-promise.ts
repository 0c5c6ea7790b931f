import type { Translate } from "../../platform/i18n/words.ts";
import type { Closed } from "../../settings/closed-days.ts";
import { isCollected } from "../../settings/delivery-facts.ts";
import type { DeliveryMethod, Shop } from "../../settings/shop.ts";
import { closedIn } from "../../settings/weekend.ts";
import type { CollectionPlace } from "../delivery/address.ts";
import type { Order } from "./order.ts";

/** What an order's delivery was promised by: the settings it was placed under, whatever they are now. */
export type DeliveryPromise = {
  /** Working days; absent if the shop has no such method. */
  days?: DeliveryMethod["days"];
  closed: Closed;
  timeZone: string;
  /** That of the carrier who got the goods, once they are shipped. */
  trackingUrl?: string;
  /** Where the goods are collected, if they are. */
  place?: CollectionPlace;
  /** The owner's texts in the language of the order, by their English. */
  words: Readonly<Record<string, string>>;
};

/** Returns what the shop promises about a method today, to somebody who orders in a language. */
export function promiseToday(shop: Shop, { id }: Pick<DeliveryMethod, "id">, language: string): DeliveryPromise {
  const { name, company, delivery, timeZone } = shop;
  const method = delivery.methods.find((one) => one.id === id);
  const { street, postcode, city, country, hours } = company;
  const place = isCollected({ id }) && { name, company: { street, postcode, city, country, hours } };
  const texts = [...(method ? [method.name] : []), ...(place ? [hours] : [])];
  return {
    ...(method && { days: method.days }),
    closed: closedIn(shop),
    timeZone,
    ...(method?.trackingUrl && { trackingUrl: method.trackingUrl }),
    ...(place && { place }),
    words: Object.fromEntries(texts.map((text) => [text, shop.words?.[language]?.[text] ?? text])),
  };
}

/** Returns what was promised about an order's delivery; of orders from before it was kept, what is promised today. */
export function promiseOf(order: Pick<Order, "method" | "promise">, shop: Shop): Omit<DeliveryPromise, "words"> {
  return order.promise ?? promiseToday(shop, order.method, shop.fallbackLanguage);
}

/** Translates the owner's texts of an order: into its own language as they were promised, into others as they are now. */
export function promisedWords(
  { language, promise }: Pick<Order, "language" | "promise">,
  words: { t: Translate; language: string },
): Translate {
  const kept = words.language === language ? promise?.words : undefined;
  return (text, values) => kept?.[text] ?? words.t(text, values);
}
