import { ExternalLink } from "lucide";
import { type ReactNode, type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, buttonClasses } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { QuantityStepper } from "~/platform/ui/quantity-stepper.tsx";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import type { SizeChart } from "../catalogue/product.ts";
import { BackInStockForm } from "./back-in-stock-form.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { StockLine } from "./stock-line.tsx";
import type { Purchase } from "./use-purchase.ts";

type PurchasePanelProps = {
  purchase: Purchase;
  sizeChart?: SizeChart | undefined;
  onChoose: (choice: ProductChoice) => void;
  /** Called after something was added to the cart. */
  onAdded?: () => void;
  /** The row with the main button, to observe whether it is in view. */
  mainRow?: RefObject<HTMLDivElement | null>;
  /** Replaces quantity and buttons while there is stock. */
  buttons?: ReactNode;
};

/** Purchase controls: colour and size, stock, quantity and buttons, or what replaces them. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { purchase, sizeChart, onChoose, onAdded, mainRow, buttons } = props;
  const { product, choice, stock } = purchase;
  const form = useRef<HTMLDivElement>(null);
  /** The pressed button unmounts: move the focus to the form that appears. */
  function awaitBack(soldOut: ProductChoice) {
    flushSync(() => onChoose(soldOut));
    form.current?.querySelector("input")?.focus();
  }
  if (product.affiliateLink) return <PartnerLink name={product.name} href={product.affiliateLink} />;
  return (
    <div className="space-y-6">
      <ChoiceFields purchase={purchase} sizeChart={sizeChart} onChoose={onChoose} onAwait={awaitBack} />
      <StockLine purchase={purchase} />
      {stock > 0 ? (
        (buttons ?? <CartButtons purchase={purchase} onAdded={onAdded} mainRow={mainRow} />)
      ) : (
        <div ref={form}>
          <BackInStockForm product={product} choice={choice} />
        </div>
      )}
    </div>
  );
}

type CartButtonsProps = Pick<PurchasePanelProps, "purchase" | "onAdded" | "mainRow">;

function CartButtons({ purchase, onAdded, mainRow }: CartButtonsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { product, left, quantity, setQuantity, add, inCart } = purchase;
  const isSpent = left === 0 && inCart > 0;
  function buyNow() {
    if (!isSpent && !add()) return;
    onAdded?.();
    navigate("/checkout");
  }
  return (
    <div className="space-y-3">
      <div ref={mainRow} className="flex flex-wrap fold gap-3">
        <QuantityStepper quantity={quantity} most={left} name={product.name} isOnly onChange={setQuantity} />
        {/* Leads readers past the pictures. */}
        <h2 className="sr-only">{t("Cart")}</h2>
        <Button
          data-once
          look="accent"
          className="flex-1"
          aria-disabled={isSpent}
          onClick={() => !isSpent && add() && onAdded?.()}
        >
          {t("Add to cart")}
        </Button>
      </div>
      <Button data-once look="outline" className="w-full" onClick={buyNow}>
        {t("Buy now")}
      </Button>
    </div>
  );
}

function PartnerLink({ name, href }: { name: string; href: string }) {
  const { t } = useTranslation();
  return (
    <div className="space-y-3">
      <a href={href} rel="sponsored noopener" target="_blank" className={buttonClasses("accent", "w-full")}>
        {t("Buy at our partner")}
        <Icon of={ExternalLink} size={17} />
        <span className="sr-only">{t("{{name}}, opens in a new tab", { name })}</span>
      </a>
      <p className="text-sm text-muted">
        {t(
          "Sold and delivered by the maker’s own shop, which sets price, stock and returns. We may earn a commission.",
        )}
      </p>
    </div>
  );
}
