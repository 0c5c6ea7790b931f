import type { ReactNode } from "react";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
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
    <div className="grid overflow-hidden rounded-base bg-ground md:grid-cols-[3fr_2fr]">
      <div className="flex flex-col items-start justify-center gap-6 px-6 py-10 md:p-14">{children}</div>
      <div className="relative aspect-4/5">
        {product && (
          <>
            <Picture
              path={product.pictures[0]}
              alt=""
              sizes="(min-width: 84rem) 31rem, (min-width: 48rem) 37vw, 94vw"
              isFirst="if-shown"
              className="size-full"
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
