import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import type { ProductSummary } from "../catalogue/product.ts";
import { stepsTo } from "./structured-data.ts";

/** Breadcrumb links from the home page to this product. */
export function ProductTrail({ product }: { product: ProductSummary }) {
  const { t } = useTranslation();
  const steps = stepsTo(product);
  return (
    <nav aria-label={t("Breadcrumb")} className="py-3 text-sm text-muted md:py-5">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, path }, i) =>
          i < steps.length - 1 ? (
            <li key={path}>
              <Link to={path} className="inline-block py-1 hover:text-ink hover:underline">
                {t(name)}
              </Link>
              <span aria-hidden className={`ms-2 text-muted/60 ${i === steps.length - 2 ? "max-md:hidden" : ""}`}>
                /
              </span>
            </li>
          ) : (
            // The heading that follows says it.
            <li key={path} aria-hidden aria-current="page" className="py-1 text-ink max-md:hidden">
              <ProductName of={product} />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
