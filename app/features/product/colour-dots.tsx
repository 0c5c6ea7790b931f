import type { Variation } from "~/features/catalogue/product.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";

export const dotColours: Record<Variation["color"], string> = {
  white: "bg-(--dot-white)",
  black: "bg-(--dot-black)",
  brown: "bg-(--dot-brown)",
  blue: "bg-(--dot-blue)",
};

/** The colours a product comes in. */
export function ColourDots({ variation }: { variation: readonly Variation[] }) {
  const { t } = useTranslation();
  const names = variation.map((v) => t(v.color)).join(", ");
  return (
    <span role="img" aria-label={t("Colours: {{names}}", { names })} className="flex gap-1.5">
      {variation.map((v) => (
        <span key={v.color} className={`size-3 rounded-full border border-ink/25 ${dotColours[v.color]}`} />
      ))}
    </span>
  );
}
