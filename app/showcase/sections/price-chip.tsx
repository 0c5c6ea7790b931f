import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";

type PriceChipProps = { product: ProductSummary; className?: string };

/** A small label with a product's name and live price, with its own background; it links to the product. */
export function PriceChip({ product, className = "" }: PriceChipProps) {
  return (
    <Link
      to={productPath(product)}
      className={`z-20 inline-block rounded-base bg-surface px-4 py-2.5 text-start text-ink shadow-float hover:underline ${className}`}
    >
      <span className="block text-sm leading-snug">
        <ProductName of={product} />
      </span>
      <PriceTag product={product} />
    </Link>
  );
}
