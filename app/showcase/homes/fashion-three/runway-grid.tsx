import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { WishButton } from "~/features/product/wish-button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

type RunwayGridProps = { title: string; action: Action; products: readonly ProductSummary[] };

/** A full-width row of five products, numbered, in greyscale; the hovered one shows its colour or its other side. */
export function RunwayGrid({ title, action, products }: RunwayGridProps) {
  return (
    <section className="border-t border-ink">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-3">
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <PanelLink {...action} look="arrow" />
      </div>
      <ol className="grid grid-cols-2 gap-px border-y border-ink bg-ink md:grid-cols-5">
        {products.map((product, i) => (
          <li key={product.id} className="group relative flex flex-col bg-paper">
            <RunwayPicture product={product} />
            <span className="absolute start-3 top-2 text-[0.9375rem] font-medium tabular-nums text-stage-ink">
              {String(i + 1).padStart(2, "0")}
            </span>
            <div className="absolute end-1 top-1 z-10">
              <WishButton product={product} />
            </div>
            <div className="flex flex-1 flex-col p-3">
              <Link
                to={productPath(product)}
                className="text-[0.9375rem] leading-snug font-medium after:absolute after:inset-0 hover:underline"
              >
                <ProductName of={product} />
              </Link>
              <PriceTag product={product} />
              <div className="relative z-10 mt-auto grid pt-3">
                <AddButton product={product} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RunwayPicture({ product: { pictures, alt } }: { product: ProductSummary }) {
  const [front, second] = pictures;
  const sizes = "(min-width: 48rem) 20vw, 50vw";
  return (
    <div className="relative overflow-hidden">
      <Picture
        path={front}
        alt={alt[0] ?? ""}
        sizes={sizes}
        className="aspect-4/5 w-full contrast-110 transition duration-500 group-focus-within:grayscale-0 group-hover:grayscale-0 motion-reduce:transition-none pointer-fine:grayscale"
      />
      {second && (
        <Picture
          path={second}
          alt=""
          sizes={sizes}
          className="absolute inset-0 size-full opacity-0 transition-opacity duration-300 group-hover:opacity-100 motion-reduce:transition-none"
        />
      )}
    </div>
  );
}
