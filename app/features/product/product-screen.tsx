import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Section } from "~/platform/ui/section.tsx";
import { Tabs } from "~/platform/ui/tabs.tsx";
import { CatalogueText, ProductName } from "../catalogue/catalogue-text.tsx";
import type { CardProduct, ProductDetails, ProductSummary } from "../catalogue/product.ts";
import { ChaptersInView } from "./chapters-in-view.tsx";
import { DeliveryNotes } from "./delivery-notes.tsx";
import { Gallery } from "./gallery.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import { ProductBadge } from "./product-badge.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { ProductBuy, ProductHead } from "./product-info.tsx";
import type { ProductLayout } from "./product-layouts.ts";
import onPaper from "./product-on-paper.css?url";
import { ProductTrail } from "./product-trail.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { StickyAddBar } from "./sticky-add-bar.tsx";
import { useAfterPaint } from "./use-after-paint.ts";
import { useAddressChoice } from "./use-choice.ts";
import { useLiveStock } from "./use-live-stock.ts";
import { usePurchase } from "./use-purchase.ts";

type ProductScreenProps = {
  product: ProductSummary;
  details: ProductDetails;
  related: readonly CardProduct[];
  layout: ProductLayout;
  /** The URL's query, with colour and size. */
  search: string;
  /** ISO time, if it is in the future. */
  offerEnd: string | undefined;
  /** Link to the reviews, below the name. */
  rating: ReactNode;
  /** Content of the reviews tab. */
  reviews: ReactNode;
  /** Whether to render everything immediately, or what is below the first view after the first paint. */
  isWhole: boolean;
};

const besideColumns = "md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]";
const beside = {
  page: `md:grid-rows-[auto_1fr] ${besideColumns}`,
  pictures: "max-md:-order-1 md:col-start-1 md:row-span-2 md:row-start-1",
  words: "md:col-start-2 md:row-start-2 flex flex-col gap-6",
  name: "md:col-start-2 md:row-start-1",
};
/** The name comes first for readers, though the pictures may be above or before it. */
const infoStands = {
  beside: { ...beside, pictures: `${beside.pictures} lg:sticky lg:top-24 lg:self-start` },
  sticky: { ...beside, words: `${beside.words} lg:sticky lg:top-24 lg:self-start` },
  below: {
    page: "",
    pictures: "-order-1 mb-4",
    words: `grid gap-x-8 gap-y-6 md:grid-rows-[auto_auto_1fr] lg:gap-x-16 ${besideColumns}`,
    name: "",
  },
};

/** If the pictures are above the text rather than beside it, the purchase controls are below the first view. */
const hasColumns = () => matchMedia("(min-width: 48rem)").matches;

/** A complete product page in one of the six layouts. Use its path as its key. */
export function ProductScreen({
  details,
  related,
  layout,
  search,
  offerEnd,
  rating,
  reviews,
  isWhole,
  ...given
}: ProductScreenProps) {
  const { t } = useTranslation();
  const product = useLiveStock(given.product);
  const [choice, choose] = useAddressChoice(product, search);
  const purchase = usePurchase(product, choice);
  const mainRow = useRef<HTMLDivElement>(null);
  const isRestDue = useAfterPaint(isWhole);
  const isBuyDue = isRestDue || hasColumns();
  const stands = infoStands[layout.info];
  /** The words beside a stack of pictures would end long before it. */
  const hasFactsBeside = layout.info === "sticky";
  const pictures = useMemo(
    () => galleryPictures(product, details, choice.colour, choice.colour && t(choice.colour)),
    [product, details, choice.colour, t],
  );
  return (
    <>
      <div className="wrap">
        <ProductTrail product={product} />
        <div className={`grid gap-x-8 gap-y-4 lg:gap-x-16 ${stands.page}`}>
          <h1 className={`text-[2rem] leading-[1.1] lg:text-4xl xl:text-[2.75rem] ${stands.name}`}>
            <ProductName of={product} />
          </h1>
          <div className={`min-w-0 max-md:-mx-4 max-md:mb-4 ${stands.pictures}`}>
            <Gallery
              kind={layout.gallery}
              name={product.name}
              pictures={pictures}
              isWhole={isRestDue}
              badges={layout.gallery !== "slider" && <ProductBadge product={product} />}
            />
          </div>
          <div className={`min-w-0 ${stands.words}`}>
            <ProductHead product={product} details={details} rating={rating} offerEnd={offerEnd} />
            {isBuyDue && (
              <ProductBuy purchase={purchase} details={details} choice={choice} onChoose={choose} mainRow={mainRow} />
            )}
            <p className="order-1 -mt-2 text-[1.0625rem] leading-relaxed md:col-start-1">
              <CatalogueText language={details.language}>{details.shortDescription}</CatalogueText>
            </p>
            {isBuyDue && !product.affiliateLink && <DeliveryNotes product={product} isSoldOut={purchase.stock === 0} />}
            {hasFactsBeside && isRestDue && <ProductFacts product={product} details={details} isNarrow />}
          </div>
        </div>
      </div>
      {isRestDue && <Rest {...{ product, details, related, reviews, hasFactsBeside }} />}
      {isRestDue && <StickyAddBar purchase={purchase} watched={mainRow} />}
    </>
  );
}

type RestProps = Pick<ProductScreenProps, "product" | "details" | "related" | "reviews"> & { hasFactsBeside: boolean };

/** Content below the first view; independent of the chosen colour and size. */
const Rest = memo(function Rest({ product, details, related, reviews, hasFactsBeside }: RestProps) {
  const { t } = useTranslation();
  const facts = { name: "details", title: t("Details"), content: <ProductFacts product={product} details={details} /> };
  const tabs = [...(hasFactsBeside ? [] : [facts]), { name: "reviews", title: t("Reviews"), content: reviews }];
  return (
    <>
      <div className="wrap mt-12 md:mt-20">
        <Tabs tabs={tabs} label={t("About {{name}}", { name: product.name })} />
      </div>
      <ChaptersInView product={product} details={details} related={related} />
      {related.length > 0 && (
        <Section title={t("More like this")}>
          <ProductGrid products={related} hasStars />
        </Section>
      )}
      <RecentlyViewed current={product.id} />
      <OnPaper />
    </>
  );
});

/** The print stylesheet, added after mounting: browsers would otherwise load it with the page. */
function OnPaper() {
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(true), []);
  return isDue && <link rel="stylesheet" media="print" href={onPaper} />;
}
