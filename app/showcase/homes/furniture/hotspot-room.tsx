import { useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { openQuickView } from "~/features/product/quick-view.store.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";

export type Hotspot = {
  product: ProductSummary;
  /** Tailwind classes for the position, from the left, as pictures are never mirrored: `"left-[20%] top-[60%]"`. */
  place: string;
};

type HotspotRoomProps = {
  title: string;
  text: string;
  scene: Scene;
  spots: readonly Hotspot[];
  action: Action;
  /** The page's first section, with its title; the list of later ones is on the other side. */
  isHero?: boolean;
};

/** A room with numbers on its pieces, which open the quick view, beside the list of them with their prices. */
export function HotspotRoom({ title, text, scene, spots, action, isHero = false }: HotspotRoomProps) {
  const { t } = useTranslation("homes");
  const [lit, setLit] = useState<string>();
  const Title = isHero ? "h1" : "h2";
  return (
    <section
      className={`grid items-stretch bg-ground text-ink ${isHero ? "lg:grid-cols-[minmax(22rem,1fr)_minmax(0,2.2fr)]" : "mt-16 md:mt-24 lg:grid-cols-[minmax(0,2.2fr)_minmax(22rem,1fr)]"}`}
    >
      <div
        className={`wrap flex flex-col justify-center py-10 lg:py-8 ${isHero ? "lg:ps-[max(4vw,calc((100vw-var(--wrap,84rem))/2+3rem))] lg:pe-10" : "lg:order-1 lg:ps-10"}`}
      >
        <Title className={isHero ? "text-5xl xl:text-7xl" : "text-4xl xl:text-6xl"}>{title}</Title>
        <p className="mt-4 max-w-sm text-lg leading-snug text-muted">{text}</p>
        <ol className="mt-7 border-t border-ink/30">
          {spots.map(({ product }, i) => (
            <li
              key={product.id}
              onPointerEnter={() => setLit(product.id)}
              onPointerLeave={() => setLit(undefined)}
              onFocus={() => setLit(product.id)}
              onBlur={() => setLit(undefined)}
              className="relative flex items-baseline gap-3 border-b border-ink/15 py-2.5"
            >
              <span aria-hidden className="w-5 shrink-0 text-sm text-muted tabular-nums">
                {i + 1}
              </span>
              <Link
                to={productPath(product)}
                className="flex-1 leading-snug font-medium after:absolute after:inset-0 hover:underline"
              >
                <ProductName of={product} />
              </Link>
              <PriceTag product={product} />
            </li>
          ))}
        </ol>
        <PanelLink {...action} look="arrow" className="mt-4 self-start" />
      </div>
      <div className="relative self-center overflow-hidden max-lg:-order-1">
        <ShowPicture
          scene={scene}
          sizes="(min-width: 64rem) 70vw, 100vw"
          isFirst={isHero}
          className="aspect-3/2 w-full"
        />
        {spots.map(({ product, place }, i) => (
          <button
            key={product.id}
            type="button"
            aria-haspopup="dialog"
            onClick={() => openQuickView(product)}
            className={`absolute grid size-11 -translate-1/2 place-items-center rounded-full border-transparent bg-clip-padding max-md:border-8 max-md:shadow-none text-sm font-semibold tabular-nums shadow-float transition-transform hover:scale-110 motion-reduce:transition-none ${lit === product.id ? "scale-125 bg-accent text-accent-ink" : "bg-surface text-ink"} ${place}`}
          >
            {i + 1}
            <span className="sr-only">{` ${t("Quick view of {{name}}", { name: product.name })}`}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
