import { titleOf } from "~/features/catalogue/department-names.ts";
import { sizeOrder } from "~/features/catalogue/product-query.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";

/** Writes a value of a facet for people. Values come from the address as well, so any text must do. */
export function useFacetLabel(): (value: string) => string {
  const { t } = useTranslation();
  return (value) => {
    if (value in {}) return value;
    if (sizeOrder.some((size) => size === value)) return value.toUpperCase();
    return t(titleOf(value));
  };
}
