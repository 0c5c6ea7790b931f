import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import { useCurrency } from "../currency/currency.store.ts";
import { defaultCurrency } from "../currency/currency.ts";
import { useEuros } from "../orders/euros.tsx";

/** Says what is charged where the amounts on show are in another currency than the catalogue's. */
export function ChargedInEuros({ total }: { total: Cents }) {
  const { t } = useTranslation();
  const euros = useEuros();
  const code = useCurrency((currency) => currency.currencyName);
  if (code === defaultCurrency.currencyName) return null;
  return (
    <p className="mt-4 rounded-base bg-ground px-3.5 py-3 text-sm">
      {t("Amounts in {{code}} are a guide. You are charged in euros: {{amount}}.", {
        code,
        amount: euros(total),
      })}
    </p>
  );
}
