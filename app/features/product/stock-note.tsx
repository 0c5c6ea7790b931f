import { useTranslation } from "~/i18n/use-translation.tsx";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import { type CardProduct, stockOf, totalStock } from "../catalogue/product.ts";
import { stockWords } from "./stock-words.ts";

const tones = { good: "text-good", warn: "text-warn", sale: "text-sale" } as const;

/** A product's stock in words: of one variation, or the total of all. */
export function StockNote({ product, choice = {} }: { product: CardProduct; choice?: ProductChoice }) {
  const { t } = useTranslation();
  const { colour, size } = choice;
  const { text, values, tone } = stockWords(colour && size ? stockOf(product, colour, size) : totalStock(product));
  return <span className={tones[tone]}>{t(text, values)}</span>;
}
