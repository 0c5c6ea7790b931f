import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { UnitPrice } from "~/features/currency/unit-price.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

type CrossingHeroProps = {
  /** One line each; they run across the picture's edge. */
  lines: readonly [string, string];
  text: string;
  action: Action;
  product: ProductSummary | undefined;
};

/** A picture on half the page, and a headline too large for the other half, which overlaps the picture. */
export function CrossingHero({ lines, text, action, product }: CrossingHeroProps) {
  return (
    <section className="relative overflow-hidden bg-paper text-ink md:min-h-[36rem] lg:min-h-[min(50rem,calc(100svh-7rem))]">
      <Picture
        path={product?.pictures[0]}
        alt=""
        sizes="(min-width: 48rem) 50vw, 100vw"
        isFirst
        className="h-[26rem] w-full object-[50%_12%] grayscale md:absolute md:inset-y-0 md:end-0 md:h-full md:w-1/2"
      />
      <div className="wrap relative flex flex-col pb-8 -mt-14 md:mt-0 md:min-h-[36rem] lg:min-h-[min(50rem,calc(100svh-7rem))] md:justify-between md:pt-10">
        <p className="max-w-64 text-lg leading-snug order-2 mt-5 md:order-none md:mt-0 lg:max-w-80">{text}</p>
        <h1 className="text-[clamp(3.25rem,13.2vw,13rem)] leading-[0.86] order-1 md:order-none">
          <span className="block">{lines[0]}</span>
          <span className="block md:ps-[7.5vw]">{lines[1]}</span>
        </h1>
        <div className="flex flex-wrap items-end justify-between gap-4 order-3 mt-6 md:order-none md:mt-0">
          <PanelLink {...action} className="border-accent bg-accent text-accent-ink hover:bg-accent/90" />
          {product && (
            <Link
              to={productPath(product)}
              className="inline-flex min-h-12 items-center gap-6 bg-ink px-5 text-[0.9375rem] font-medium text-paper hover:underline"
            >
              <ProductName of={product} />
              <span>
                <Money cents={priceOf(product).now} />
                <UnitPrice product={product} className="block text-sm" />
              </span>
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
