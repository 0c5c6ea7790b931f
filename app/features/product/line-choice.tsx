import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Dialog } from "~/platform/ui/dialog.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { useCart } from "../cart/cart.store.ts";
import { type CartLine, isSameChoice } from "../cart/cart.ts";
import { lineById } from "../cart/change-choice.ts";
import { changeLine } from "../cart/change-line.ts";
import { closeLineChoice, useLineChoice } from "../cart/line-choice.store.ts";
import { linePicture } from "../cart/line-name.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { type ProductChoice, writeChoice } from "../catalogue/choice-query.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { keptChoice, readChoice } from "./choice.ts";
import { EnergyClass } from "./energy-class.tsx";
import { PriceTag } from "./price-tag.tsx";
import { PurchasePanel } from "./purchase-panel.tsx";
import { useDetails } from "./use-details.ts";
import { useLiveStock } from "./use-live-stock.ts";
import { type Purchase, usePurchase } from "./use-purchase.ts";

/** The choice of another colour or size for a line of the cart or one saved for later. */
export function LineChoice() {
  const { cartItemId } = useLineChoice();
  const line = useCart((cart) => (cartItemId ? lineById(cart, cartItemId) : undefined));
  const product = useProducts(line ? [line._id] : [])?.byId(line?._id ?? "");
  // Keep the last line visible while the dialog closes.
  const [shown, setShown] = useState<{ line: CartLine; product: ProductSummary }>();
  if (line && product && (shown?.line !== line || shown.product !== product)) setShown({ line, product });
  const isOpen = line !== undefined && product !== undefined;
  return (
    <Dialog isOpen={isOpen} onClose={closeLineChoice} title={<ProductName of={shown?.product} />}>
      {shown && <Chooser key={shown.line.cartItemId} {...shown} />}
    </Dialog>
  );
}

function Chooser({ line, product: built }: { line: CartLine; product: ProductSummary }) {
  const product = useLiveStock(built);
  const { selectedProductColor: colour, selectedProductSize: size } = line;
  const [choice, choose] = useState<ProductChoice>(() => readChoice(product, writeChoice({ colour, size })));
  const purchase = usePurchase(product, choice);
  const details = useDetails(built);
  return (
    <div className="gap-x-8 md:grid md:grid-cols-2">
      <Picture
        path={linePicture(product, keptChoice(product.id, choice))}
        alt=""
        sizes="(min-width: 60rem) 27rem, (min-width: 48rem) 45vw, 40vw"
        className="float-start mb-5 max-md:me-4 aspect-4/5 w-2/5 self-start rounded-base md:w-full"
      />
      <div className="space-y-5">
        <div>
          <PriceTag product={product} isLarge hasEnergyClass />
          <EnergyClass energy={details?.energy} />
        </div>
        <div className="clear-both">
          <PurchasePanel
            purchase={purchase}
            sizeChart={details?.sizeChart}
            onChoose={choose}
            buttons={<ChangeButton line={line} purchase={purchase} />}
          />
        </div>
      </div>
    </div>
  );
}

/** Changes the line, unless all that an order may have of the choice is in the cart; what is missing is asked for. */
function ChangeButton({ line, purchase }: { line: CartLine; purchase: Purchase }) {
  const { t } = useTranslation();
  const { product, choice, stock, left, isWhole } = purchase;
  const isSaved = useCart((cart) => cart.savedForLater.includes(line));
  const isSame = !isSaved && isSameChoice(line, keptChoice(product.id, choice));
  const isSpent = isWhole && left === 0 && !isSame;
  function change() {
    if (isSpent || !purchase.check()) return;
    closeLineChoice();
    if (!isSame) changeLine(line.cartItemId, product, { color: choice.colour, size: choice.size }, stock);
  }
  return (
    <Button data-once look="accent" className="w-full" aria-disabled={isSpent} onClick={change}>
      {isSaved ? t("Add to cart") : t("Change")}
    </Button>
  );
}
