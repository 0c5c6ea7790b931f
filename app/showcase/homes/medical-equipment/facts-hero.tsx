import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { ShowPicture } from "../../sections/show-picture.tsx";

type FactsHeroProps = {
  title: string;
  text: string;
  action: Action;
  product: ProductSummary | undefined;
  facts: readonly { name: string; value: string | undefined }[];
};

/** A calm hero that leads with facts: they are in a table beside the picture. */
export function FactsHero({ title, text, action, product, facts }: FactsHeroProps) {
  if (!product) return null;
  return (
    <section className="border-b border-line bg-surface text-ink">
      <div className="wrap grid gap-x-12 gap-y-8 py-8 md:py-12 lg:grid-cols-12">
        <div className="lg:col-span-12">
          <h1 className="max-w-4xl text-[2.5rem] leading-[1.04] md:text-6xl">{title}</h1>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
            <p className="max-w-xl text-lg leading-snug text-muted">{text}</p>
            <PanelLink {...action} look="filled" />
          </div>
        </div>
        <Link to={productPath(product)} className="block overflow-hidden rounded-base bg-stage lg:col-span-7">
          <ShowPicture
            product={product}
            alt={product.alt[0] ?? ""}
            sizes="(min-width: 64rem) 50vw, 94vw"
            isFirst
            className="h-80 w-full object-[50%_42%] md:h-[34rem]"
          />
        </Link>
        <div className="flex flex-col lg:col-span-5">
          <h2 className="text-2xl md:text-3xl">
            <ProductName of={product} />
          </h2>
          <dl className="mt-3 flex-1 border-t border-ink text-[0.9375rem]">
            {facts.map(({ name, value }) => (
              <div key={name} className="grid grid-cols-[min(8.5rem,36vw)_1fr] gap-4 border-b border-line py-2.5">
                <dt className="text-muted">{name}</dt>
                <dd>
                  <CatalogueText>{value}</CatalogueText>
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            <PriceTag product={product} isLarge />
            <AddButton product={product} />
          </div>
        </div>
      </div>
    </section>
  );
}
