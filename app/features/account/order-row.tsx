import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { Cents } from "../catalogue/product.ts";
import { ChargedMoney } from "../orders/charged-money.tsx";
import { stateName } from "../orders/order-history.ts";
import { lineKey } from "../orders/order-line-key.ts";
import { LinePicture } from "../orders/order-lines.tsx";
import { isOrderState } from "../orders/order-states.ts";
import { useDateFormatters } from "../orders/use-date-formatters.ts";
import type { OrderSummary } from "./account.ts";

/** Number of pictures that fit side by side on a phone. */
const PICTURES = 4;

/** An order in a list: number, date, state, total and item pictures. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { t } = useTranslation("account");
  const { t: say } = useTranslation("checkout");
  const { moment } = useDateFormatters();
  const { number, state, method, events, placedAt, currency, total, pieces, items } = order;
  const more = items.length - PICTURES;
  return (
    <li>
      <Link
        to={`/my-account/orders?order=${number}`}
        className="grid gap-x-6 gap-y-1 py-4 hover:bg-ground/50 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span>
          <span className="font-medium" dir="ltr">
            {number}
          </span>
          <span className="block text-sm text-muted">
            <time dateTime={placedAt}>{moment(placedAt)}</time>
          </span>
        </span>
        <span className="sm:text-end">
          <span className="font-medium">{isOrderState(state) ? say(stateName({ state, method, events })) : state}</span>
          <span className="block text-sm text-muted">
            {t("{{count}} items", { count: pieces })} · <ChargedMoney cents={total as Cents} currency={currency} />
          </span>
        </span>
        <span aria-hidden className="mt-2 flex items-center gap-2 sm:col-span-2">
          {items.slice(0, PICTURES).map((item) => (
            <LinePicture key={lineKey(item)} line={item} className="w-14" />
          ))}
          {more > 0 && <span className="ps-1 text-sm text-muted">+{more}</span>}
        </span>
      </Link>
    </li>
  );
}
