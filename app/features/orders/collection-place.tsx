import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { collectionLines } from "../delivery/address.ts";
import { promisedWords, promiseOf } from "./delivery-promise.ts";
import type { Order } from "./order.ts";

/** Where and when the goods of an order are collected. */
export function CollectionPlace({ order, className = "" }: { order: Order; className?: string }) {
  const { t, i18n } = useTranslation();
  const { place } = promiseOf(order, shop);
  if (!place) return null;
  return (
    <address className={`not-italic ${className}`}>
      {collectionLines(place, promisedWords(order, { t, language: i18n.language })).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
