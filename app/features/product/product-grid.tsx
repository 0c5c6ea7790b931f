import type { CardProduct } from "../catalogue/product.ts";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  products: readonly CardProduct[];
  /** Colour to show the products in, if they come in it. */
  colour?: string;
  /** Number of cards whose pictures are in the first view. */
  first?: number;
  columns?: 2 | 3 | 4;
  /** Whether cards show their ratings. */
  hasStars?: boolean;
};

const columnClasses = {
  2: "grid-cols-1 sm:grid-cols-2",
  3: "grid-cols-2 fold lg:grid-cols-3",
  4: "grid-cols-2 fold md:grid-cols-4",
};

/** Product cards in columns. */
export function ProductGrid({ products, colour, first = 0, columns = 4, hasStars = false }: ProductGridProps) {
  return (
    <ul className={`grid gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12 ${columnClasses[columns]}`}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard product={product} colour={colour} isFirst={i < first} hasStars={hasStars} />
        </li>
      ))}
    </ul>
  );
}
