import { useId, useState } from "react";
import { CatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { ProductCard } from "~/features/product/product-card.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../../shop.config.ts";
import { Segments } from "../../sections/segments.tsx";

export type Maker = {
  name: string;
  place: string;
  craft: string;
  story: readonly string[];
  pieces: readonly ProductSummary[];
};

/** One workshop at a time: who they are, how they work, and all their products. */
export function MeetTheMakers({ title, makers }: { title: string; makers: readonly Maker[] }) {
  const { t } = useTranslation("homes");
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const maker = makers[chosen];
  if (!maker) return null;
  return (
    <section className="border-y-2 border-dashed border-accent/60 bg-surface">
      <div className="wrap py-12 md:py-20">
        <p className="mb-5 font-medium text-muted">{title}</p>
        <h2 className="sr-only">{title}</h2>
        <Segments
          lang={shop.fallbackLanguage}
          id={id}
          look="abreast"
          names={makers.map(({ name }) => name)}
          chosen={chosen}
          onChoose={setChosen}
          className="mb-9"
        />
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${chosen}`}
          className="grid gap-10 lg:grid-cols-[22rem_1fr] lg:gap-16"
        >
          <div>
            <p className="font-display text-2xl">{maker.craft}</p>
            <p className="text-muted">
              <CatalogueText language={shop.fallbackLanguage}>{maker.place}</CatalogueText>
            </p>
            <div className="mt-5 space-y-4 text-lg leading-relaxed">
              {maker.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <p className="mt-6 border-t-2 border-dashed border-accent/60 pt-3 text-[0.9375rem]">
              {t("{{count}} pieces", { count: maker.pieces.length })}
            </p>
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 self-start md:gap-x-6 xl:[&:has(>:nth-child(3))]:grid-cols-4">
            {maker.pieces.slice(0, 6).map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
