import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { productPath } from "../catalogue/addresses.ts";
import { totalStock } from "../catalogue/product.ts";
import { AddButton, type AddButtonProps, cardButton } from "./add-button.tsx";

/** Adds a wishlisted or compared product to the cart; if it is sold out, links to its back-in-stock form. */
export function AddOrWait(props: AddButtonProps) {
  const { t } = useTranslation();
  const { product } = props;
  if (product.affiliateLink || totalStock(product) > 0) return <AddButton {...props} />;
  return (
    <Link
      to={productPath(product)}
      className={`${cardButton} py-1 text-center leading-tight`}
      aria-label={t("Tell me when it is back: {{name}}", { name: product.name })}
    >
      {t("Tell me when it is back")}
    </Link>
  );
}
