import { pick } from "~/features/catalogue/catalogue.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { COMPARE_LIMIT } from "~/features/compare/compare.ts";
import { OwnComparison, SharedComparison } from "~/features/compare/compare-screen.tsx";
import { readSharedIds } from "~/features/compare/shared-ids.ts";
import { AddOrWait } from "~/features/product/add-or-wait.tsx";
import { EmptyPanel } from "~/features/product/empty-panel.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { ProductStars } from "~/features/product/product-stars.tsx";
import { StockNote } from "~/features/product/stock-note.tsx";
import { currentWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import type { RouteHandle } from "~/shell/route-handle.ts";
import type { Route } from "./+types/compare.page.ts";

async function find(request: Request, language: string) {
  const catalogue = await loadCatalogue(language);
  const ids = readSharedIds(new URL(request.url).searchParams, COMPARE_LIMIT);
  const [shared, best] = await Promise.all([catalogue.products(ids), catalogue.list({ sort: "best-selling" }, 4)]);
  return {
    shared: pick(shared, ids),
    best: best.products,
  };
}

export const loader = ({ request, context }: Route.LoaderArgs) => find(request, context.get(requestWords).language);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => find(request, currentWords().language);

export const handle: RouteHandle = { title: "Comparison" };

export const meta = () => [{ name: "robots", content: "noindex" }];

const offer = {
  price: (product: ProductSummary) => <PriceTag product={product} />,
  rating: (product: ProductSummary) => <ProductStars product={product} />,
  stock: (product: ProductSummary) => (product.affiliateLink ? undefined : <StockNote product={product} />),
  add: (product: ProductSummary) => <AddOrWait product={product} />,
};

export default function Compare({ loaderData: { shared, best } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <div className="wrap min-h-[140vh] py-10 md:py-16 lg:min-h-dvh">
      <h1 className="mb-4 text-4xl md:text-5xl">{shared.length > 0 ? t("A shared comparison") : t("Comparison")}</h1>
      {shared.length > 0 ? (
        <SharedComparison products={shared} offer={offer} />
      ) : (
        <OwnComparison offer={offer} empty={<EmptyComparison best={best} />} />
      )}
    </div>
  );
}

function EmptyComparison({ best }: { best: readonly ProductSummary[] }) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyPanel product={best[0]}>
        <p className="max-w-md font-display text-2xl leading-snug md:text-3xl">
          {t("Nothing to compare yet. Tap the scales on up to six products to see them side by side here.")}
        </p>
        <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
      </EmptyPanel>
      <h2 className="mt-14 mb-6 text-3xl">{t("What others take home")}</h2>
      <ProductGrid products={best.slice(1)} columns={3} hasStars />
    </>
  );
}
