import type { ProductSummary } from "~/features/catalogue/product.ts";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";

/** The text of a slide about one product. */
export type WordedSlide = { product: ProductSummary | undefined; title: string; text: string; action: Action };

type SlideWordsProps = { slide: WordedSlide; isFirst: boolean; titleSize: string };

/** A slide's title and text with its link and price; the first slide's title is the page's `h1`. */
export function SlideWords({ slide, isFirst, titleSize }: SlideWordsProps) {
  const { product, title, text, action } = slide;
  const Heading = isFirst ? "h1" : "h2";
  return (
    <>
      <Heading className={titleSize}>{title}</Heading>
      <p className="mt-5 max-w-sm text-lg leading-snug">{text}</p>
      <div className="mt-7 flex flex-wrap items-center gap-5">
        <PanelLink {...action} />
        {product && <PriceChip product={product} />}
      </div>
    </>
  );
}
