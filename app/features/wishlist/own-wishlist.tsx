import { X } from "lucide";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { Button, IconButton } from "~/platform/ui/button.tsx";
import { EarlyLines } from "~/platform/ui/early-lines.tsx";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import { Icon } from "~/platform/ui/icon.tsx";
import { ShareButton } from "~/platform/ui/share-button.tsx";
import { textButton } from "~/platform/ui/text-button.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { UndoNote, withUndoNote } from "~/platform/ui/undo-note.tsx";
import { useFocusAfterFirst } from "~/platform/ui/use-focus-after-first.ts";
import { useFocusAfterRemoval } from "~/platform/ui/use-focus-after-removal.ts";
import { useRemoval } from "~/platform/ui/use-removal.ts";
import { UntilKnown, WhenEmpty } from "~/platform/ui/when-empty.tsx";
import { addManyToCart } from "../cart/add-to-cart.ts";
import { stockOf, totalStock } from "../catalogue/product.ts";
import { clearWishlist } from "./edit-wishlist.ts";
import { isWholeChoice, type WishRow } from "./wish-rows.ts";
import { removeFromWishlist, useWishlist } from "./wishlist.store.ts";
import { writeWishlistLink } from "./wishlist-link.ts";
import { type ProductOffer, WishlistRow, wishLine } from "./wishlist-row.tsx";

type OwnWishlistProps = {
  /** Undefined while the catalogue loads. */
  rows: readonly WishRow[] | undefined;
  offerOf: (row: WishRow) => ProductOffer;
  empty: ReactNode;
};

/** The shopper's wishlist, with actions for all of it; until it is restored at most what an empty one shows. */
export function OwnWishlist({ rows, offerOf, empty }: OwnWishlistProps) {
  const { t } = useTranslation();
  const isRestored = useIsRestored();
  const list = useRef<HTMLUListElement>(null);
  const count = rows?.length ?? 0;
  useFocusAfterRemoval(list, count);
  const wishes = useWishlist((list) => list.wishlistItems);
  const removal = useRemoval("wishlist", wishes);
  useFocusAfterFirst(rows && count === 0);
  const isPending = !isRestored || (wishes.length > 0 && !rows);
  if (isPending || !rows || count === 0)
    return (
      <>
        {!isPending && <UndoNote removal={removal} />}
        {wishes.length === 0 && <WhenEmpty isKnown={isRestored}>{empty}</WhenEmpty>}
        {isPending && (
          <UntilKnown>
            <EarlyLines
              of="wishlist"
              look={wishLine}
              className="mt-19 divide-y divide-line border-y border-line max-md:*:min-h-45"
            />
          </UntilKnown>
        )}
      </>
    );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted">{t("{{count}} products", { count })}</p>
        <AddAllButton rows={rows} />
      </div>
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {withUndoNote(rows, removal, (row) => (
          <WishlistRow key={row.product.id} row={row} offer={offerOf(row)}>
            <IconButton
              label={t("Remove {{name}} from wishlist", { name: row.product.name })}
              onClick={() => removeFromWishlist(row.product.id, row.product.name)}
            >
              <Icon of={X} size={18} strokeWidth={1.6} />
            </IconButton>
          </WishlistRow>
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-x-6 pt-2">
        <ShareButton
          path={writeWishlistLink(rows.map(({ wish }) => wish))}
          label={t("Share this wishlist")}
          className={textButton}
        />
        <button
          type="button"
          className={textButton}
          onClick={() => {
            clearWishlist();
            focusHeading();
          }}
        >
          {t("Clear the wishlist")}
        </button>
      </div>
    </>
  );
}

/** Adds all products to the cart that need no choice, and says how many need one. */
function AddAllButton({ rows }: { rows: readonly WishRow[] }) {
  const { t } = useTranslation();
  const onSale = rows.filter(({ product }) => totalStock(product) > 0 && !product.affiliateLink);
  const simple = onSale.filter(canBeAdded);
  const open = onSale.length - simple.length;
  function addAll() {
    addManyToCart(
      simple.map(({ product, wish: { selectedProductColor: color, selectedProductSize: size } }) => ({
        product,
        selection: { ...(color && { color }), ...(size && { size }) },
        quantity: 1,
      })),
    );
    if (open > 0)
      showToast({ kind: "info", message: "{{count}} products need a colour and size first", values: { count: open } });
  }
  return (
    <Button data-once look="outline" aria-disabled={simple.length === 0} onClick={() => simple.length > 0 && addAll()}>
      {t("Add all to cart")}
    </Button>
  );
}

function canBeAdded(row: WishRow): boolean {
  const { selectedProductColor, selectedProductSize } = row.wish;
  return isWholeChoice(row) && stockOf(row.product, selectedProductColor, selectedProductSize) > 0;
}
