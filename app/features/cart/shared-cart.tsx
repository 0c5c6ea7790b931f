import { useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { times } from "../catalogue/price.ts";
import { Money } from "../currency/money.tsx";
import { addManyToCart } from "./add-to-cart.ts";
import { choiceWords, linePath, linePicture } from "./line-name.ts";
import type { CartRow } from "./use-cart-lines.ts";

/** A cart shared by link: it is only added if the shopper says so. */
export function SharedCart({ lines }: { lines: readonly CartRow[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const offered = lines.filter((row) => row.isMade);
  const isAdded = useRef(false);
  function leave() {
    focusHeading();
    void navigate("/cart", { replace: true, preventScrollReset: true });
  }
  function addAll() {
    if (isAdded.current) return;
    isAdded.current = true;
    const wanted = offered.map(({ line, product }) => ({
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
        {offered.length > 0 && (
          <Button data-once onClick={addAll}>
            {t("Add all to my cart")}
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          {t("No, thank you")}
        </Button>
      </div>
    </section>
  );
}

/** A shared line with the quantity available, and the limit if that is less; or a way to another choice. */
function SharedLine({ row: { line, product, price, stock, most, isMade } }: { row: CartRow }) {
  const { t } = useTranslation();
  const pieces = isMade ? Math.min(line.quantity, most) : line.quantity;
  const choice = choiceWords(t, line);
  return (
    <li className="flex items-center gap-3">
      <Picture path={linePicture(product, line)} alt="" sizes="3.5rem" className="aspect-4/5 w-14 rounded-base" />
      <div className="min-w-0 text-[0.9375rem] leading-snug">
        <p>
          {pieces} × <ProductName of={product} />
        </p>
        {choice && <p className="text-sm text-muted">{choice}</p>}
        {isMade ? (
          <p className="text-sm">
            <Money cents={times(price, pieces)} />
          </p>
        ) : (
          <p className="text-sm">
            {`${t("No longer offered in this choice")} `}
            <Link to={linePath(product, line)} className="inline-block py-1 underline underline-offset-4">
              {t("Choose anew")}
            </Link>
          </p>
        )}
        {pieces < line.quantity && (
          <p className="text-sm">
            {most < stock
              ? t("No more than {{most}} per order", { most })
              : t("No more than {{count}} available", { count: stock })}
          </p>
        )}
      </div>
    </li>
  );
}
