import { useTranslation } from "~/i18n/use-translation.tsx";
import { Link } from "~/ui/link.tsx";
import { productPath } from "../catalogue/addresses.ts";
import { totalStock } from "../catalogue/product.ts";
import { AddButton, type AddButtonProps, cardButton } from "./add-button.tsx";

/** The way into the cart of what somebody wishes for or compares; of what is sold out, to a word when it is back. */
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
