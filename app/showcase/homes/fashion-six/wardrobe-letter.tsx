import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type WardrobeLetterProps = {
  title: string;
  /** A product id in square brackets is replaced by its small picture and name. */
  paragraphs: readonly string[];
  signature: string;
  /** The heading above the list of products in the letter. */
  listTitle: string;
  products: readonly ProductSummary[];
};

/** A letter that mentions products: names are links with a small picture, and a list at the end has add buttons. */
export function WardrobeLetter({ title, paragraphs, signature, listTitle, products }: WardrobeLetterProps) {
  return (
    <article className="mx-auto max-w-4xl bg-paper px-5 pb-14 md:px-20 md:pb-20">
      <h2 className="sr-only">{title}</h2>
      <div className="mx-auto max-w-2xl space-y-6 pt-10 font-display text-[1.625rem] leading-[1.5] md:text-[2rem]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {paragraph.split(/\[(\d+)\]/).map((part, i) => {
              const product = i % 2 === 1 ? products.find(({ id }) => id === part) : undefined;
              return product ? <Named key={part} product={product} /> : i % 2 === 0 ? part : null;
            })}
          </p>
        ))}
        <p className="pt-2">{signature}</p>
      </div>
      <h3 className="mx-auto mt-14 max-w-2xl text-3xl">{listTitle}</h3>
      <ul className="mx-auto mt-5 max-w-2xl border-t border-line">
        {products.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-2.5">
            <Picture path={product.pictures[0]} alt="" sizes="4rem" className="h-16 w-13 shrink-0" />
            <div className="min-w-28 flex-1">
              <Link to={productPath(product)} className="hover:underline">
                <ProductName of={product} />
              </Link>
              <PriceTag product={product} />
            </div>
            <div className="ms-auto grid min-w-32 whitespace-nowrap">
              <AddButton product={product} />
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Named({ product }: { product: ProductSummary }) {
  return (
    <Link
      to={productPath(product)}
      className="text-accent underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
    >
      <Picture
        path={product.pictures[0]}
        alt=""
        sizes="3rem"
        className="me-2 inline-block h-11 w-9 rounded-full align-middle md:h-13 md:w-10"
      />
      <ProductName of={product} />
    </Link>
  );
}
