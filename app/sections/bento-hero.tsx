import { Link } from "react-router";
import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { ProductBadges } from "~/features/product/product-badges.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";
import { TintedPicture } from "./tinted-picture.tsx";

type BentoHeroProps = { title: string; text: string; action: Action; products: readonly ProductSummary[] };

const small = "ms-auto h-full w-[62%]";
const cells = [
  { place: "col-span-2 row-span-2 max-md:row-span-1", look: "bg-stage text-stage-ink", picture: "h-full w-full" },
  { place: "", look: "bg-surface", picture: small },
  { place: "md:row-span-2", look: "bg-ground", picture: "h-full w-full" },
  { place: "", look: "bg-surface", picture: small },
  { place: "md:col-span-2", look: "bg-surface", picture: "ms-auto h-full w-[62%] md:w-1/2" },
];

/** Products in boxes of different sizes, one of which holds the words: no slide has to be waited for. */
export function BentoHero({ title, text, action, products }: BentoHeroProps) {
  return (
    <section className="px-3 pt-3 md:px-4 md:pt-4">
      <ul className="grid auto-rows-[13rem] grid-cols-2 gap-3 md:auto-rows-[15rem] md:grid-cols-4 md:gap-4 xl:auto-rows-[17rem]">
        <li className="col-span-2 flex flex-col justify-between rounded-base bg-deep p-6 text-deep-ink md:row-span-1 md:p-8">
          <h1 className="text-[2.5rem] leading-[0.98] md:text-5xl xl:text-6xl">{title}</h1>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <p className="max-w-xs text-[0.9375rem] leading-snug">{text}</p>
            <PanelLink {...action} />
          </div>
        </li>
        {products.map((product, i) => {
          const cell = cells[i % cells.length];
          return (
            <li key={product.id} className={cell?.place}>
              <Link
                to={productPath(product)}
                prefetch="intent"
                className={`group relative isolate block h-full overflow-hidden rounded-base ${cell?.look}`}
              >
                <TintedPicture
                  product={product}
                  sizes={i === 0 ? "(min-width: 48rem) 50vw, 94vw" : "(min-width: 48rem) 25vw, 47vw"}
                  isFirst={i === 0}
                  className={`transition-transform duration-500 group-hover:scale-[1.04] motion-reduce:transition-none ${cell?.picture}`}
                />
                <ProductBadges product={product} />
                <div className="absolute start-3 bottom-3 z-10 rounded-button bg-surface px-3 py-1.5 text-sm leading-snug text-ink">
                  <p>{product.name}</p>
                  <PriceTag product={product} />
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
