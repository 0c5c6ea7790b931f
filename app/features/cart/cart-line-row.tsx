import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { IconButton } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { QuantityStepper } from "~/ui/quantity-stepper.tsx";
import { productPath } from "../catalogue/addresses.ts";
import { Money } from "../currency/money.tsx";
import { decreaseInCart, removeFromCart, setCartQuantity } from "./cart.store.ts";
import type { PricedLine } from "./use-cart-lines.ts";

type CartLineRowProps = { row: PricedLine; onFollow?: () => void };

/** The address of a line's product with its choice. */
export function linePath({ line, product }: PricedLine): string {
  if (!line.selectedProductColor) return productPath(product);
  const choice = new URLSearchParams({ colour: line.selectedProductColor, size: line.selectedProductSize ?? "" });
  return `${productPath(product)}?${choice}`;
}

/** One line of the cart: what it is, how many, what it costs. */
export function CartLineRow({ row, onFollow }: CartLineRowProps) {
  const { t } = useTranslation();
  const { line, product } = row;
  const variation = product.variation?.find((v) => v.color === line.selectedProductColor);
  const setTo = (quantity: number) =>
    quantity < line.quantity ? decreaseInCart(line.cartItemId) : setCartQuantity(line.cartItemId, quantity);
  return (
    <li className="flex gap-4 py-4">
      <Picture
        path={variation?.image ?? product.pictures[0]}
        alt=""
        sizes="6rem"
        className="aspect-4/5 w-20 shrink-0 rounded-base"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <p className="font-medium leading-snug">
            <Link to={linePath(row)} onClick={onFollow} className="hover:underline">
              {product.name}
            </Link>
          </p>
          <p className="tabular-nums">
            <Money cents={row.total} />
          </p>
        </div>
        {line.selectedProductColor && (
          <p className="text-sm text-muted">
            {t(line.selectedProductColor)}, {t("size {{size}}", { size: line.selectedProductSize?.toUpperCase() })}
          </p>
        )}
        {line.quantity >= row.stock && (
          <p className="text-sm text-muted">{t("That is all {{count}} we have", { count: row.stock })}</p>
        )}
        <div className="mt-2 flex items-center justify-between">
          <QuantityStepper
            quantity={line.quantity}
            most={row.stock}
            name={product.name}
            onChange={setTo}
            onBelow={() => removeFromCart(line.cartItemId)}
          />
          <IconButton
            label={t("Remove {{name}}", { name: product.name })}
            onClick={() => removeFromCart(line.cartItemId)}
          >
            <Trash2 size={18} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
