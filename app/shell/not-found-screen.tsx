import { EmptyPanel } from "~/features/product/empty-panel.tsx";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { RecentlyViewed } from "~/features/product/recently-viewed.tsx";
import { useBestSellers } from "~/features/product/use-best-sellers.ts";
import { SearchBox } from "~/features/search/search-box.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Section } from "~/platform/ui/section.tsx";

/** The not-found page: a search field and the best sellers. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const [first, ...others] = useBestSellers(5);
  return (
    <>
      <div className="wrap py-6 md:py-10">
        <EmptyPanel product={first}>
          <h1 className="text-4xl md:text-6xl">{t("There is nothing at this address")}</h1>
          <p className="max-w-md text-muted">
            {t("The page may have moved, or the link may have a typo. Search, or start with what others like.")}
          </p>
          <div className="w-full max-w-md">
            <SearchBox />
          </div>
        </EmptyPanel>
      </div>
      <Section title={t("Best sellers")} className="min-h-96">
        <ProductGrid products={others} hasStars />
      </Section>
      <RecentlyViewed />
    </>
  );
}
