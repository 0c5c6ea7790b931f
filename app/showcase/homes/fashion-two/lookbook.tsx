import { Plus } from "lucide";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf, sum } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { UnitPrice } from "~/features/currency/unit-price.tsx";
import { openQuickView } from "~/features/product/quick-view.store.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

export type Look = {
  name: string;
  text: string;
  /** Three: the first is shown large. */
  products: readonly ProductSummary[];
};

type LookbookProps = { title: string; text?: string; looks: readonly Look[] };

const places = ["start-[46%] top-[46%]", "start-[42%] top-[48%]", "start-[42%] top-[52%]"];

/** Outfits on facing pages: each piece has a hotspot that opens its quick view; the prices are beside them. */
export function Lookbook({ title, text, looks }: LookbookProps) {
  return (
    <section className="@container py-12 md:py-20">
      <div className="wrap mb-10 max-w-3xl text-center md:mb-14">
        <h2 className="text-4xl md:text-6xl">{title}</h2>
        {text && <p className="mt-3 text-lg text-muted">{text}</p>}
      </div>
      <ol className="space-y-14 md:space-y-24">
        {looks.map((look, i) => (
          <li key={look.name}>
            <LookPage look={look} at={i} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function LookPage({ look: { name, text, products }, at }: { look: Look; at: number }) {
  const { t } = useTranslation("homes");
  const isTurned = at % 2 === 1;
  const total = sum(products.map((product) => priceOf(product).now));
  return (
    <div
      className={`grid items-end gap-6 lg:gap-14 ${isTurned ? "lg:grid-cols-[1fr_62%] lg:ps-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))]" : "lg:grid-cols-[62%_1fr] lg:pe-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))]"}`}
    >
      <div className={`grid grid-cols-3 grid-rows-2 ${isTurned ? "lg:order-last" : ""}`}>
        {products.map((product, i) => (
          <div
            key={product.id}
            className={`relative ${i === 0 ? `col-span-2 row-span-2 ${isTurned ? "col-start-2 row-start-1" : ""}` : isTurned ? "col-start-1" : ""}`}
          >
            <Picture
              path={product.pictures[0]}
              alt={product.alt[0] ?? ""}
              sizes={i === 0 ? "(min-width: 64rem) 42vw, 67vw" : "(min-width: 64rem) 21vw, 33vw"}
              className="aspect-4/5 size-full"
            />
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t("A closer look at {{name}}", { name: product.name })}
              onClick={() => openQuickView(product)}
              className={`absolute grid size-11 place-items-center rounded-full border-8 border-surface/40 bg-surface bg-clip-padding text-ink transition-colors hover:bg-accent hover:text-accent-ink ${places[i]}`}
            >
              <Icon of={Plus} size={16} />
            </button>
          </div>
        ))}
      </div>
      <div className="max-lg:px-[clamp(min(1rem,5vw),4vw,3rem)]">
        <p className="text-muted">{t("Look {{number}}", { number: at + 1 })}</p>
        <h3 className="mt-1 text-4xl md:text-5xl">{name}</h3>
        <p className="mt-3 max-w-md text-lg leading-snug">{text}</p>
        <ul className="mt-6 border-t border-line">
          {products.map((product) => (
            <li key={product.id} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
              <Link to={productPath(product)} className="hover:underline">
                <ProductName of={product} />
              </Link>
              <span className="text-end">
                <Money cents={priceOf(product).now} />
                <UnitPrice product={product} />
              </span>
            </li>
          ))}
          <li className="flex items-baseline justify-between gap-4 py-3 font-medium">
            {t("Together")}
            <Money cents={total} />
          </li>
        </ul>
      </div>
    </div>
  );
}
