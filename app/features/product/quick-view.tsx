import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Dialog } from "~/platform/ui/dialog.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { choicePath } from "../catalogue/addresses.ts";
import { CatalogueText, ProductName } from "../catalogue/catalogue-text.tsx";
import { type ProductChoice, writeChoice } from "../catalogue/choice-query.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { DurabilityLabel } from "../guarantee/durability-label.tsx";
import { readChoice } from "./choice.ts";
import { EnergyClass } from "./energy-class.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import { PriceTag } from "./price-tag.tsx";
import { ProductStars } from "./product-stars.tsx";
import { PurchasePanel } from "./purchase-panel.tsx";
import { closeQuickView, useQuickView } from "./quick-view.store.ts";
import { useDetails } from "./use-details.ts";
import { useLiveStock } from "./use-live-stock.ts";
import { usePurchase } from "./use-purchase.ts";

/** Quick view of a product, opened from its card. */
export function QuickView() {
  const view = useQuickView();
  // Keep the last product visible while the dialog closes.
  const [{ product, colour }, setLast] = useState(view);
  if (view.product && view.product !== product) setLast(view);
  return (
    <Dialog isOpen={view.product !== undefined} onClose={closeQuickView} title={<ProductName of={product} />}>
      {product && <Glance key={product.id} product={product} colour={colour} />}
    </Dialog>
  );
}

function Glance(props: { product: CardProduct; colour: string | undefined }) {
  const { t } = useTranslation();
  const product = useLiveStock(props.product);
  const [choice, choose] = useState<ProductChoice>(() => readChoice(product, writeChoice({ colour: props.colour })));
  const purchase = usePurchase(product, choice);
  const details = useDetails(props.product);
  const own =
    details?.pictures ?? product.pictures.map((path) => ({ path, alt: product.name, language: product.language }));
  const [front] = galleryPictures(product, { pictures: own }, choice.colour, choice.colour && t(choice.colour));
  return (
    <div className="gap-x-8 md:grid md:grid-cols-2">
      <Picture
        path={front?.path}
        alt={front?.alt ?? product.name}
        language={front?.language}
        sizes="(min-width: 60rem) 27rem, (min-width: 48rem) 45vw, 40vw"
        className="float-start mb-5 max-md:me-4 aspect-4/5 w-2/5 self-start rounded-base md:w-full"
      />
      <div className="space-y-5">
        <div className="space-y-2">
          <ProductStars product={product} />
          <PriceTag product={product} isLarge hasEnergyClass />
          {!product.affiliateLink && (
            <p className="text-sm text-muted">{t("VAT included. Delivery is added at checkout.")}</p>
          )}
          <EnergyClass energy={details?.energy} />
          {product.guarantee && <DurabilityLabel guarantee={product.guarantee} />}
        </div>
        <p className="min-h-[4.5rem] max-sm:hidden">
          <CatalogueText language={details?.language}>{details?.shortDescription}</CatalogueText>
        </p>
        <div className="clear-both space-y-5">
          <PurchasePanel
            purchase={purchase}
            sizeChart={details?.sizeChart}
            onChoose={choose}
            onAdded={closeQuickView}
          />
          <ButtonLink to={choicePath(product, choice)} look="quiet" className="-ms-6" onClick={closeQuickView}>
            {t("See all details")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
