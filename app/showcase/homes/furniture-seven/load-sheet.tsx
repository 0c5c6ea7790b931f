import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type Load = { product: ProductSummary; facts: Readonly<Record<string, string>> };

type LoadSheetProps = { title: string; text: string; loads: readonly Load[] };

/** What is on the van, as its driver reads it: each piece with its weight, what is left to do, and its price. */
export function LoadSheet({ title, text, loads }: LoadSheetProps) {
  const { t } = useTranslation("homes");
  return (
    <section className="bg-ground text-ink">
      <div className="wrap grid gap-x-16 gap-y-8 py-14 md:py-24 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-4xl md:text-6xl">{title}</h2>
          <p className="mt-4 max-w-sm text-lg text-muted">{text}</p>
        </div>
        <ol className="border-t-2 border-ink">
          {loads.map(({ product, facts }, i) => (
            <li key={product.id} className="group relative flex items-center gap-4 border-b border-line py-3 md:gap-7">
              <span aria-hidden className="w-8 shrink-0 text-sm text-muted tabular-nums max-md:hidden">
                {String(i + 1).padStart(2, "0")}
              </span>
              <Picture
                path={product.pictures[0]}
                alt=""
                sizes="7rem"
                className="aspect-square w-20 shrink-0 rounded-base md:w-28"
              />
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <div className="min-w-40 flex-1">
                  <h3 className="text-lg leading-tight md:text-2xl">
                    <Link to={productPath(product)} className="after:absolute after:inset-0 group-hover:underline">
                      <ProductName of={product} />
                    </Link>
                  </h3>
                  <p className="mt-1 text-[0.9375rem] leading-snug text-muted">
                    <CatalogueText>{facts["Assembly"]}</CatalogueText>
                  </p>
                </div>
                {facts["Weight"] && (
                  <p className="w-24 text-xl tabular-nums">
                    <span className="sr-only">{`${t("Weight")} `}</span>
                    <CatalogueText>{facts["Weight"]}</CatalogueText>
                  </p>
                )}
                <div className="md:w-32 md:text-end">
                  <PriceTag product={product} />
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
