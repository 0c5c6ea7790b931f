import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { inlineButton, textButton } from "~/platform/ui/text-button.ts";
import type { Products } from "../catalogue/catalogue.ts";
import { useCart } from "./cart.store.ts";
import type { CartLine } from "./cart.ts";
import { itemOf } from "./item-of.ts";
import { openLineChoice } from "./line-choice.store.ts";
import { lineName } from "./line-name.ts";
import type { ReconciledLine } from "./reconcile-cart.ts";
import { useCartStock } from "./refresh-stock.ts";
import { dismissReconciledLines, useReconciledLines } from "./use-cart-reconciliation.ts";

/** Lists what had to change in the cart, until the shopper dismisses it. */
export function ReconciledNotice({ products }: { products: Products | undefined }) {
  const { t } = useTranslation();
  const lines = useReconciledLines((state) => state.lines);
  const stock = useCartStock();

  function wordsFor({ line, left }: ReconciledLine): string {
    const product = products?.byId(line._id);
    if (!product || left === "not-sold") return t("A product is no longer sold, so we removed it.");
    const name = lineName(t, product, line);
    if (left === "not-made")
      return t("{{name}}: this choice is no longer offered, so we saved it for later.", { name });
    if (left <= 0) return t("{{name}} is sold out, so we saved it for later.", { name });
    if (left < (stock[itemOf(line)] ?? left))
      return t("{{name}}: no more than {{most}} per order, so we lowered your quantity.", { name, most: left });
    return t("{{name}}: only {{count}} left, so we lowered your quantity.", { name, count: left });
  }

  return (
    <div aria-live="polite">
      {lines.length > 0 && (
        <div className="mb-6 rounded-base border border-line border-s-4 border-s-warn bg-surface py-3 ps-4 pe-3">
          <p className="font-medium">{t("Your cart has changed since you were last here")}</p>
          <ul className="mt-1 space-y-0.5 text-[0.9375rem]">
            {lines.map((reconciled) => (
              <li key={`${reconciled.line.cartItemId} ${reconciled.left}`}>
                {wordsFor(reconciled)}
                {reconciled.left === "not-made" && <ChooseAnew line={reconciled.line} />}
              </li>
            ))}
          </ul>
          <button type="button" className={textButton} onClick={dismissReconciledLines}>
            {t("OK")}
          </button>
        </div>
      )}
    </div>
  );
}

/** Opens the choice of a saved line anew, as long as it is there. */
function ChooseAnew({ line: { cartItemId } }: { line: CartLine }) {
  const { t } = useTranslation();
  const isSaved = useCart((cart) => cart.savedForLater.some((line) => line.cartItemId === cartItemId));
  if (!isSaved) return null;
  return (
    <>
      {" "}
      <button type="button" className={inlineButton} aria-haspopup="dialog" onClick={() => openLineChoice(cartItemId)}>
        {t("Choose anew")}
      </button>
    </>
  );
}
