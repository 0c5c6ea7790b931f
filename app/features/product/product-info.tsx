import type { ReactNode, RefObject } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import { priceOf } from "../catalogue/price.ts";
import type { ProductDetails, ProductSummary } from "../catalogue/product.ts";
import { DurabilityLabel } from "../guarantee/durability-label.tsx";
import { EnergyClass } from "./energy-class.tsx";
import { OfferCountdown } from "./offer-countdown.tsx";
import { PriceTag } from "./price-tag.tsx";
import { ProductActions } from "./product-actions.tsx";
import { PurchasePanel } from "./purchase-panel.tsx";
import type { Purchase } from "./use-purchase.ts";

type ProductHeadProps = {
  product: ProductSummary;
  details: ProductDetails;
  /** Link to the reviews. */
  rating: ReactNode;
  offerEnd: string | undefined;
};

/** A product's rating and price. */
export function ProductHead({ product, details, rating, offerEnd }: ProductHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="space-y-4">
      {rating}
      <div>
        <PriceTag product={product} isLarge hasEnergyClass />
        <p className="mt-1 text-sm text-muted">
          {priceOf(product).was && `${t("Crossed-out price: our lowest in the 30 days before the reduction.")} `}
          {!product.affiliateLink && (
            <>
              {`${t("VAT included, plus")} `}
              <Link to="/delivery" className="underline underline-offset-2 hover:no-underline">
                {t("delivery")}
              </Link>
            </>
          )}
        </p>
        <EnergyClass energy={details.energy} />
      </div>
      {product.guarantee && <DurabilityLabel guarantee={product.guarantee} />}
      {offerEnd && <OfferCountdown until={offerEnd} />}
    </div>
  );
}

type ProductBuyProps = {
  purchase: Purchase;
  details: ProductDetails;
  choice: ProductChoice;
  onChoose: (choice: ProductChoice) => void;
  mainRow: RefObject<HTMLDivElement | null>;
};

/** Purchase controls and what else can be done with a product. They are read before the description above them. */
export function ProductBuy({ purchase, details, choice, onChoose, mainRow }: ProductBuyProps) {
  const { product } = purchase;
  return (
    <div className="order-2 space-y-5 md:col-start-2 md:row-span-3 md:row-start-1">
      <PurchasePanel purchase={purchase} sizeChart={details.sizeChart} onChoose={onChoose} mainRow={mainRow} />
      <ProductActions product={product} choice={choice} />
    </div>
  );
}
