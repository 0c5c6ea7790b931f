import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { departmentPath } from "../catalogue/addresses.ts";
import { titleOf } from "../catalogue/department-names.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { ProductGrid } from "../product/product-grid.tsx";

type SearchStartProps = {
  departments: readonly { name: string; count: number }[];
  title: string;
  products: readonly ProductSummary[];
  /** Whether something was searched for and not found. */
  isLost: boolean;
};

/** Products and departments to browse when a search found nothing or has no query yet. */
export function SearchStart({ departments, title, products, isLost }: SearchStartProps) {
  return (
    <>
      {products.length > 0 && (
        <section className="pt-6">
          <h2 className="mb-6 text-2xl">{title}</h2>
          <ProductGrid products={products} hasStars />
        </section>
      )}
      {departments.length > 1 && <Departments departments={departments} />}
      {isLost && <AskUs />}
    </>
  );
}

function AskUs() {
  const { t } = useTranslation();
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl">{t("Looking for something else? Ask us.")}</h2>
      <ButtonLink look="outline" to="/contact">
        {t("Contact")}
      </ButtonLink>
    </section>
  );
}

function Departments({ departments }: Pick<SearchStartProps, "departments">) {
  const { t } = useTranslation();
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl">{t("All departments")}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {departments.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={departmentPath(name)}
              className="flex min-h-11 items-baseline justify-between gap-4 border-b border-line py-3 font-display text-xl hover:border-ink"
            >
              {t(titleOf(name))}
              <span aria-hidden className="font-text text-sm text-muted tabular-nums">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
