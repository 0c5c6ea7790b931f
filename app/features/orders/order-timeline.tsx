import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import { useChargedMoney } from "./charged-money.tsx";
import { promiseOf } from "./delivery-promise.ts";
import type { Order } from "./order.ts";
import { historyOf } from "./order-history.ts";
import { parcelParts } from "./parcel-parts.ts";
import { useDateFormatters } from "./use-date-formatters.ts";

/** What happened to an order and when; the latest step is highlighted. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation("checkout");
  const { moment } = useDateFormatters();
  const money = useChargedMoney(order.currency);
  const steps = historyOf(order);
  const { trackingUrl } = promiseOf(order, shop);
  return (
    <ol className="border-s border-line ps-5">
      {steps.map(({ at, sentence, cents, parcel }, index) => {
        const isLatest = index === steps.length - 1;
        return (
          <li key={`${at} ${sentence}`} className="relative pb-5 last:pb-0">
            <span
              aria-hidden
              className={`absolute -start-5 top-2 size-2.5 -translate-x-1/2 rounded-full border rtl:translate-x-1/2 ${isLatest ? "border-ink bg-ink" : "border-muted bg-paper"}`}
            />
            <p className={isLatest ? "font-medium" : ""}>
              {t(sentence, cents === undefined ? {} : { amount: money(cents) })}
            </p>
            {parcel && (
              <p className="text-sm">
                <bdi>
                  {parcelParts(parcel, trackingUrl).map(({ text, url }) =>
                    url ? (
                      <a key={text} href={url} className="underline underline-offset-4">
                        {text}
                      </a>
                    ) : (
                      text
                    ),
                  )}
                </bdi>
              </p>
            )}
            <p className="text-sm text-muted">
              <time dateTime={at}>{moment(at)}</time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
