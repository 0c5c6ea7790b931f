import { useTranslation } from "react-i18next";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Picture } from "~/ui/picture.tsx";
import { PriceTag } from "./price-tag.tsx";
import { closeQuickView, useQuickView } from "./quick-view.store.ts";

/** A product at a glance, from any card. */
export function QuickView() {
  const { t } = useTranslation();
  const product = useQuickView((view) => view.product);
  return (
    <Dialog isOpen={product !== undefined} onClose={closeQuickView} title={product?.name ?? ""}>
      {product && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Picture
            path={product.pictures[0]}
            alt={product.alt[0] ?? ""}
            sizes="(min-width: 40rem) 28rem, 90vw"
            className="aspect-4/5 w-full"
          />
          <div className="space-y-5">
            <PriceTag product={product} isLarge />
            <ButtonLink to={productPath(product)} onClick={closeQuickView}>
              {t("See all details")}
            </ButtonLink>
          </div>
        </div>
      )}
    </Dialog>
  );
}
