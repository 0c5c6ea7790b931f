import { useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import type { Removal } from "~/platform/ui/removal.store.ts";
import { ShareButton } from "~/platform/ui/share-button.tsx";
import { textButton } from "~/platform/ui/text-button.ts";
import { withUndoNote } from "~/platform/ui/undo-note.tsx";
import { useFocusAfterRemoval } from "~/platform/ui/use-focus-after-removal.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { writeCartLink } from "./cart-link.ts";
import { emptyTheCart, saveLineForLater } from "./edit-cart.ts";
import { lineName } from "./line-name.ts";
import type { CartRow } from "./use-cart-lines.ts";

type CartLinesProps = { lines: readonly CartRow[]; removal: Removal | undefined };

/** The lines on the cart page, with actions for all of them. */
export function CartLines({ lines, removal }: CartLinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, lines.length);
  return (
    <section aria-label={t("In your cart")}>
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {withUndoNote(lines, removal, (row) => (
          <CartLineRow key={row.line.cartItemId} row={row} isLarge>
            <button
              type="button"
              className={textButton}
              aria-label={t("Save for later: {{name}}", { name: lineName(t, row.product, row.line) })}
              onClick={() => saveLineForLater(row.line.cartItemId, lineName(t, row.product, row.line))}
            >
              {t("Save for later")}
            </button>
          </CartLineRow>
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-x-6 pt-2">
        <ShareButton
          path={writeCartLink(lines.map((row) => row.line))}
          label={t("Share this cart")}
          className={textButton}
        />
        <button
          type="button"
          className={textButton}
          onClick={() => {
            emptyTheCart();
            focusHeading();
          }}
        >
          {t("Empty the cart")}
        </button>
      </div>
    </section>
  );
}
