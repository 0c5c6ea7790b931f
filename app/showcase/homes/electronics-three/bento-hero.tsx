import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { ProductBadge } from "~/features/product/product-badge.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { TintedPicture } from "../../sections/tinted-picture.tsx";

type BentoHeroProps = { title: string; text: string; action: Action; products: readonly ProductSummary[] };

// Cut-outs and pictures with a background differ in aspect ratio: on phones, where content sets the row height, it is
// fixed, so that nothing shifts when they load.
const small = "mx-auto w-[72%] max-md:aspect-square";
const whole = "mx-auto aspect-4/5 w-[72%] md:w-auto";
const cells = [
  {
    place: "col-span-2 row-span-2 max-md:row-span-1",
    ground: "bg-stage",
    picture: "w-full max-md:aspect-square lg:scale-[0.92]",
  },
  { place: "", ground: "bg-surface", picture: small },
  {
    place: "md:row-span-2",
    ground: "bg-ground",
    picture: "aspect-4/5 w-full md:absolute md:inset-0 md:m-auto md:h-auto!",
  },
  { place: "", ground: "bg-surface", picture: whole },
  {
    place: "md:col-span-2",
    ground: "bg-surface",
    picture: "mx-auto w-[90%] md:w-[46%] md:scale-[0.86] max-md:aspect-square",
  },
];

/** Products in boxes of different sizes, one of which holds the text: all visible at once, without a slider. */
export function BentoHero({ title, text, action, products }: BentoHeroProps) {
  return (
    <section className="px-3 pt-3 md:px-4 md:pt-4">
      <ul className="grid auto-rows-[minmax(13rem,auto)] grid-cols-2 gap-3 md:auto-rows-[16.5rem] md:grid-cols-4 md:gap-4 xl:auto-rows-[17rem]">
        <li className="col-span-2 flex flex-col justify-between gap-3 rounded-base bg-deep p-6 text-deep-ink md:row-span-1 lg:p-8">
          <h1 className="text-[2.5rem] leading-[0.98] md:text-5xl xl:text-6xl">{title}</h1>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <p className="max-w-md text-[0.9375rem] leading-snug text-balance">{text}</p>
            <PanelLink {...action} />
          </div>
        </li>
        {products.map((product, i) => {
          const cell = cells[i % cells.length];
          return (
            <li key={product.id} className={cell?.place}>
              <Link
                to={productPath(product)}
                className="group relative flex h-full flex-col overflow-hidden rounded-base bg-surface text-ink"
              >
                <div className={`relative isolate min-h-0 flex-1 overflow-hidden ${cell?.ground}`}>
                  <TintedPicture
                    product={product}
                    sizes={i === 0 ? "(min-width: 48rem) 50vw, 94vw" : "(min-width: 48rem) 25vw, 47vw"}
                    isFirst={i === 0}
                    className={`h-full transition-transform duration-500 group-hover:scale-[1.04] motion-reduce:transition-none ${cell?.picture}`}
                  />
                </div>
                <ProductBadge product={product} />
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 text-sm leading-snug">
                  <p className="min-w-0 font-medium">
                    <ProductName of={product} />
                  </p>
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
