import { Link } from "react-router";
import { departmentPath, productPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { priceOf } from "~/features/catalogue/price.ts";
import { type ProductSummary, slugOf } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Picture } from "~/ui/picture.tsx";
import { PanelLink } from "./panel-link.tsx";

type DepartmentDealsProps = {
  title: string;
  text: string;
  /** Reduced products, the biggest reduction first. */
  products: readonly ProductSummary[];
  /** Shown per department. */
  most?: number;
};

/** Reductions by department, the department with the biggest one first; a row of names leads down to each. */
export function DepartmentDeals({ title, text, products, most = 4 }: DepartmentDealsProps) {
  const { t } = useTranslation("homes");
  const departments = [...Map.groupBy(products, (product) => product.category[0])];
  return (
    <section className="wrap py-12 md:py-20">
      <h2 className="text-4xl md:text-7xl">{title}</h2>
      <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>
      <ul className="mt-7 flex flex-wrap gap-2">
        {departments.map(([name, reduced]) => (
          <li key={name}>
            <a
              href={`#deals-${slugOf(name)}`}
              className="inline-flex min-h-11 items-center gap-2 border-2 border-ink px-4 text-[0.9375rem] font-semibold hover:bg-ink hover:text-paper"
            >
              {t(titleOf(name))}
              <span className="tabular-nums">−{reduced[0] && priceOf(reduced[0]).percent} %</span>
            </a>
          </li>
        ))}
      </ul>
      {departments.map(([name, reduced]) => (
        <div
          key={name}
          id={`deals-${slugOf(name)}`}
          className="mt-10 grid scroll-mt-24 gap-x-6 gap-y-5 border-t-4 border-ink pt-5 lg:grid-cols-[17rem_1fr]"
        >
          <div className="flex items-start justify-between gap-4 lg:flex-col lg:justify-start">
            <div>
              <h3 className="text-2xl md:text-3xl">{t(titleOf(name))}</h3>
              <p className="mt-1 font-display text-5xl leading-none text-accent tabular-nums md:text-7xl">
                −{reduced[0] && priceOf(reduced[0]).percent} %
              </p>
            </div>
            <PanelLink
              to={`${departmentPath(name)}?sale=1&sort=biggest-discount`}
              label={t("{{count}} reduced", { count: reduced.length })}
              look="arrow"
            />
          </div>
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
            {reduced.slice(0, most).map((product) => (
              <DealCard key={product.id} product={product} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function DealCard({ product }: { product: ProductSummary }) {
  return (
    <li className="flex flex-col">
      <Link to={productPath(product)} prefetch="intent" className="group relative block">
        <Picture
          path={product.pictures[0]}
          alt=""
          sizes="(min-width: 64rem) 16rem, 46vw"
          className="aspect-square w-full"
        />
        <span className="absolute end-0 bottom-0 bg-ink px-2 py-1 text-sm font-semibold text-paper tabular-nums">
          −{priceOf(product).percent} %
        </span>
        <span className="sr-only">{product.name}</span>
      </Link>
      <p className="mt-2 text-[0.9375rem] leading-snug font-medium">{product.name}</p>
      <PriceTag product={product} />
      <div className="mt-auto grid pt-3">
        <AddButton product={product} />
      </div>
    </li>
  );
}
