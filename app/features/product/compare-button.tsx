import { Scale } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { IconButton } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import type { ProductSummary } from "../catalogue/product.ts";
import { addToCompare, useCompare } from "../compare/compare.store.ts";
import { isCompared } from "../compare/compare.ts";

type CompareButtonProps = { product: Pick<ProductSummary, "id" | "name">; className?: string };

/** Adds a product to the comparison; once it is there, the button does nothing but stays focusable. */
export function CompareButton({ product, className }: CompareButtonProps) {
  const { t } = useTranslation();
  const isThere = useCompare((state) => isCompared(state, product.id));
  const label = isThere ? "{{name}} is in your comparison" : "Compare {{name}}";
  return (
    <IconButton
      label={t(label, { name: product.name })}
      aria-disabled={isThere}
      className={className}
      onClick={() => addToCompare(product)}
    >
      <Icon of={Scale} size={18} strokeWidth={1.6} className={isThere ? "text-accent" : ""} />
    </IconButton>
  );
}
