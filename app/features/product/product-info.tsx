import type { ReactNode, RefObject } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { CachedMarkup } from "~/ui/cached-markup.tsx";
import { Link } from "~/ui/link.tsx";
import { CatalogueText, ProductName } from "../catalogue/catalogue-text.tsx";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import { priceOf } from "../catalogue/price.ts";
import type { ProductDetails, ProductSummary } from "../catalogue/product.ts";
import { DurabilityLabel } from "../guarantee/durability-label.tsx";
import { DeliveryNotes } from "./delivery-notes.tsx";
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

/** A product's name, price and short description. */
export function ProductHead({ product, details, rating, offerEnd }: ProductHeadProps) {
  const { t } = useTranslation();
  return (
    <CachedMarkup
      as="div"
      name={offerEnd ? undefined : `head ${product.id} ${JSON.stringify(product.customers)}`}
      of={details}
      className="space-y-4"
    >
      <h1 className="text-[2rem] leading-[1.1] lg:text-4xl xl:text-[2.75rem]">
        <ProductName of={product} />
      </h1>
      {rating}
      <div>
        <PriceTag product={product} isLarge hasEnergyClass />
        <p className="mt-1 text-[0.8125rem] text-muted">
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
      <p className="text-[1.0625rem] leading-relaxed">
        <CatalogueText language={details.language}>{details.shortDescription}</CatalogueText>
      </p>
    </CachedMarkup>
  );
}

type ProductBuyProps = {
  purchase: Purchase;
  details: ProductDetails;
  choice: ProductChoice;
  onChoose: (choice: ProductChoice) => void;
  mainRow: RefObject<HTMLDivElement | null>;
};

/** Purchase controls, and what shoppers want to know before buying. */
export function ProductBuy({ purchase, details, choice, onChoose, mainRow }: ProductBuyProps) {
  const { product } = purchase;
  return (
    <>
      <div className="space-y-5 md:row-span-2">
        <PurchasePanel purchase={purchase} sizeChart={details.sizeChart} onChoose={onChoose} mainRow={mainRow} />
        <ProductActions product={product} choice={choice} />
      </div>
      {!product.affiliateLink && <DeliveryNotes product={product} isSoldOut={purchase.stock === 0} />}
    </>
  );
}
