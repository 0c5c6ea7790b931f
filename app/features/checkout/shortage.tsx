import { useEffect, useRef } from "react";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { ApiFailure } from "~/platform/requests/api-client.ts";
import { Button } from "~/platform/ui/button.tsx";
import { useCart } from "../cart/cart.store.ts";
import { type CartLine, choiceOf, isSameChoice, setQuantity } from "../cart/cart.ts";
import { correctCart, removeFromCart } from "../cart/edit-cart.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { choiceParts } from "../catalogue/choice-words.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { type ShortLine, shortLinesOf } from "./short-lines.ts";

export type ShortageProps = { failure: ApiFailure; onDone: () => void };

/** The short lines, how many are left of each, and buttons that correct the cart. */
export function Shortage({ failure, onDone }: ShortageProps) {
  const { t } = useTranslation("checkout");
  const cart = useCart((state) => state.cartItems);
  const short = shortLinesOf(failure).flatMap((line) => {
    const item = cart.find((each) => isSameChoice(each, choiceOf(line)));
    return item && item.quantity > line.left ? [{ ...line, item }] : [];
  });
  const box = useRef<HTMLDivElement>(null);
  // A corrected line unmounts with its focused button: move the focus to what is left to do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a line has gone
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [short.length]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {short.length === 0 ? (
        <>
          <p>{t("Your cart has been updated. Please check the total, then order.")}</p>
          <Button look="outline" className="mt-4" onClick={onDone}>
            {t("Close")}
          </Button>
        </>
      ) : (
        <ul className="divide-y divide-line">
          {short.map((line) => (
            <ShortRow
              key={line.item.cartItemId}
              line={line}
              item={line.item}
              isLimit={failure.code === "too-many-pieces"}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** `isLimit`: an order can have no more, though there is more. */
function ShortRow({ line, item, isLimit }: { line: ShortLine; item: CartLine; isLimit: boolean }) {
  const { t } = useTranslation("checkout");
  const product = useProducts([line.id])?.byId(line.id);
  const name = product?.name ?? t("A product");
  const choice = commaList(t, choiceParts(t, line.color, line.size));
  const adjust = () =>
    line.left > 0
      ? correctCart((cart) => setQuantity(cart, item.cartItemId, line.left))
      : removeFromCart(item.cartItemId, name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p>
        <span className="font-medium">
          {product ? <ProductName of={product} /> : name}
          {choice && ` (${choice})`}
        </span>
        <span className="block text-sm text-muted">
          {isLimit
            ? t("{{left}} per order at most, {{inCart}} in your cart", { left: line.left, inCart: item.quantity })
            : line.left > 0
              ? t("{{left}} left, {{count}} in your cart", { left: line.left, count: item.quantity })
              : t("None left")}
        </span>
      </p>
      <Button look="outline" onClick={adjust}>
        {line.left > 0 ? t("Change to {{left}}", { left: line.left }) : t("Remove {{name}}", { name })}
      </Button>
    </li>
  );
}
