import { departmentPath, productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { priceOf } from "~/features/catalogue/price.ts";
import { type ProductSummary, slugOf } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";

/** From the shelf `reducedByDepartment`. */
type DepartmentReductions = { name: string; count: number; products: readonly ProductSummary[] };

type DepartmentDealsProps = { title: string; text: string; departments: readonly DepartmentReductions[] };

/** Departments with their own row, plus one if the rest is odd; the rest share rows, and on phones are lines without products. */
const LARGE = 5;

/** Reductions by department, the biggest first, with anchor links to each; renders nothing if nothing is reduced. */
export function DepartmentDeals({ title, text, departments }: DepartmentDealsProps) {
  const { t } = useTranslation("homes");
  if (departments.length === 0) return null;
  const large = LARGE + (Math.max(departments.length - LARGE, 0) % 2);
  return (
    <section className="wrap py-12 md:py-20">
      <h2 className="text-4xl md:text-7xl">{title}</h2>
      <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>
      <ul className="mt-7 flex flex-wrap gap-2">
        {departments.map(({ name, products }) => (
          <li key={name}>
            <a
              href={`#deals-${slugOf(name)}`}
              className="inline-flex min-h-11 items-center gap-2 border-2 border-ink px-3 text-[0.9375rem] font-semibold hover:bg-ink hover:text-paper"
            >
              {t(titleOf(name))}
              <Percent product={products[0]} />
            </a>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-10 max-sm:mt-10 lg:grid-cols-2">
        {departments.map((department, i) => (
          <DepartmentRow key={department.name} department={department} isLarge={i < large} />
        ))}
      </div>
    </section>
  );
}

function Percent({ product }: { product: ProductSummary | undefined }) {
  const { t } = useTranslation("homes");
  if (!product) return null;
  return <span className="tabular-nums">{t("−{{percent}}%", { percent: priceOf(product).percent })}</span>;
}

function DepartmentRow({ department, isLarge }: { department: DepartmentReductions; isLarge: boolean }) {
  const { t } = useTranslation("homes");
  const { name, count, products } = department;
  return (
    <div
      id={`deals-${slugOf(name)}`}
      className={`grid scroll-mt-24 content-start gap-x-6 gap-y-5 border-ink sm:mt-10 sm:border-t-4 sm:pt-4 ${isLarge ? "border-t-4 pt-4 max-sm:mb-10 lg:col-span-2 lg:grid-cols-[17rem_1fr]" : "max-sm:border-t max-sm:py-2 max-sm:last:border-b sm:grid-cols-[11rem_1fr]"}`}
    >
      <div
        className={`flex justify-between gap-4 ${isLarge ? "items-start lg:flex-col lg:justify-start" : "items-center sm:flex-col sm:items-start sm:justify-start"}`}
      >
        <div className={isLarge ? "" : "max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3"}>
          <h3 className={`md:text-3xl ${isLarge ? "text-2xl" : "text-xl sm:text-2xl"}`}>{t(titleOf(name))}</h3>
          <p
            className={`font-display leading-none text-accent sm:mt-1 ${isLarge ? "mt-1 text-5xl md:text-7xl" : "text-xl sm:text-4xl"}`}
          >
            <Percent product={products[0]} />
          </p>
        </div>
        <PanelLink
          to={`${departmentPath(name)}?sale=1&sort=biggest-discount`}
          label={t("{{count}} reduced", { count })}
          look="arrow"
          about={t(titleOf(name))}
          className="shrink-0"
        />
      </div>
      <ul className={`grid-cols-2 gap-4 ${isLarge ? "grid md:grid-cols-4" : "hidden sm:grid"}`}>
        {products.slice(0, isLarge ? 4 : 2).map((product) => (
          <DealCard key={product.id} product={product} />
        ))}
      </ul>
    </div>
  );
}

function DealCard({ product }: { product: ProductSummary }) {
  return (
    <li className="flex flex-col">
      <Link to={productPath(product)} className="group block">
        <span className="relative block">
          <Picture
            path={product.pictures[0]}
            alt=""
            sizes="(min-width: 64rem) 16rem, 46vw"
            className="aspect-4/5 w-full"
          />
          <span className="absolute end-0 bottom-0 bg-ink px-2 py-1 text-sm font-semibold text-paper">
            <Percent product={product} />
          </span>
        </span>
        <span className="mt-2 block text-[0.9375rem] leading-snug font-medium group-hover:underline">
          <ProductName of={product} />
        </span>
      </Link>
      <PriceTag product={product} />
      <div className="mt-auto grid pt-3">
        <AddButton product={product} />
      </div>
    </li>
  );
}
