import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { useIsCounted } from "../cart/known-stock.store.ts";
import { itemKey } from "../catalogue/product.ts";
import { stockWords } from "./stock-words.ts";
import type { Purchase } from "./use-purchase.ts";

const dots = { good: "bg-good", warn: "bg-warn", sale: "bg-sale" };
const words = { good: "text-good", warn: "text-warn", sale: "text-sale" };

/** Stock in words, the pieces already in the cart, and the limit if the quantity has reached it. */
export function StockLine({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const { product, choice, stock, most, inCart, left, quantity, missing } = purchase;
  const isCounted = useIsCounted([itemKey(product.id, choice.colour, choice.size)]);
  const { text, values, tone } = stockWords(stock, isCounted);
  const isOpen = missing.length > 0 && stock > 0;
  const stockText = isOpen ? t("In stock") : t(text, values);
  useAnnouncement(stockText, `${choice.colour} ${choice.size}`);
  const isSpent = missing.length === 0 && left === 0 && inCart > 0;
  if (isSpent)
    return (
      <p className="text-sm text-muted">
        {most < stock
          ? `${t("No more than {{most}} per order", { most })} · ${t("{{count}} in your cart", { count: inCart })}`
          : t("All {{count}} we have are already in your cart", { count: stock })}
      </p>
    );
  const isAtLimit = missing.length === 0 && left > 0 && quantity >= left && (quantity > 1 || inCart > 0);
  return (
    <p className="text-sm">
      <span className={`inline-flex items-center gap-2 font-medium ${words[isOpen ? "good" : tone]}`}>
        <span className={`size-2 rounded-full ${dots[isOpen ? "good" : tone]}`} aria-hidden />
        {stockText}
      </span>
      {inCart > 0 && <span className="text-muted"> · {t("{{count}} in your cart", { count: inCart })}</span>}
      {isAtLimit && (
        <span className="block text-muted">
          {most < stock
            ? t("No more than {{most}} per order", { most })
            : inCart > 0
              ? t("No more than {{count}} can be added", { count: left })
              : t("No more than {{count}} available", { count: left })}
        </span>
      )}
    </p>
  );
}
