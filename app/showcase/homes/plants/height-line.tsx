import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

/** `height` in centimetres, and as the catalogue puts it. */
type Standing = { product: ProductSummary; height: number; words: string };

type HeightLineProps = { title: string; text: string; standing: readonly Standing[] };

/** Pixels of a line for each centimetre of a plant. */
const SCALE = 2.4;

/** Plants from the smallest to the tallest, each on a line as long as it is tall. */
export function HeightLine({ title, text, standing }: HeightLineProps) {
  const inOrder = standing.toSorted((a, b) => a.height - b.height);
  if (inOrder.length === 0) return null;
  return (
    <section className="bg-ground pt-12 text-ink md:pt-20">
      <div className="wrap">
        <h2 className="text-4xl md:text-6xl">{title}</h2>
        <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>
      </div>
      <ul className="scroller wrap mt-4 flex items-end gap-x-4 overflow-x-auto pb-8 md:gap-x-6">
        {inOrder.map(({ product, height, words }) => (
          <li key={product.id} className="group relative w-36 shrink-0 lg:w-auto lg:flex-1 lg:shrink">
            <Picture
              path={product.pictures[0]}
              alt=""
              sizes="(min-width: 64rem) 11vw, 9rem"
              className="aspect-4/5 w-full rounded-base"
            />
            <svg aria-hidden="true" width="100%" height={height * SCALE} className="block text-accent">
              <path d="M1 0v400" stroke="currentColor" strokeWidth="2" />
            </svg>
            <p className="border-t border-ink/40 pt-2 text-[0.9375rem] text-muted">
              <CatalogueText>{words}</CatalogueText>
            </p>
            <h3 className="font-text text-[0.9375rem] leading-tight font-medium tracking-normal">
              <Link to={productPath(product)} className="after:absolute after:inset-0 group-hover:underline">
                <ProductName of={product} />
              </Link>
            </h3>
            <PriceTag product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
