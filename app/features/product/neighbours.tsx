import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { productPath } from "../catalogue/addresses.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { priceOf } from "../catalogue/price.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { writeSharedIds } from "../compare/shared-ids.ts";
import { PriceTag } from "./price-tag.tsx";
import { ProductStars } from "./product-stars.tsx";

type NeighboursProps = { product: CardProduct; related: readonly CardProduct[] };

/** How a product compares with similar ones: all of them by price, and a link to their data side by side. */
export function Neighbours({ product, related }: NeighboursProps) {
  const { t } = useTranslation();
  const all = [product, ...related].toSorted((a, b) => priceOf(a).now - priceOf(b).now);
  return (
    <section className="wrap grid gap-x-8 gap-y-6 py-10 md:grid-cols-2 md:py-16 lg:gap-x-16">
      <div>
        <h2 className="text-3xl md:text-4xl">{t("Beside its neighbours")}</h2>
        <Link
          to={writeSharedIds(
            "/compare",
            [product, ...related].map(({ id }) => id),
          )}
          className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline"
        >
          {t("Compare them side by side")}
        </Link>
      </div>
      <ol className="border-t border-line">
        {all.map((one) => {
          const isThis = one.id === product.id;
          return (
            <li key={one.id} className="fold flex items-baseline justify-between gap-x-6 border-b border-line py-3">
              <span className="flex-1">
                {isThis ? (
                  <strong className="font-medium">
                    <ProductName of={one} />
                  </strong>
                ) : (
                  <Link to={productPath(one)} className="hover:underline">
                    <ProductName of={one} />
                  </Link>
                )}
                <ProductStars product={one} size={14} />
              </span>
              <PriceTag product={one} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
