import { shopNow } from "~/platform/dates/shop-clock.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import type { Order } from "./order.ts";
import { arrivalOf } from "./order-arrival.ts";

/** Returns when an order arrives. For the browser only, as server-rendered HTML may be from yesterday. */
export function useArrival(order: Order): string | undefined {
  const { t, i18n } = useTranslation();
  return arrivalOf(order, shop, { t, language: i18n.language }, new Date(shopNow()));
}
