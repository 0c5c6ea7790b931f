import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";
import { PriceChip } from "./price-chip.tsx";

type SpotlightHeroProps = {
  title: string;
  text: string;
  action: Action;
  product: ProductSummary | undefined;
  /** Short ways on, under the words. */
  ways: readonly Action[];
};

/** One product in a pool of light on a dark stage, ringed in the accent, with the words set large beside it. */
export function SpotlightHero({ title, text, action, product, ways }: SpotlightHeroProps) {
  return (
    <section className="relative overflow-hidden bg-paper text-ink">
      <div className="wrap grid items-center gap-4 pt-4 pb-12 lg:min-h-[min(46rem,calc(100svh-5rem))] lg:grid-cols-[1.1fr_1fr] lg:py-10">
        <div className="relative z-10 max-lg:order-last">
          <h1 className="text-[3rem] leading-[0.98] md:text-7xl xl:text-[6.5rem]">{title}</h1>
          <p className="mt-5 max-w-md text-lg leading-snug text-muted">{text}</p>
          <PanelLink {...action} className="mt-8 border-accent bg-accent text-accent-ink hover:bg-accent/90" />
          <ul className="mt-9 flex flex-wrap gap-x-7 gap-y-1 border-t border-line pt-4">
            {ways.map((way) => (
              <li key={way.to}>
                <Link to={way.to} className="inline-flex min-h-11 items-center hover:underline">
                  {way.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {product && (
          <div className="relative mx-auto w-full max-w-[24rem] lg:max-w-[38rem]">
            <Link
              to={productPath(product)}
              aria-label={product.name}
              className="glow block overflow-hidden rounded-full border-2 border-accent"
            >
              <Picture
                path={product.pictures[0]}
                alt={product.alt[0] ?? ""}
                sizes="(min-width: 64rem) 38rem, 24rem"
                isFirst
                className="aspect-square w-full object-[50%_58%]"
              />
            </Link>
            <PriceChip product={product} className="absolute end-0 bottom-4 lg:bottom-12" />
          </div>
        )}
      </div>
    </section>
  );
}
