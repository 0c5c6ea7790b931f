import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { choicePath } from "../catalogue/addresses.ts";
import { ProductName, useCatalogueText } from "../catalogue/catalogue-text.tsx";
import { type CardProduct, totalStock } from "../catalogue/product.ts";
import { AddButton } from "../product/add-button.tsx";
import { ColourDots } from "../product/colour-dots.tsx";
import { CompareButton } from "../product/compare-button.tsx";
import { pictureIn } from "../product/gallery-pictures.ts";
import { PriceTag } from "../product/price-tag.tsx";
import { ProductBadge } from "../product/product-badge.tsx";
import { ProductStars } from "../product/product-stars.tsx";
import { stockWords } from "../product/stock-words.ts";
import { WishButton } from "../product/wish-button.tsx";
import { cutAtWord } from "./cut-at-word.ts";

/** Characters of a description that fill two lines beside a picture on a phone. */
const TWO_LINES = 52;

type ListingRowProps = {
  product: CardProduct;
  /** The product's colour to show it in. */
  colour: string | undefined;
  note: string | undefined;
  isFirst: boolean;
  isNarrow: boolean;
  /** Whether there is room for the price and buttons beside the text. */
  isWide: boolean;
};

/** A product as a row: picture, name, rating and description, price and buttons. */
export function ListingRow({ product, colour, note, isFirst, isNarrow, isWide }: ListingRowProps) {
  const inLanguage = useCatalogueText();
  return (
    <article
      className={`relative grid gap-x-4 md:gap-x-6 ${isNarrow ? "grid-cols-[min(8rem,40vw)_minmax(0,1fr)]" : "grid-cols-[min(8rem,40vw)_minmax(0,1fr)] sm:grid-cols-[12rem_1fr]"}`}
    >
      {/* Read before the picture and painted after it (`order`), in its own column from the start: HTML arrives in parts. */}
      <div
        className={`col-start-2 row-start-1 ${isWide ? "lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-x-12" : ""}`}
      >
        <div>
          <h2 className={`leading-tight ${isNarrow ? "text-lg" : "text-lg md:text-2xl"}`}>
            <Link to={choicePath(product, { colour })} className="after:absolute after:inset-0 hover:underline">
              <ProductName of={product} />
            </Link>
          </h2>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <ProductStars product={product} />
            {product.variation && <ColourDots variation={product.variation} />}
          </div>
          {note && (
            <p {...inLanguage()} className="mt-3 line-clamp-4 max-w-[41em] text-[0.9375rem] text-muted">
              <span className="sm:hidden">{cutAtWord(note, TWO_LINES)}</span>
              <span className="max-sm:hidden">{note}</span>
            </p>
          )}
        </div>
        <RowOffer product={product} colour={colour} />
      </div>
      <div className="relative -order-1 col-start-1 row-start-1 aspect-4/5 self-start overflow-hidden rounded-base bg-ground">
        <Picture
          path={pictureIn(product, colour) ?? product.pictures[0]}
          alt=""
          sizes={isNarrow ? "8rem" : "(min-width: 40rem) 12rem, 8rem"}
          isFirst={isFirst}
          className="size-full"
        />
        <ProductBadge product={product} />
      </div>
    </article>
  );
}

/** The price and buttons: below the text, or beside it if there is room. */
function RowOffer({ product, colour }: Pick<ListingRowProps, "product" | "colour">) {
  const { t } = useTranslation();
  const stock = stockWords(totalStock(product), false);
  return (
    <div>
      <div className="mt-3">
        <PriceTag product={product} />
      </div>
      {stock.tone === "warn" && !product.affiliateLink && (
        <p className="mt-1 text-sm text-warn">{t(stock.text, stock.values)}</p>
      )}
      <div className="relative z-10 mt-4 flex max-w-xs flex-wrap items-center gap-y-1">
        <span className="grid flex-1">
          <AddButton product={product} colour={colour} />
        </span>
        <span className="-me-3 flex">
          <WishButton product={product} colour={colour} />
          <CompareButton product={product} />
        </span>
      </div>
    </div>
  );
}
