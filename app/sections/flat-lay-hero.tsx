import { Link } from "react-router";
import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { type Action, PanelLink } from "./panel-link.tsx";
import { TintedPicture } from "./tinted-picture.tsx";

type FlatLayHeroProps = {
  title: string;
  text: string;
  action: Action;
  second?: Action;
  products: readonly ProductSummary[];
};

const places = [
  "lg:start-[1%] lg:top-[4%] lg:w-[23%] lg:-rotate-6",
  "lg:end-[2%] lg:top-[1%] lg:w-[22%] lg:rotate-3",
  "lg:start-[14%] lg:bottom-[1%] lg:w-[20%] lg:rotate-6",
  "lg:end-[15%] lg:bottom-[0%] lg:w-[19%] lg:-rotate-3",
  "lg:start-[38%] lg:-bottom-[8%] lg:w-[21%] lg:rotate-2 max-lg:hidden",
  "lg:start-[40%] lg:-top-[13%] lg:w-[18%] lg:-rotate-2 max-lg:hidden",
];

/** A maker's table from above: pieces laid out on kraft, each a way to itself, around a stitched label with the words. */
export function FlatLayHero({ title, text, action, second, products }: FlatLayHeroProps) {
  return (
    <section className="relative isolate overflow-hidden bg-ground text-ink lg:min-h-[min(52rem,calc(100svh-6rem))]">
      <div className="relative z-10 grid place-items-center px-4 pt-8 lg:min-h-[min(52rem,calc(100svh-6rem))] lg:py-10">
        <div className="bg-surface p-2.5 shadow-float lg:max-w-[30rem] lg:-rotate-1">
          <div className="border-2 border-dashed border-accent px-6 py-8 text-center md:px-10 md:py-10">
            <h1 className="text-[2.75rem] leading-[1.02] md:text-6xl">{title}</h1>
            <p className="mx-auto mt-4 max-w-sm text-lg leading-snug">{text}</p>
            <div className="mt-6 flex flex-wrap items-center justify-center gap-3">
              <PanelLink {...action} look="filled" />
              {second && <PanelLink {...second} look="underlined" className="px-2" />}
            </div>
          </div>
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-2 p-4 lg:contents">
        {products.map((product, i) => (
          <li key={product.id} className={`mix-blend-multiply lg:absolute ${places[i % places.length]}`}>
            <Link to={productPath(product)} prefetch="intent" aria-label={product.name} className="block">
              <TintedPicture
                product={product}
                sizes="(min-width: 64rem) 23vw, 46vw"
                isFirst={i === 0}
                className="aspect-4/5 w-full brightness-[1.3]!"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
