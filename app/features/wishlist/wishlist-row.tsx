import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { LineLook } from "~/platform/ui/early-lines.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { choiceWords, linePath, linePicture } from "../cart/line-name.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import type { WishRow } from "./wish-rows.ts";

/** Parts of a product that later features render: price, stock in words, and the button to add it to the cart. */
export type ProductOffer = { price: ReactNode; stock: ReactNode; add: ReactNode };

type WishlistRowProps = { row: WishRow; offer: ProductOffer; children: ReactNode };

/** How a line looks. */
export const wishLine: LineLook = {
  row: "grid grid-cols-[min(5.5rem,28vw)_minmax(0,1fr)_auto] items-start gap-x-4 py-5 md:grid-cols-[6rem_minmax(0,1fr)_13rem_2.75rem] md:gap-x-6 lg:grid-cols-[6rem_minmax(0,1fr)_9rem_7rem_13rem_2.75rem] xl:grid-cols-[6rem_minmax(0,1fr)_9rem_8rem_16.5rem_2.75rem] lg:items-center",
  picture: "aspect-4/5 w-full rounded-base max-lg:row-span-4",
  name: "leading-snug font-medium md:text-lg",
  sizes: "6rem",
};

/** A product on a wishlist, with its choice. `children` removes it, or adds it to the shopper's own list. */
export function WishlistRow({ row: { wish, product }, offer, children }: WishlistRowProps) {
  const { t } = useTranslation();
  const chosen = choiceWords(t, wish);
  return (
    <li className={wishLine.row}>
      <Picture path={linePicture(product, wish)} alt="" sizes={wishLine.sizes} className={wishLine.picture} />
      <div>
        <p className={wishLine.name}>
          <Link to={linePath(product, wish)} className="hover:underline">
            <ProductName of={product} />
          </Link>
        </p>
        {chosen && <p className="mt-1 text-sm text-muted">{chosen}</p>}
      </div>
      <div className="max-lg:col-start-2 max-lg:mt-1">{offer.price}</div>
      <div className="text-sm max-lg:col-start-2 max-lg:mt-1">{offer.stock}</div>
      <div className="grid max-md:col-start-2 max-md:mt-3 max-md:justify-start md:max-lg:col-start-3 md:max-lg:row-span-3 md:max-lg:row-start-1">
        {offer.add}
      </div>
      <div className="-me-3 max-lg:row-start-1 max-lg:-mt-3 max-md:col-start-3 md:max-lg:col-start-4">{children}</div>
    </li>
  );
}
