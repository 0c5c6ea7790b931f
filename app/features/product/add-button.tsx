import { ExternalLink, Plus } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { addToCart } from "../cart/add-to-cart.ts";
import { type CardProduct, stockOf, totalStock } from "../catalogue/product.ts";
import { openQuickView } from "./quick-view.store.ts";

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-base border border-line bg-surface px-3 text-sm font-medium transition-colors";
/** Button classes for product cards and lists. */
export const cardButton = `${shape} hover:border-ink hover:bg-ink hover:text-paper`;

export type AddButtonProps = { product: CardProduct; colour?: string | undefined; size?: string | undefined };

/** A card's button: adds to the cart, opens the choice of a variation, or links to the affiliate's shop. */
export function AddButton({ product, colour, size }: AddButtonProps) {
  const { t } = useTranslation();
  const selection = colour && size && stockOf(product, colour, size) > 0 ? { color: colour, size } : {};
  if (product.affiliateLink)
    return (
      <a
        href={product.affiliateLink}
        rel="sponsored noopener"
        target="_blank"
        className={cardButton}
        aria-label={t("Buy {{name}} at our partner (opens in a new tab)", { name: product.name })}
      >
        <span>{t("At our partner")}</span>
        <Icon of={ExternalLink} size={15} />
      </a>
    );
  if (totalStock(product) === 0)
    return (
      <button
        type="button"
        disabled
        className={`${shape} text-muted`}
        aria-label={t("{{name}} is sold out", { name: product.name })}
      >
        <span>{t("Sold out")}</span>
      </button>
    );
  if (product.variation && !selection.size)
    return (
      <button
        type="button"
        className={cardButton}
        aria-label={t("Choose colour and size of {{name}}", { name: product.name })}
        onClick={() => openQuickView(product, colour)}
      >
        <span>{t("Choose")}</span>
      </button>
    );
  return (
    <button
      type="button"
      data-once
      className={cardButton}
      aria-label={t("Add {{name}} to cart", { name: product.name })}
      onClick={() => addToCart(product, selection)}
    >
      <Icon of={Plus} size={15} />
      <span>{t("Add")}</span>
    </button>
  );
}
