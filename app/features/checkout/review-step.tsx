import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button.tsx";
import { useCurrency } from "../currency/currency.store.ts";
import { useMoney } from "../currency/money.tsx";
import { useEuros } from "../orders/euros.tsx";
import { OrderLines } from "../orders/order-lines.tsx";
import { OrderTotals } from "../orders/order-totals.tsx";
import type { Quote } from "../orders/quote.ts";
import { methodName } from "./method-name.ts";

/** All that is being ordered and what it costs, with the binding button right below. */
export function ReviewStep({ quote, isSending }: { quote: Quote; isSending: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="rounded-base border border-line bg-surface p-5 md:p-6">
      <OrderLines lines={quote.lines} />
      <div className="border-t border-line pt-4">
        <OrderTotals sums={quote} coupon={quote.coupon?.code} method={methodName(quote)} />
      </div>
      <ChargedInEuros quote={quote} />
      <Button type="submit" look="accent" className="mt-6 w-full" aria-disabled={isSending}>
        {t("Order with obligation to pay")}
      </Button>
      <p role="status" className="mt-3 min-h-6 text-center text-sm text-muted">
        {isSending && t("Sending your order…")}
      </p>
    </div>
  );
}

function ChargedInEuros({ quote }: { quote: Quote }) {
  const { t } = useTranslation("checkout");
  const name = useCurrency((currency) => currency.currencyName);
  const money = useMoney();
  const euros = useEuros();
  if (name === "EUR") return null;
  return (
    <p className="mt-4 text-sm text-muted">
      {t("You are charged in euros: {{total}}, about {{amount}} in {{currency}}.", {
        total: euros(quote.total),
        amount: money(quote.total),
        currency: name,
      })}
    </p>
  );
}
