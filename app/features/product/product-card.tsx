import { Eye } from "lucide";
import { memo, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { IconButton } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { choicePath } from "../catalogue/addresses.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { titleOf } from "../catalogue/department-names.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { AddButton } from "./add-button.tsx";
import { useGoesByKeys } from "./by-keys.store.ts";
import { recordCardPicture } from "./card-picture.ts";
import { ColourDots } from "./colour-dots.tsx";
import { CompareButton } from "./compare-button.tsx";
import { pictureIn } from "./gallery-pictures.ts";
import { gallerySizes } from "./gallery-sizes.ts";
import { preloadPicture } from "./preload-picture.ts";
import { PriceTag } from "./price-tag.tsx";
import { ProductBadge } from "./product-badge.tsx";
import { ProductStars } from "./product-stars.tsx";
import { openQuickView } from "./quick-view.store.ts";
import { WishButton } from "./wish-button.tsx";

const cardSizes = "(min-width: 120rem) 27rem, (min-width: 80rem) 19rem, (min-width: 48rem) 24vw, calc(50vw - 1.5rem)";

type ProductCardProps = {
  product: CardProduct;
  /** One of the product's colours, to show it in. */
  colour?: string | undefined;
  sizes?: string;
  /** For cards in the first view. */
  isFirst?: boolean;
  /** Heading level, to keep the page's outline intact. */
  level?: "h2" | "h3";
  /** Whether it shows its rating, and its name at all times where the theme's form waits for the pointer. */
  hasStars?: boolean;
};

/**
 * A product in a grid or row: picture (a second one on hover), name, price and actions. Its name, whose link frames the
 * whole card, is read first. Buttons for mouse and keyboard only are mounted once either is in use. The classes `card-…`
 * are for the forms that a theme may give it (`app/themes/cards`).
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, colour, sizes = cardSizes, isFirst = false, level: Heading = "h3", hasStars = false } = props;
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const [wasPointedAt, setPointedAt] = useState(false);
  const [wasReached, setReached] = useState(false);
  const isByKeys = useGoesByKeys((state) => state.isByKeys);
  const [front, second] = product.pictures;
  const own = pictureIn(product, colour) ?? front;

  function onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType === "mouse") setPointedAt(true);
    if (pointerType !== "touch") setReached(true);
    preloadPicture(currentTarget, gallerySizes);
  }

  return (
    <article
      ref={card}
      onPointerEnter={onPointerEnter}
      onFocus={() => setReached(true)}
      className={`card group relative flex h-full flex-col ${hasStars ? "has-stars" : ""}`}
    >
      <div className="card-name order-1 mt-3">
        <Heading className="font-text text-[0.9375rem] leading-snug font-medium tracking-normal">
          <Link
            to={choicePath(product, { colour })}
            onClick={() => recordCardPicture(card.current)}
            className="outline-none after:absolute after:inset-0 after:rounded-base hover:underline focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink"
          >
            <ProductName of={product} />
          </Link>
        </Heading>
      </div>
      <div className="card-picture relative aspect-4/5 overflow-hidden rounded-base bg-ground">
        <Picture path={own} alt="" sizes={sizes} isFirst={isFirst} className="size-full" />
        {second && own === front && wasPointedAt && (
          <Picture
            path={second}
            alt=""
            sizes={sizes}
            isOver
            className="absolute inset-0 size-full opacity-0 transition-opacity duration-300 group-hover:opacity-100 motion-reduce:transition-none"
          />
        )}
        <ProductBadge product={product} />
      </div>
      <div className="card-marks absolute end-2 top-2 z-10 flex flex-col gap-1 *:bg-surface/90 *:text-ink">
        <WishButton product={product} colour={colour} />
        {(wasReached || isByKeys) && (
          <span className="contents pointer-fine:*:opacity-0 pointer-fine:group-focus-within:*:opacity-100 pointer-fine:group-hover:*:opacity-100 pointer-coarse:*:hidden *:bg-surface/90">
            <IconButton
              label={t("Quick view of {{name}}", { name: product.name })}
              onClick={() => openQuickView(product, colour)}
            >
              <Icon of={Eye} size={18} strokeWidth={1.6} />
            </IconButton>
            <CompareButton product={product} />
          </span>
        )}
      </div>
      <div className="card-words order-2 mt-1 flex flex-1 flex-col">
        <div className="card-price mb-3 space-y-1.5">
          <span className="card-spec hidden text-sm text-muted">{t(titleOf(product.category.at(-1) ?? ""))}</span>
          <PriceTag product={product} />
          {(hasStars || product.variation) && (
            <span className="card-more flex min-h-4 flex-wrap items-center gap-x-4 gap-y-1">
              {hasStars && <ProductStars product={product} size={14} />}
              {product.variation && <ColourDots variation={product.variation} />}
            </span>
          )}
        </div>
        <div className="card-add relative z-10 mt-auto grid">
          <AddButton product={product} colour={colour} />
        </div>
      </div>
    </article>
  );
});
