import { SlidersHorizontal } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";

type FilterButtonProps = { count: number; onOpen: () => void; className?: string };

/** Opens the filter drawer and shows how many filters are selected. */
export function FilterButton({ count, onOpen, className = "" }: FilterButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`inline-flex min-h-11 items-center gap-2.5 font-medium ${className}`}
    >
      <Icon of={SlidersHorizontal} size={18} strokeWidth={1.6} />
      {count > 0 ? t("Filter ({{chosen}})", { chosen: count }) : t("Filter")}
    </button>
  );
}
