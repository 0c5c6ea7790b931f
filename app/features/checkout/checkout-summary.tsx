import { ChevronDown } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { isCollected } from "~/settings/delivery-facts.ts";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { ChargedMoney } from "../orders/charged-money.tsx";
import { OrderLines } from "../orders/order-lines.tsx";
import { OrderTotals } from "../orders/order-totals.tsx";
import { methodName } from "./method-name.ts";
import { PlaceNote } from "./place-note.tsx";
import type { Quote } from "./quote.ts";

/** Order summary above the form on narrow screens: a collapsible bar. */
export function SummaryBar({ quote }: { quote: Quote }) {
  const { t } = useTranslation("checkout");
  const pieces = quote.lines.reduce((count, line) => count + line.quantity, 0);
  return (
    <details className="group mb-8 border-y border-line bg-ground/50 max-sm:-mx-4 max-sm:px-4 sm:px-4 lg:hidden">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-2 py-3">
        <span className="font-medium">{t("Your order")}</span>
        <span className="text-muted">{t("{{count}} items", { count: pieces })}</span>
        <Icon of={ChevronDown} size={18} className="text-muted transition-transform group-open:rotate-180" />
        <span className="ms-auto text-lg font-semibold">
          <ChargedMoney cents={chargeOf(quote)} currency={quote.currency} />
        </span>
      </summary>
      <div className="pt-2 pb-5">
        <SummaryBody quote={quote} />
      </div>
    </details>
  );
}

/** Order summary beside the form on wide screens: a sticky column. */
export function SummaryColumn({ quote }: { quote: Quote }) {
  const { t } = useTranslation("checkout");
  return (
    <aside aria-labelledby="summary-title" className="max-lg:hidden lg:h-full">
      <div className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-base bg-ground/60 p-6">
        <div className="mb-5 flex items-baseline justify-between gap-4">
          <h2 id="summary-title" className="text-2xl">
            {t("Your order")}
          </h2>
          <Link to="/cart" className="py-1 text-sm underline underline-offset-4">
            {t("Edit cart")}
          </Link>
        </div>
        <SummaryBody quote={quote} />
      </div>
    </aside>
  );
}

function SummaryBody({ quote }: { quote: Quote }) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <OrderLines of={quote} hasPictures />
      <div className="border-t border-line pt-4">
        <OrderTotals sums={quote} coupon={quote.coupon?.code} method={t(methodName(quote))} />
        <PlaceNote country={quote.country} postcode={isCollected({ id: quote.method }) ? undefined : quote.postcode} />
      </div>
    </>
  );
}
