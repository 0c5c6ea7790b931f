import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import { useCurrency } from "../currency/currency.store.ts";
import { defaultCurrency } from "../currency/currency.ts";
import { useOwnMoney } from "../orders/own-money.tsx";

/** Says what is charged where the amounts on show are in another currency than the shop's own. */
export function ChargedInOwn({ total }: { total: Cents }) {
  const { t } = useTranslation();
  const ownMoney = useOwnMoney();
  const code = useCurrency((currency) => currency.currencyName);
  if (code === defaultCurrency.currencyName) return null;
  return (
    <p className="mt-4 rounded-base bg-ground px-3.5 py-3 text-sm">
      {t("Amounts in {{code}} are a guide. You are charged in {{own}}: {{amount}}.", {
        code,
        own: defaultCurrency.currencyName,
        amount: ownMoney(total),
      })}
    </p>
  );
}
