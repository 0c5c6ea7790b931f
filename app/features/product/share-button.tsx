import { Share2 } from "lucide";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "~/ui/icon.tsx";
import { showToast } from "~/ui/toast.store.ts";
import { productPath } from "../catalogue/addresses.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { type ProductChoice, writeChoice } from "./choice.ts";

type ShareButtonProps = { product: CardProduct; choice: ProductChoice; className: string };

/** Hands the product's address, with the choice, to the device's share sheet or to the clipboard. */
export function ShareButton({ product, choice, className }: ShareButtonProps) {
  const { t } = useTranslation();

  async function share() {
    const search = writeChoice(choice).toString();
    const url = `${location.origin}${productPath(product)}${search && `?${search}`}`;
    if (navigator.share) return navigator.share({ title: product.name, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: "success", message: "Link copied" });
    } catch {
      showToast({
        kind: "info",
        message: "Your browser does not let us copy. Please copy the link from the address bar.",
      });
    }
  }

  return (
    <button type="button" className={className} onClick={share}>
      <Icon of={Share2} size={17} strokeWidth={1.6} />
      {t("Share")}
    </button>
  );
}
