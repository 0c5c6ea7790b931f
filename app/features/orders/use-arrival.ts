import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { shopNow } from "../calendar/shop-clock.ts";
import type { Order } from "./order.ts";
import { arrivalOf } from "./order-arrival.ts";

/** When an order arrives, told today. Only where the browser draws: pages from the server may be of yesterday. */
export function useArrival(order: Order): string | undefined {
  const { t, i18n } = useTranslation();
  return arrivalOf(order, shop, { t, language: i18n.language }, new Date(shopNow()));
}
