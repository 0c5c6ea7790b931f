import type { ReactNode } from "react";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { productPath } from "../catalogue/addresses.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import type { CardProduct } from "../catalogue/product.ts";
import { PriceTag } from "./price-tag.tsx";

type EmptyPanelProps = {
  /** The product that fills the other half; its space is kept until it is known. */
  product: CardProduct | undefined;
  /** What to say and do. */
  children: ReactNode;
};

/** The first view of a screen that has nothing of its own to show yet: words beside a product of the shop. */
export function EmptyPanel({ product, children }: EmptyPanelProps) {
  return (
    <div className="grid overflow-hidden rounded-base bg-ground md:min-h-[30rem] md:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-6 px-6 py-10 text-lg md:p-14">{children}</div>
      <div className="relative h-80 md:h-auto">
        {product && (
          <>
            <Picture
              path={product.pictures[0]}
              alt=""
              sizes="(min-width: 84rem) 39rem, (min-width: 48rem) 46vw, 94vw"
              isFirst="if-shown"
              className="absolute inset-0 size-full"
            />
            <Link
              to={productPath(product)}
              className="absolute start-4 bottom-4 rounded-base bg-surface px-4 py-2.5 text-sm leading-snug text-ink hover:underline"
            >
              <ProductName of={product} />
              <PriceTag product={product} />
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
