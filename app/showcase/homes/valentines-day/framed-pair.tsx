import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

type FramedPairProps = {
  title: string;
  text: string;
  action: Action;
  /** Two: one on each side of the text. */
  products: readonly ProductSummary[];
};

const hangs = ["max-lg:order-2 -rotate-3 lg:mt-14", "max-lg:order-3 rotate-3 max-lg:mt-10 lg:order-last lg:-mt-10"];

/** Two framed pictures on a dark wall, slightly tilted, with the text between them. */
export function FramedPair({ title, text, action, products }: FramedPairProps) {
  return (
    <section className="overflow-hidden bg-deep text-deep-ink">
      <div className="wrap grid grid-cols-2 items-center gap-x-5 py-12 lg:min-h-[min(46rem,calc(100svh-7rem))] lg:grid-cols-[1fr_1.15fr_1fr] lg:gap-x-10">
        {products.slice(0, 2).map((product, i) => (
          <Link
            key={product.id}
            to={productPath(product)}
            className={`group block border border-current/30 outline-offset-4 focus-visible:outline-deep-ink bg-surface p-2 text-ink shadow-float md:p-4 ${hangs[i]}`}
          >
            <Picture
              path={product.pictures[0]}
              alt=""
              sizes="(min-width: 64rem) 26rem, 46vw"
              isFirst={i === 0}
              className="aspect-4/5 w-full"
            />
            <span className="block px-1 pt-3 pb-1 text-sm leading-snug group-hover:underline md:text-base">
              <ProductName of={product} />
            </span>
            <div className="px-1 pb-1">
              <PriceTag product={product} />
            </div>
          </Link>
        ))}
        <div className="col-span-2 pb-10 text-center max-lg:order-1 lg:order-none lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:pb-0">
          <h1 className="text-[4.75rem] leading-[0.95] md:text-8xl xl:text-[9rem]">{title}</h1>
          <p className="mx-auto mt-6 max-w-sm text-lg leading-snug">{text}</p>
          <PanelLink {...action} className="mt-8" />
        </div>
      </div>
    </section>
  );
}
