import { useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { focusHeading } from "~/ui/focus-heading.ts";
import { Picture } from "~/ui/picture.tsx";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { times } from "../catalogue/price.ts";
import { Money } from "../currency/money.tsx";
import { addManyToCart } from "./cart.store.ts";
import { choiceWords, linePicture } from "./line-name.ts";
import type { CartRow } from "./use-cart-lines.ts";

/** A cart shared by link: it is only added if the shopper says so. */
export function SharedCart({ lines }: { lines: readonly CartRow[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAdded = useRef(false);
  function leave() {
    focusHeading();
    void navigate("/cart", { replace: true, preventScrollReset: true });
  }
  function addAll() {
    if (isAdded.current) return;
    isAdded.current = true;
    const wanted = lines.map(({ line, product }) => ({
      product,
      selection: { color: line.selectedProductColor, size: line.selectedProductSize },
      quantity: line.quantity,
    }));
    addManyToCart(wanted);
    leave();
  }
  return (
    <section aria-labelledby="shared-cart" className="mb-10 rounded-base border border-line bg-surface p-5 md:p-6">
      <h2 id="shared-cart" className="text-2xl">
        {t("Somebody shared a cart with you")}
      </h2>
      <p className="mt-1 text-muted">{t("Your own cart stays as it is.")}</p>
      <ul className="my-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {lines.map((row) => (
          <SharedLine key={row.line.cartItemId} row={row} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button data-once onClick={addAll}>
          {t("Add all to my cart")}
        </Button>
        <Button look="quiet" onClick={leave}>
          {t("No, thank you")}
        </Button>
      </div>
    </section>
  );
}

/** A shared line with the quantity available, and the limit if that is less. */
function SharedLine({ row: { line, product, price, stock } }: { row: CartRow }) {
  const { t } = useTranslation();
  const pieces = Math.min(line.quantity, stock);
  const choice = choiceWords(t, line);
  return (
    <li className="flex items-center gap-3">
      <Picture path={linePicture(product, line)} alt="" sizes="3.5rem" className="aspect-4/5 w-14 rounded-base" />
      <p className="min-w-0 text-[0.9375rem] leading-snug">
        {pieces} × <ProductName of={product} />
        {choice && <span className="block text-sm text-muted">{choice}</span>}
        <span className="block text-sm">
          <Money cents={times(price, pieces)} />
        </span>
        {pieces < line.quantity && (
          <span className="block text-sm">{t("No more than {{count}} available", { count: stock })}</span>
        )}
      </p>
    </li>
  );
}
