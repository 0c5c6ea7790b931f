import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

/** A product as one row of a list: picture, name, price and add button. */
export function ProductLine({ product, className = "" }: { product: ProductSummary; className?: string }) {
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-2 py-3 ${className}`}>
      <Picture path={product.pictures[0]} alt="" sizes="5rem" className="aspect-square w-20 shrink-0 rounded-base" />
      <div className="min-w-28 flex-1">
        <Link to={productPath(product)} className="font-medium leading-tight hover:underline">
          <ProductName of={product} />
        </Link>
        <PriceTag product={product} />
      </div>
      <div className="ms-auto">
        <AddButton product={product} />
      </div>
    </li>
  );
}
