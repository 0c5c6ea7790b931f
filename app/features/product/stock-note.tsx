import { useTranslation } from "~/i18n/use-translation.tsx";
import { type CardProduct, totalStock } from "../catalogue/product.ts";
import { stockWords } from "./stock-words.ts";

const tones = { good: "text-good", warn: "text-warn", sale: "text-sale" } as const;

/** A product's stock in words, over all its variations. */
export function StockNote({ product }: { product: CardProduct }) {
  const { t } = useTranslation();
  const { text, values, tone } = stockWords(totalStock(product));
  return <span className={tones[tone]}>{t(text, values)}</span>;
}
