import { useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import type { Removal } from "~/platform/ui/removal.store.ts";
import { textButton } from "~/platform/ui/text-button.ts";
import { withUndoNote } from "~/platform/ui/undo-note.tsx";
import { useFocusAfterRemoval } from "~/platform/ui/use-focus-after-removal.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { Money } from "../currency/money.tsx";
import { UnitPrice } from "../currency/unit-price.tsx";
import { isSameChoice } from "./cart.ts";
import { forgetSavedLine, moveLineToCart } from "./edit-cart.ts";
import { openLineChoice } from "./line-choice.store.ts";
import { choiceWords, lineName, linePath, linePicture } from "./line-name.ts";
import type { CartRow } from "./use-cart-lines.ts";

type SavedLinesProps = { lines: readonly CartRow[]; inCart: readonly CartRow[]; removal: Removal | undefined };

/** The lines saved for later. `inCart` are the lines in the cart. */
export function SavedLines({ lines, inCart, removal }: SavedLinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, lines.length);
  const piecesInCart = ({ line }: CartRow) => inCart.find((row) => isSameChoice(row.line, line))?.line.quantity ?? 0;
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl">{t("Saved for later")}</h2>
      <ul ref={list} className="grid gap-x-6 sm:grid-cols-2">
        {withUndoNote(lines, removal, (row) => (
          <SavedLine key={row.line.cartItemId} row={row} left={row.most - piecesInCart(row)} />
        ))}
      </ul>
    </section>
  );
}

/** `left` is the number of pieces that can still be added to the cart. */
function SavedLine({ row, left }: { row: CartRow; left: number }) {
  const { t } = useTranslation();
  const { line, product } = row;
  const name = lineName(t, product, line);
  return (
    <li className="flex gap-4 border-t border-line py-4">
      <Picture
        path={linePicture(product, line)}
        alt=""
        sizes="5rem"
        className="aspect-4/5 w-20 shrink-0 self-start rounded-base"
      />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">
          <Link to={linePath(product, line)} className="hover:underline">
            <ProductName of={product} />
          </Link>
        </p>
        <p className="mt-1 text-sm text-muted">{choiceWords(t, line)}</p>
        {!row.isMade && <p className="text-sm">{t("No longer offered in this choice")}</p>}
        <p className="mb-3 text-sm tabular-nums">
          {line.quantity > 1 && `${line.quantity} × `}
          <Money cents={row.price} />
          <UnitPrice product={product} price={row.price} />
        </p>
        <div className="flex flex-wrap items-center gap-x-4">
          {!row.isMade && (
            <Button
              look="outline"
              className="min-h-11 px-4 text-sm"
              aria-haspopup="dialog"
              aria-label={t("Choose anew: {{name}}", { name })}
              onClick={() => openLineChoice(line.cartItemId)}
            >
              {t("Choose anew")}
            </Button>
          )}
          {row.isMade && left > 0 && (
            <Button
              look="outline"
              className="min-h-11 px-4 text-sm"
              aria-label={t("Move to cart: {{name}}", { name })}
              onClick={() => moveLineToCart(line.cartItemId, name, left)}
            >
              {t("Move to cart")}
            </Button>
          )}
          {row.isMade && left <= 0 && (
            <span className="text-sm text-muted">{row.stock > 0 ? t("All in your cart") : t("Sold out")}</span>
          )}
          <button
            type="button"
            className={textButton}
            aria-label={t("Remove {{name}}", { name })}
            onClick={() => forgetSavedLine(line.cartItemId, name)}
          >
            {t("Remove")}
          </button>
        </div>
      </div>
    </li>
  );
}
