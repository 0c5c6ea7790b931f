import { Plus } from "lucide";
import { useState } from "react";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { openQuickView } from "~/features/product/quick-view.store.ts";
import { useCatalogueLanguage } from "~/i18n/catalogue-language.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { type Scene, ShowPicture } from "./show-picture.tsx";

export type Hotspot = {
  product: ProductSummary;
  /** Tailwind classes for the position, from the left, as pictures are never mirrored: `"left-[20%] top-[60%]"`. */
  place: string;
};

type HotspotRoomProps = {
  title: string;
  text?: string;
  scene: Scene;
  spots: readonly Hotspot[];
};

/** A room with hotspots on its pieces; each shows name and price and opens the quick view. */
export function HotspotRoom({ title, text, scene, spots }: HotspotRoomProps) {
  const goods = useCatalogueLanguage();
  const { t } = useTranslation("homes");
  const [open, setOpen] = useState(0);
  const shown = spots[open]?.product;
  return (
    <section className="wrap py-10 md:py-16">
      <div className="mb-7 max-w-2xl">
        <h2 className="text-3xl md:text-5xl">{title}</h2>
        {text && <p className="mt-3 text-muted">{text}</p>}
      </div>
      <div className="relative overflow-hidden rounded-base bg-stage text-stage-ink">
        <div className="relative">
          <ShowPicture
            scene={scene}
            sizes="(min-width: 84rem) 78rem, 94vw"
            className="aspect-3/2 w-full lg:aspect-7/4"
          />
          {spots.map(({ product, place }, i) => (
            <button
              key={product.id}
              type="button"
              lang={product.language ?? goods}
              aria-label={product.name}
              aria-pressed={i === open}
              onClick={() => setOpen(i)}
              className={`absolute grid size-11 -translate-1/2 place-items-center rounded-full border-4 border-surface/60 bg-surface bg-clip-padding text-ink aria-pressed:bg-accent aria-pressed:text-accent-ink ${place}`}
            >
              <Icon of={Plus} size={18} />
            </button>
          ))}
        </div>
        {shown && (
          <div
            aria-live="polite"
            className="bg-surface p-5 text-ink md:absolute md:top-6 md:w-72 md:rounded-base md:shadow-float ltr:md:start-6 rtl:md:end-6"
          >
            <p className="font-medium">
              <ProductName of={shown} />
            </p>
            <PriceTag product={shown} />
            <Button className="mt-4 w-full" aria-haspopup="dialog" onClick={() => openQuickView(shown)}>
              {t("A closer look")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
