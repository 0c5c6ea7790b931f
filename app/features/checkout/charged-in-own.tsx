import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ownCurrency } from "~/settings/own-currency.ts";
import type { Cents } from "../catalogue/product.ts";
import { useCurrency } from "../currency/currency.store.ts";
import { useMoney } from "../currency/money.tsx";
import { useChargedMoney } from "../orders/charged-money.tsx";

const besideGuides = "Amounts in {{code}} are a guide. You are charged in {{own}}: {{amount}}.";
const besideCharges = "You are charged in {{own}}: {{amount}}, about {{guide}}.";

type ChargedInOwnProps = {
  total: Cents;
  /** Whether the amounts beside it are those charged, not a guide in the shopper's currency. */
  isBesideCharges?: boolean;
};

/** Shows the charged amount to shoppers who chose another currency than the shop's own. */
export function ChargedInOwn({ total, isBesideCharges = false }: ChargedInOwnProps) {
  const { t } = useTranslation();
  const money = useChargedMoney(ownCurrency);
  const guide = useMoney();
  const code = useCurrency((currency) => currency.currencyName);
  if (code === ownCurrency) return null;
  return (
    <p className="mt-4 rounded-base bg-ground px-3.5 py-3 text-sm">
      {t(isBesideCharges ? besideCharges : besideGuides, {
        code,
        own: ownCurrency,
        amount: money(total),
        guide: guide(total),
      })}
    </p>
  );
}
