import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type PictureMasonryProps = { title: string; products: readonly ProductSummary[] };

const shapes = ["aspect-4/5", "aspect-3/4", "aspect-square", "aspect-4/5", "aspect-2/3", "aspect-square"];

/** Pictures only, in low light and masonry columns; name, price and action slide over the hovered or focused one. */
export function PictureMasonry({ title, products }: PictureMasonryProps) {
  const { t } = useTranslation("homes");
  return (
    <section aria-label={title} className="px-2 py-2 md:px-3 md:py-3">
      <h2 className="sr-only">{title}</h2>
      <ul className="columns-2 gap-2 md:columns-4 md:gap-3">
        {products.map((product, i) => (
          <li key={product.id} className="group relative mb-2 break-inside-avoid overflow-hidden rounded-base md:mb-3">
            <Link to={productPath(product)} aria-label={t("See {{name}}", { name: product.name })} className="block">
              <Picture
                path={product.pictures[0]}
                alt={product.alt[0] ?? ""}
                sizes="(min-width: 48rem) 25vw, 50vw"
                className={`w-full brightness-75 contrast-110 transition-[filter] duration-700 group-focus-within:brightness-100 group-hover:brightness-100 motion-reduce:transition-none ${shapes[i % shapes.length]}`}
              />
            </Link>
            <div className="lift inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 bg-paper p-3 text-ink group-focus-within:translate-y-0 group-hover:translate-y-0 md:p-4 pointer-fine:absolute pointer-fine:translate-y-full">
              <div>
                <p className="leading-snug">
                  <ProductName of={product} />
                </p>
                <PriceTag product={product} />
              </div>
              <AddButton product={product} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
