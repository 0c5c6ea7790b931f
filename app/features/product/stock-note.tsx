import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsCounted } from "../cart/known-stock.store.ts";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import { itemsOf } from "../catalogue/live-stock.ts";
import { type CardProduct, itemKey, stockOf, totalStock } from "../catalogue/product.ts";
import { stockWords } from "./stock-words.ts";

const tones = { good: "text-good", warn: "text-warn", sale: "text-sale" } as const;

/** A product's stock in words: of one variation, or the total of all; in numbers if it has been counted. */
export function StockNote({ product, choice = {} }: { product: CardProduct; choice?: ProductChoice }) {
  const { t } = useTranslation();
  const { colour, size } = choice;
  const isOne = colour !== undefined && size !== undefined;
  const isCounted = useIsCounted(isOne ? [itemKey(product.id, colour, size)] : itemsOf(product));
  const pieces = isOne ? stockOf(product, colour, size) : totalStock(product);
  const { text, values, tone } = stockWords(pieces, isCounted);
  return <span className={tones[tone]}>{t(text, values)}</span>;
}
