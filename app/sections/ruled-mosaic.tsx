import type { ReactNode } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";

type CellSize = "large" | "wide" | "list" | "tall" | "small";

/** A product, or words with a way on. */
export type MosaicCell =
  | { kind: "product"; size: CellSize; product: ProductSummary; number: number }
  | { kind: "words"; size: CellSize; id: string; content: ReactNode };

type RuledMosaicProps = { cells: readonly MosaicCell[] };

/** Of twelve columns on wide screens, of four on narrow ones; rows are equally tall. */
const spans: Record<CellSize, string> = {
  large: "col-span-4 row-span-4 lg:col-span-6",
  wide: "col-span-4 row-span-2 lg:col-span-6",
  list: "col-span-4 row-span-3 md:row-span-2 lg:col-span-6",
  tall: "col-span-2 row-span-2 lg:row-span-4 lg:col-span-3",
  small: "col-span-2 row-span-2 lg:col-span-3",
};
const pictureSizes: Record<CellSize, string> = {
  large: "(min-width: 64rem) 50vw, 100vw",
  wide: "(min-width: 64rem) 50vw, 100vw",
  list: "(min-width: 64rem) 50vw, 100vw",
  tall: "(min-width: 64rem) 25vw, 50vw",
  small: "(min-width: 64rem) 25vw, 50vw",
};

/** The whole page as one ruled grid: pictures without colour until they are pointed at, names and prices in the corners. */
export function RuledMosaic({ cells }: RuledMosaicProps) {
  return (
    <ul className="grid auto-rows-[6.5rem] grid-flow-dense grid-cols-4 gap-px border-b border-line bg-line md:auto-rows-[8.5rem] lg:grid-cols-12">
      {cells.map((cell, i) => (
        <li key={cell.kind === "words" ? cell.id : cell.product.id} className={`min-w-0 bg-paper ${spans[cell.size]}`}>
          {cell.kind === "words" ? cell.content : <ProductCell {...cell} isFirst={i === 0} />}
        </li>
      ))}
    </ul>
  );
}

type ProductCellProps = { product: ProductSummary; size: CellSize; isFirst: boolean; number: number };

function ProductCell({ product, size, isFirst, number }: ProductCellProps) {
  return (
    <Link to={productPath(product)} className="group relative block h-full overflow-hidden">
      <Picture
        path={product.pictures[0]}
        alt=""
        sizes={pictureSizes[size]}
        isFirst={isFirst}
        className={`size-full transition duration-500 motion-reduce:transition-none pointer-fine:contrast-[1.05] pointer-fine:grayscale pointer-fine:group-hover:grayscale-0 pointer-fine:group-focus-visible:grayscale-0 ${size === "wide" ? "object-[50%_38%]" : "object-[50%_58%]"}`}
      />
      <span aria-hidden className="absolute start-0 top-0 bg-paper px-2 py-1 text-[0.8125rem] tabular-nums">
        {String(number).padStart(2, "0")}
      </span>
      <div className="absolute start-0 bottom-0 max-w-full bg-paper px-2.5 py-1.5 group-hover:bg-ink group-hover:text-paper">
        <span
          className={`block leading-tight ${size === "large" ? "text-xl font-medium md:text-3xl" : "text-sm md:text-[0.9375rem]"}`}
        >
          <ProductName of={product} />
        </span>
        <div className="group-hover:[&_*]:text-paper">
          <PriceTag product={product} />
        </div>
      </div>
    </Link>
  );
}
