import { Trash2 } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { IconButton } from "~/platform/ui/button.tsx";
import type { LineLook } from "~/platform/ui/early-lines.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { QuantityStepper } from "~/platform/ui/quantity-stepper.tsx";
import { inlineButton } from "~/platform/ui/text-button.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { priceOf, times } from "../catalogue/price.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { Money } from "../currency/money.tsx";
import { UnitPrice } from "../currency/unit-price.tsx";
import { decreaseInCart, increaseInCart, removeFromCart } from "./edit-cart.ts";
import { openLineChoice } from "./line-choice.store.ts";
import { choiceWords, lineName, linePath, linePicture } from "./line-name.ts";
import type { CartRow } from "./use-cart-lines.ts";

/** How a line looks: on the cart page, and in the drawer. */
export const largeLine: LineLook = {
  row: "flex gap-4 py-6 sm:gap-6",
  picture: "aspect-4/5 shrink-0 self-start rounded-base w-22 sm:w-32",
  name: "font-medium leading-snug sm:text-lg",
  sizes: "(min-width: 40rem) 8rem, 5.5rem",
};
const smallLine: LineLook = {
  row: "flex gap-4 py-4",
  picture: "aspect-4/5 shrink-0 self-start rounded-base w-20",
  name: "font-medium leading-snug",
  sizes: "5rem",
};

type CartLineRowProps = {
  row: CartRow;
  onFollow?: () => void;
  /** For the cart page. */
  isLarge?: boolean;
  /** Further actions for the line, beside its quantity. */
  children?: ReactNode;
};

/** A cart line: product, quantity and price. */
export function CartLineRow({ row, onFollow, isLarge = false, children }: CartLineRowProps) {
  const { t } = useTranslation();
  const { line, product } = row;
  const look = isLarge ? largeLine : smallLine;
  const name = lineName(t, product, line);
  const setTo = (quantity: number) =>
    quantity < line.quantity ? decreaseInCart(line.cartItemId, name) : increaseInCart(line.cartItemId);
  return (
    <li className={look.row}>
      <Picture path={linePicture(product, line)} alt="" sizes={look.sizes} className={look.picture} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap fold items-start justify-between gap-x-4">
          <div className="flex-1">
            <p className={look.name}>
              <Link to={linePath(product, line)} onClick={onFollow} className="py-1 hover:underline">
                <ProductName of={product} />
              </Link>
            </p>
            <LineNotes row={row} />
          </div>
          <p className={`shrink-0 text-end font-medium leading-snug tabular-nums ${isLarge ? "sm:text-lg" : ""}`}>
            <Money cents={row.total} />
            <PriceBefore row={row} />
          </p>
        </div>
        <div className={`mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 ${isLarge ? "pt-4" : "pt-2"}`}>
          <QuantityStepper
            quantity={line.quantity}
            most={row.isCounted ? row.most : Math.max(row.most, line.quantity)}
            name={name}
            shortName={product.name}
            onChange={setTo}
            onBelow={() => removeFromCart(line.cartItemId, name)}
          />
          <IconButton
            label={t("Remove {{name}}", { name })}
            className="-me-3 ms-auto sm:order-3"
            onClick={() => removeFromCart(line.cartItemId, name)}
          >
            <Icon of={Trash2} size={18} strokeWidth={1.6} />
          </IconButton>
          {children && <span className="basis-full sm:basis-auto">{children}</span>}
        </div>
      </div>
    </li>
  );
}

/** The line's price before the reduction. */
function PriceBefore({ row: { line, product } }: { row: CartRow }) {
  const { t } = useTranslation();
  const { was } = priceOf(product);
  if (!was) return null;
  const before = t("Lowest price in the 30 days before");
  return (
    <>
      <span className="sr-only">{`${t(", was")} `}</span>
      <s role="presentation" className="block text-sm font-normal text-muted" title={before}>
        <Money cents={times(was, line.quantity)} />
      </s>
    </>
  );
}

function choicesIn({ variation = [] }: ProductSummary): number {
  return variation.reduce((count, { size }) => count + size.length, 0);
}

/** Choice, price per piece and per kilogram or litre, and the limit once it is reached. */
function LineNotes({ row: { line, product, price, stock, most, isCounted } }: { row: CartRow }) {
  const { t } = useTranslation();
  const choice = choiceWords(t, line);
  return (
    <div className="mt-1 space-y-0.5 text-sm text-muted">
      {choice && (
        <p>
          {choice}
          {choicesIn(product) > 1 && (
            <>
              {" \u2002"}
              <button
                type="button"
                className={inlineButton}
                aria-haspopup="dialog"
                aria-label={t("Change: {{name}}", { name: lineName(t, product, line) })}
                onClick={() => openLineChoice(line.cartItemId)}
              >
                {t("Change")}
              </button>
            </>
          )}
        </p>
      )}
      {line.quantity > 1 && (
        <p className="tabular-nums">
          <Money cents={price} /> {t("each")}
        </p>
      )}
      <UnitPrice product={product} price={price} className="block tabular-nums" />
      {isCounted && line.quantity >= most && (
        <p className="text-ink">
          {most < stock
            ? t("No more than {{most}} per order", { most })
            : t("No more than {{count}} available", { count: stock })}
        </p>
      )}
    </div>
  );
}
