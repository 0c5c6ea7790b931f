import { useTranslation } from "~/i18n/use-translation.tsx";
import { Stars } from "~/ui/stars.tsx";

/** The shop's own grade of a product, said to be its own; nothing where it gave none. */
export function ShopRating({ rating, size = 14 }: { rating: number; size?: number }) {
  const { t } = useTranslation();
  if (rating === 0) return null;
  return (
    <span className="flex items-center gap-2 text-sm text-muted">
      <Stars rating={rating} size={size} isOurs />
      <span aria-hidden>{t("our rating")}</span>
    </span>
  );
}
