import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { productPath } from "../catalogue/addresses.ts";
import { useProducts } from "../catalogue/use-products.ts";
import type { OrderLine } from "../orders/order.ts";

/** Link from a delivered line to its product's reviews; none if it was returned or is no longer sold. */
export function ReviewLink({ line }: { line: OrderLine }) {
  const { t } = useTranslation("account");
  const product = useProducts([line.id])?.byId(line.id);
  if (!product || line.withdrawn === line.quantity) return null;
  return (
    <Link
      to={`${productPath(product)}#reviews`}
      aria-label={t("Write a review: {{name}}", { name: line.name })}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
    >
      {t("Write a review")}
    </Link>
  );
}
