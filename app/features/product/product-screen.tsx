import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Section } from "~/ui/section.tsx";
import { Tabs } from "~/ui/tabs.tsx";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import type { CardProduct, ProductDetails, ProductSummary } from "../catalogue/product.ts";
import { Gallery } from "./gallery.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import { ProductBadges } from "./product-badges.tsx";
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
  /** The query of the address, with colour and size. */
  search: string;
  /** ISO time, while it lies ahead. */
  offerEnd: string | undefined;
  /** The way to the reviews, under the name. */
  rating: ReactNode;
  /** What the reviews tab holds. */
  reviews: ReactNode;
  /** Whether everything is rendered at once, or what lies below the first view after the first paint. */
  isWhole: boolean;
};

const besideColumns = "md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]";
const infoStands = {
  beside: { page: besideColumns, pictures: "lg:sticky lg:top-24 lg:self-start", words: "space-y-6" },
  sticky: { page: besideColumns, pictures: "", words: "space-y-6 lg:sticky lg:top-24 lg:self-start" },
  below: { page: "", pictures: "", words: `grid grid-rows-[auto_1fr] gap-x-8 gap-y-8 lg:gap-x-16 ${besideColumns}` },
};

/** Where pictures stand above the words and not beside them, what buys lies below the first view. */
const hasColumns = () => matchMedia("(min-width: 48rem)").matches;

/** A product with everything that belongs to it, in one of the six layouts. Give it the product's id as its key. */
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
  const pictures = useMemo(
    () => galleryPictures(product, details, choice.colour, choice.colour && t(choice.colour)),
    [product, details, choice.colour, t],
  );
  return (
    <>
      <div className="wrap">
        <ProductTrail product={product} />
        <div className={`grid gap-x-8 gap-y-8 lg:gap-x-16 ${stands.page}`}>
          <div className={`min-w-0 max-md:-mx-4 ${stands.pictures}`}>
            <Gallery
              kind={layout.gallery}
              name={product.name}
              pictures={pictures}
              isWhole={isRestDue}
              badges={layout.gallery !== "slider" && <ProductBadges product={product} />}
            />
          </div>
          <div className={`min-w-0 ${stands.words}`}>
            <ProductHead product={product} details={details} rating={rating} offerEnd={offerEnd} />
            {isBuyDue && (
              <ProductBuy purchase={purchase} details={details} choice={choice} onChoose={choose} mainRow={mainRow} />
            )}
          </div>
        </div>
      </div>
      {isRestDue && <Rest product={product} details={details} related={related} reviews={reviews} />}
      {isRestDue && <StickyAddBar purchase={purchase} watched={mainRow} />}
    </>
  );
}

type RestProps = Pick<ProductScreenProps, "product" | "details" | "related" | "reviews">;

/** What lies below the first view; a choice of colour or size changes nothing of it. */
const Rest = memo(function Rest({ product, details, related, reviews }: RestProps) {
  const { t } = useTranslation();
  const tabs = [
    { name: "details", title: t("Details"), content: <ProductFacts product={product} details={details} /> },
    { name: "description", title: t("Description"), content: <FullDescription details={details} /> },
    { name: "reviews", title: t("Reviews"), content: reviews },
  ];
  return (
    <>
      <div className="wrap mt-12 md:mt-20">
        <Tabs tabs={tabs} label={t("About {{name}}", { name: product.name })} />
      </div>
      {related.length > 0 && (
        <Section title={t("More like this")}>
          <ProductGrid products={related} />
        </Section>
      )}
      <RecentlyViewed current={product.id} />
      <OnPaper />
    </>
  );
});

/** The style of a printed product. A browser fetches such a sheet with the page, so it is put there once the page stands. */
function OnPaper() {
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(true), []);
  return isDue && <link rel="stylesheet" media="print" href={onPaper} />;
}

function FullDescription({ details: { fullDescription, language } }: Pick<RestProps, "details">) {
  return (
    <div className="max-w-2xl space-y-4 text-[1.0625rem] leading-relaxed">
      {fullDescription.split("\n\n").map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          <CatalogueText language={language}>{paragraph}</CatalogueText>
        </p>
      ))}
    </div>
  );
}
