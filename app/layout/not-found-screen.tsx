import { useEffect, useState } from "react";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { RecentlyViewed } from "~/features/product/recently-viewed.tsx";
import { SearchBox } from "~/features/search/search-box.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Section } from "~/ui/section.tsx";

/** The not-found page: a search field and the best sellers. */
export function NotFoundScreen() {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const [best, setBest] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    loadCatalogue(language)
      .then((catalogue) => catalogue.list({ sort: "best-selling" }, 4))
      .then(
        ({ products }) => setBest(products),
        (error) => console.error("catalogue:", error),
      );
  }, [language]);
  return (
    <>
      <div className="wrap min-h-dvh py-14 text-center">
        <h1 className="text-4xl md:text-6xl">{t("There is nothing at this address")}</h1>
        <p className="mx-auto mt-4 mb-8 max-w-md text-muted">
          {t("The page may have moved, or the link may have a typo. Search, or start with what others like.")}
        </p>
        <div className="mx-auto max-w-md">
          <SearchBox />
        </div>
      </div>
      <Section title={t("Best sellers")} className="min-h-96">
        <ProductGrid products={best} hasStars />
      </Section>
      <RecentlyViewed />
    </>
  );
}
