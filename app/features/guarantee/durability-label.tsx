import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type DurabilityGuarantee, guaranteeWords } from "./durability-guarantee.ts";

/** The maker's label of the guarantee of durability, unchanged and in colour; it opens in its own size. */
export function DurabilityLabel({ guarantee }: { guarantee: DurabilityGuarantee }) {
  const { t, i18n } = useTranslation();
  const words = guaranteeWords(guarantee, i18n.language);
  return (
    <a href={guarantee.label} target="_blank" rel="noopener" className="block w-32">
      <img
        src={guarantee.label}
        alt={t("Label of the maker’s guarantee of durability for {{model}}, in years: {{years}}", words)}
        className="w-full"
      />
    </a>
  );
}
