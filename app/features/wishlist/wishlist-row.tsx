import type { ReactNode } from "react";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { productPath } from "../catalogue/addresses.ts";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import type { ProductSummary } from "../catalogue/product.ts";

/** What features after this one know of a product: its price, its stock in words, the way into the cart. */
export type ProductOffer = { price: ReactNode; stock: ReactNode; add: ReactNode };

type WishlistRowProps = { product: ProductSummary; offer: ProductOffer; children: ReactNode };

/** A product on a wishlist. `children` takes it off, or puts it on one's own. */
export function WishlistRow({ product, offer, children }: WishlistRowProps) {
  return (
    <li className="grid grid-cols-[min(5.5rem,28vw)_minmax(0,1fr)_auto] items-start gap-x-4 py-5 md:grid-cols-[6rem_minmax(0,1fr)_9rem_8rem_11rem_2.75rem] md:items-center md:gap-x-6">
      <Picture
        path={product.pictures[0]}
        alt=""
        sizes="6rem"
        className="aspect-4/5 w-full rounded-base max-md:row-span-4"
      />
      <p className="leading-snug font-medium md:text-lg">
        <Link to={productPath(product)} className="hover:underline">
          <CatalogueText>{product.name}</CatalogueText>
        </Link>
      </p>
      <div className="max-md:col-start-2 max-md:mt-1">{offer.price}</div>
      <div className="text-sm max-md:col-start-2 max-md:mt-1">{offer.stock}</div>
      <div className="grid max-md:col-start-2 max-md:mt-3 max-md:justify-start">{offer.add}</div>
      <div className="-me-3 max-md:col-start-3 max-md:row-start-1 max-md:-mt-3">{children}</div>
    </li>
  );
}
