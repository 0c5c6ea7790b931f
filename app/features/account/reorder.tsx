import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { addManyToCart } from "../cart/add-to-cart.ts";
import { cartSlice } from "../cart/cart.store.ts";
import { choiceOf, piecesOf } from "../cart/cart.ts";
import { cartStock, refreshKnownStock } from "../cart/refresh-stock.ts";
import { choicePath } from "../catalogue/addresses.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { itemKey } from "../catalogue/product.ts";
import { useProducts } from "../catalogue/use-products.ts";
import type { OrderLine } from "../orders/order.ts";
import { lineKey } from "../orders/order-line-key.ts";
import { planReorder, type ReorderStep } from "./plan-reorder.ts";

const piecesInCart = (line: OrderLine) => piecesOf(cartSlice.store.getState(), choiceOf(line));

/** Adds an order's lines to the cart again and shows the outcome of each. */
export function Reorder({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation("account");
  const products = useProducts(lines.map((line) => line.id));
  const [steps, setSteps] = useState<readonly ReorderStep[]>([]);
  const [isBusy, setBusy] = useState(false);
  async function reorder(): Promise<void> {
    if (!products || isBusy) return;
    setBusy(true);
    await refreshKnownStock(lines.map(({ id, color, size }) => itemKey(id, color, size)));
    const plan = planReorder(lines, { byId: products.byId, left: cartStock(), inCart: piecesInCart });
    addManyToCart(
      plan.flatMap(({ product, line, pieces }) =>
        product && pieces > 0 ? [{ product, selection: { color: line.color, size: line.size }, quantity: pieces }] : [],
      ),
    );
    setSteps(plan);
    setBusy(false);
  }
  return (
    <section aria-labelledby="reorder" className="mt-14 border-t border-line pt-10 print:hidden">
      <h2 id="reorder" className="text-2xl">
        {t("Order this again")}
      </h2>
      <p className="mt-2 mb-5 max-w-xl text-muted">
        {t("Puts the same items in your cart, at today’s prices and as far as we have them.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button data-once look="outline" onClick={() => void reorder()} aria-disabled={!products || isBusy}>
          {t("Add all to cart")}
        </Button>
        {steps.some((step) => step.pieces > 0) && <ButtonLink to="/cart">{t("View cart")}</ButtonLink>}
      </div>
      <div role="status">
        <ul className="mt-5 max-w-xl divide-y divide-line empty:hidden">
          {steps.map((step) => (
            <li key={lineKey(step.line)} className="flex justify-between gap-6 py-3">
              <span>
                <ProductName of={step.line} />
              </span>
              <span className={step.outcome === "added" ? "text-end text-good" : "text-end text-muted"}>
                <Outcome step={step} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Outcome({ step: { outcome, pieces, line, product } }: { step: ReorderStep }) {
  const { t } = useTranslation("account");
  if (outcome === "added") return t("Added");
  if (outcome === "fewer")
    return t("{{count}} of {{wanted}} added: we have no more", { count: pieces, wanted: line.quantity });
  if (outcome === "limited")
    return t("{{added}} of {{wanted}} added: an order can have no more", { added: pieces, wanted: line.quantity });
  if (outcome === "in-cart") return t("All we have is already in your cart");
  if (outcome === "sold-out") return t("Sold out");
  if (!product) return t("No longer sold");
  return (
    <>
      {`${t("No longer offered in this choice")} `}
      <Link
        to={choicePath(product, { colour: line.color, size: line.size })}
        className="text-ink underline underline-offset-4"
      >
        {t("Choose anew")}
      </Link>
    </>
  );
}
