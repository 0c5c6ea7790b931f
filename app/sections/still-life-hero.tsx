import { Link } from "react-router";
import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/ui/picture.tsx";
import { type Action, PanelLink } from "./panel-link.tsx";

type StillLifeHeroProps = {
  title: string;
  text: string;
  action: Action;
  second?: Action;
  /** Five at best; the middle one stands in front. */
  products: readonly ProductSummary[];
};

const places = [
  "max-md:hidden w-[19%] z-10",
  "w-[34%] md:w-[22%] -ms-[4%] z-20",
  "w-[44%] md:w-[29%] -ms-[6%] z-30",
  "w-[34%] md:w-[22%] -ms-[6%] z-20",
  "max-md:hidden w-[20%] -ms-[4%] z-10",
];

/** Goods stood close together on one table, as they were photographed on the same ground; each is a way to itself. */
export function StillLifeHero({ title, text, action, second, products }: StillLifeHeroProps) {
  return (
    <section className="wrap pt-4 md:pt-6">
      <div className="relative isolate overflow-hidden rounded-base bg-stage text-stage-ink">
        <div className="grid gap-5 px-6 pt-9 md:px-12 md:pt-12 lg:grid-cols-[1.6fr_1fr] lg:items-end">
          <h1 className="text-[2.75rem] leading-[0.98] md:text-7xl xl:text-[5.75rem]">{title}</h1>
          <div>
            <p className="max-w-md text-lg leading-snug">{text}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <PanelLink {...action} look="filled" />
              {second && <PanelLink {...second} look="underlined" className="px-2" />}
            </div>
          </div>
        </div>
        <ul className="mx-auto -mt-2 flex max-w-[76rem] items-end justify-center pb-2 md:-mt-10">
          {products.map((product, i) => (
            <li key={product.id} className={`relative shrink-0 mix-blend-multiply ${places[i % places.length]}`}>
              <Link
                to={productPath(product)}
                prefetch="intent"
                aria-label={product.name}
                className="block transition-transform duration-500 hover:-translate-y-2 motion-reduce:transition-none"
              >
                <Picture
                  path={product.pictures[0]}
                  alt={product.alt[0] ?? ""}
                  sizes="(min-width: 48rem) 26vw, 44vw"
                  isFirst={i === 2}
                  className="aspect-4/5 w-full bg-transparent! brightness-[1.16] [mask-image:radial-gradient(closest-side,black_87%,transparent)]"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
