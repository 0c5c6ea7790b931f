import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/ui/link.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";
import { TintedPicture } from "./tinted-picture.tsx";

type FloatingHeroProps = {
  eyebrow: string;
  title: string;
  text: string;
  action: Action;
  second?: Action;
  product: ProductSummary | undefined;
  facts: readonly { name: string; value: string | undefined }[];
};

/** One product floating on a round tint, its measurements beside it; the text is on the other half. */
export function FloatingHero({ eyebrow, title, text, action, second, product, facts }: FloatingHeroProps) {
  return (
    <section className="wrap grid items-center gap-8 pt-6 pb-10 lg:min-h-[min(42rem,calc(100svh-9rem))] lg:grid-cols-[1fr_1.15fr]">
      <div>
        <p className="mb-5 inline-block rounded-button bg-surface px-4 py-1.5 text-sm font-medium">{eyebrow}</p>
        <h1 className="text-[2.75rem] leading-[1.02] md:text-6xl xl:text-[4.75rem]">{title}</h1>
        <p className="mt-5 max-w-md text-lg leading-snug text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <PanelLink {...action} look="filled" />
          {second && <PanelLink {...second} look="underlined" className="px-3" />}
        </div>
      </div>
      {product && (
        <div className="relative isolate mx-auto w-full max-w-[44rem] bg-paper">
          <div aria-hidden className="absolute inset-x-[12%] top-[6%] -z-10 aspect-square rounded-full bg-ground" />
          <div aria-hidden className="absolute inset-x-[24%] bottom-[9%] -z-10 h-8 rounded-[50%] bg-ink/15 blur-xl" />
          <TintedPicture
            product={product}
            alt={product.alt[0] ?? ""}
            sizes="(min-width: 64rem) 44rem, 90vw"
            isFirst
            className="aspect-square w-full object-[50%_45%]"
          />
          <dl className="grid grid-cols-2 gap-2 lg:absolute lg:-start-8 lg:top-[12%] lg:w-44 lg:grid-cols-1">
            {facts.map(({ name, value }) =>
              value ? (
                <div key={name} className="rounded-base bg-surface px-4 py-2.5">
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="text-[0.9375rem] leading-snug font-medium">
                    <CatalogueText>{value}</CatalogueText>
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
          <Link
            to={productPath(product)}
            className="mt-2 block rounded-base bg-surface px-5 py-3 hover:underline lg:absolute lg:-bottom-4 lg:end-0"
          >
            <ProductName of={product} />
            <PriceTag product={product} />
          </Link>
        </div>
      )}
    </section>
  );
}
