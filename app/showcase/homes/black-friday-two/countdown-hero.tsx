import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { Countdown } from "../../sections/countdown.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

type CountdownHeroProps = {
  title: string;
  text: { before: string; today: string };
  action: Action;
  /** The biggest reductions, in order. */
  products: readonly ProductSummary[];
};

/** A headline with the countdown beside it, above the biggest reductions in one unbroken row. */
export function CountdownHero({ title, text, action, products }: CountdownHeroProps) {
  const { t } = useTranslation("homes");
  return (
    <section>
      <div className="wrap grid gap-8 pt-8 pb-8 md:pt-12 lg:grid-cols-[1fr_auto] lg:items-end">
        <h1 className="text-[clamp(3rem,9.6vw,9.5rem)] leading-[0.88]">{title}</h1>
        <div className="border-accent lg:max-w-md lg:border-s-8 lg:ps-6">
          <Countdown text={text} />
          <PanelLink {...action} look="filled" className="mt-4" />
        </div>
      </div>
      <ul className="scroller flex snap-x overflow-x-auto">
        {products.map((product, i) => (
          <li key={product.id} className="w-[62%] shrink-0 snap-start sm:w-[38%] lg:w-auto lg:flex-1">
            <Link to={productPath(product)} className="group relative block overflow-hidden -outline-offset-4">
              <Picture
                path={product.pictures[0]}
                alt={product.alt[0] ?? ""}
                sizes="(min-width: 64rem) 25vw, 62vw"
                isFirst={i === 0}
                className="aspect-[6/7] w-full transition-transform duration-500 group-hover:scale-[1.03] motion-reduce:transition-none"
              />
              <span className="absolute start-0 top-0 bg-accent px-3 py-1.5 font-display text-2xl leading-none text-accent-ink tabular-nums md:text-4xl">
                {t("−{{percent}}%", { percent: priceOf(product).percent })}
              </span>
              <div className="flex min-h-24 flex-wrap items-start justify-between gap-x-4 border-b-4 border-ink bg-surface px-4 py-3 text-ink">
                <span className="leading-snug font-semibold group-hover:underline">
                  <ProductName of={product} />
                </span>
                <PriceTag product={product} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
