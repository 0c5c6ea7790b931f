import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { useCatalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type PhotoStripProps = {
  products: readonly ProductSummary[];
  /** Which of each product's pictures. */
  view?: 0 | 1;
  look?: "joined" | "spaced" | "staggered";
};

const lists = {
  joined: "",
  spaced: "gap-3 md:gap-5 px-[clamp(min(1rem,5vw),4vw,3rem)]",
  staggered: "gap-3 py-8 md:gap-5 md:py-12 *:even:mt-10",
};

/** A full-width row of pictures, each linking to its product. */
export function PhotoStrip({ products, view = 0, look = "joined" }: PhotoStripProps) {
  const goods = useCatalogueLanguage();
  return (
    <ul className={`scroller flex snap-x overflow-x-auto ${lists[look]}`}>
      {products.map((product) => (
        <li key={product.id} className="w-[44%] shrink-0 snap-start sm:w-[30%] lg:w-auto lg:flex-1">
          <Link
            to={productPath(product)}
            lang={product.language ?? goods}
            aria-label={product.name}
            className="group block overflow-hidden"
          >
            <Picture
              path={product.pictures[view] ?? product.pictures[0]}
              alt={product.alt[view] ?? product.alt[0] ?? ""}
              sizes="(min-width: 64rem) 20vw, 44vw"
              className={`aspect-4/5 w-full transition-transform duration-500 group-hover:scale-[1.03] motion-reduce:transition-none ${look === "joined" ? "" : "rounded-base"}`}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
