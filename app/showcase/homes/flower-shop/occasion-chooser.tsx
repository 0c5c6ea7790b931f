import { useId, useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { Segments } from "../../sections/segments.tsx";

export type Occasion = {
  name: string;
  /** Why this product, in a sentence or two. */
  text: string;
  product: ProductSummary | undefined;
  facts: readonly { name: string; value: string | undefined }[];
  more: Action;
};

type OccasionChooserProps = { title: string; occasions: readonly Occasion[] };

/** A list of occasions in large type; the chosen one shows its product, what it is made of and what it costs. */
export function OccasionChooser({ title, occasions }: OccasionChooserProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const occasion = occasions[chosen];
  if (!occasion?.product) return null;
  const { text, product, facts, more } = occasion;
  return (
    <section className="wrap grid items-center gap-8 py-12 md:py-20 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
      <div>
        <h2 className="mb-6 font-text text-base font-medium tracking-normal">{title}</h2>
        <Segments
          id={id}
          look="large"
          names={occasions.map(({ name }) => name)}
          chosen={chosen}
          onChoose={setChosen}
          className="lg:flex-col lg:items-start lg:gap-y-3"
        />
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
        className="grid items-end gap-6 md:grid-cols-[1.25fr_1fr] md:gap-10"
      >
        <Link to={productPath(product)} className="overflow-hidden rounded-t-full">
          <Picture
            path={product.pictures[0]}
            alt={product.alt[0] ?? ""}
            sizes="(min-width: 64rem) 32rem, 94vw"
            className="aspect-4/5 w-full object-[50%_60%]"
          />
        </Link>
        <div className="md:pb-6">
          <h3 className="text-3xl md:text-4xl">
            <ProductName of={product} />
          </h3>
          <p className="mt-3 leading-relaxed">{text}</p>
          <dl className="mt-5 border-t border-line text-[0.9375rem]">
            {facts.map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-6 border-b border-line py-2">
                <dt className="shrink-0 text-muted">{name}</dt>
                <dd className="text-end">
                  <CatalogueText>{value}</CatalogueText>
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            <PriceTag product={product} isLarge />
            <AddButton product={product} />
          </div>
          <PanelLink {...more} look="arrow" className="mt-3" />
        </div>
      </div>
    </section>
  );
}
