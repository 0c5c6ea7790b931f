import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import { useCurrency } from "../currency/currency.store.ts";
import { useChargedMoney } from "../orders/charged-money.tsx";
import { ownCurrency } from "../shop/own-currency.ts";

/** Shows the charged amount when prices are displayed in another currency than the shop's own. */
export function ChargedInOwn({ total }: { total: Cents }) {
  const { t } = useTranslation();
  const money = useChargedMoney(ownCurrency);
  const code = useCurrency((currency) => currency.currencyName);
  if (code === ownCurrency) return null;
  return (
    <p className="mt-4 rounded-base bg-ground px-3.5 py-3 text-sm">
      {t("Amounts in {{code}} are a guide. You are charged in {{own}}: {{amount}}.", {
        code,
        own: ownCurrency,
        amount: money(total),
      })}
    </p>
  );
}
