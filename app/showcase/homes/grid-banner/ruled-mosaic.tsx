import type { ReactNode } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type CellSize = "large" | "wide" | "small";

/** A product, or text with a link. */
export type MosaicCell =
  | { kind: "product"; size: CellSize; product: ProductSummary; number: number }
  | { kind: "words"; size: CellSize; id: string; content: ReactNode };

type RuledMosaicProps = { cells: readonly MosaicCell[] };

/** Out of four columns, two on phones. Cells keep the aspect ratio of product pictures, so that none is cropped. */
const spans: Record<CellSize, string> = {
  large: "col-span-2 md:row-span-2",
  wide: "col-span-2",
  small: "",
};
const pictureSizes: Record<CellSize, string> = {
  large: "(min-width: 48rem) 50vw, 100vw",
  wide: "(min-width: 48rem) 25vw, 50vw",
  small: "(min-width: 48rem) 25vw, 50vw",
};

/** A page-wide grid with lines: pictures in greyscale until hovered, each with a number, name and price. */
export function RuledMosaic({ cells }: RuledMosaicProps) {
  return (
    <ul className="grid grid-cols-2 gap-px border-b border-line bg-line last:-mb-12 last:border-b-0 md:grid-cols-4">
      {cells.map((cell, i) => (
        <li key={cell.kind === "words" ? cell.id : cell.product.id} className={`min-w-0 bg-paper ${spans[cell.size]}`}>
          {cell.kind === "words" ? cell.content : <ProductCell {...cell} isFirst={i === 0} />}
        </li>
      ))}
    </ul>
  );
}

type ProductCellProps = { product: ProductSummary; size: CellSize; isFirst: boolean; number: number };

/** The product's name is below its picture; beside it in a wide cell. */
function ProductCell({ product, size, isFirst, number }: ProductCellProps) {
  const isWide = size === "wide";
  const words = "group-hover:bg-ink group-hover:text-paper";
  return (
    <Link to={productPath(product)} className={`group h-full ${isWide ? "grid grid-cols-2" : "flex flex-col"}`}>
      <div className={isWide ? words : "contents"}>
        <Picture
          path={product.pictures[0]}
          alt=""
          sizes={pictureSizes[size]}
          isFirst={isFirst}
          className="aspect-4/5 w-full transition duration-500 motion-reduce:transition-none pointer-fine:contrast-[1.05] pointer-fine:grayscale pointer-fine:group-hover:grayscale-0 pointer-fine:group-focus-visible:grayscale-0"
        />
        {isWide && <CellNumber number={number} className="block px-3 py-2.5 md:px-5 md:py-3.5" />}
      </div>
      <div
        className={`px-3 pt-2.5 pb-4 md:px-5 md:pt-3.5 ${words} ${isWide ? "flex flex-col justify-between border-s border-line" : "grid grow grid-cols-[auto_1fr] content-start gap-x-3"}`}
      >
        {!isWide && <CellNumber number={number} />}
        <span
          className={`min-w-0 leading-tight hyphens-auto ${size === "small" ? "text-[0.9375rem]" : "text-xl font-medium md:text-3xl"}`}
        >
          <ProductName of={product} />
        </span>
        <div className="col-start-2 group-hover:[&_*]:text-paper">
          <PriceTag product={product} isLarge={size !== "small"} />
        </div>
      </div>
    </Link>
  );
}

function CellNumber({ number, className = "" }: { number: number; className?: string }) {
  return (
    <span aria-hidden className={`text-sm leading-snug text-muted tabular-nums group-hover:text-paper ${className}`}>
      {String(number).padStart(2, "0")}
    </span>
  );
}
