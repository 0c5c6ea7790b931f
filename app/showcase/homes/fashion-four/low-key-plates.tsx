import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

type LowKeyPlatesProps = { title: string; text: string; action: Action; products: readonly ProductSummary[] };

/** The light falls off into the page before the picture ends; who points at a piece brings the lamp nearer. */
const lowKey =
  "brightness-70 contrast-110 transition-[filter] duration-700 group-focus-within:brightness-100 group-hover:brightness-100 motion-reduce:transition-none [mask-image:radial-gradient(ellipse_closest-side,black_40%,transparent)]";

/** Single pieces out of the dark, one after the other on alternating sides; the first carries the page's title. */
export function LowKeyPlates({ title, text, action, products }: LowKeyPlatesProps) {
  return (
    <ol>
      {products.map((product, i) => (
        <li
          key={product.id}
          className="group wrap grid items-center gap-x-12 pb-14 md:grid-cols-2 md:pb-0 lg:min-h-[min(100svh,64rem)]"
        >
          <Picture
            path={product.pictures[0]}
            alt=""
            sizes="(min-width: 48rem) 48vw, 94vw"
            isFirst={i === 0}
            className={`aspect-4/5 max-h-svh w-full bg-transparent! ${lowKey} ${i % 2 === 0 ? "md:order-1" : ""}`}
          />
          <div className={i === 0 ? "max-md:-order-1 max-md:pt-24" : ""}>
            {i === 0 && (
              <>
                <h1 className="text-5xl md:text-7xl xl:text-8xl">{title}</h1>
                <p className="mt-6 max-w-sm text-lg text-muted">{text}</p>
                <PanelLink {...action} className="mt-8" />
              </>
            )}
            <div className={i === 0 ? "mt-14 max-md:mt-8" : ""}>
              <p aria-hidden className="text-sm text-muted tabular-nums">
                {`${i + 1} / ${products.length}`}
              </p>
              <h2 className={`mt-2 ${i === 0 ? "text-2xl" : "text-4xl md:text-6xl"}`}>
                <Link to={productPath(product)} className="hover:underline">
                  <ProductName of={product} />
                </Link>
              </h2>
              <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
                <PriceTag product={product} />
                <AddButton product={product} />
              </div>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
