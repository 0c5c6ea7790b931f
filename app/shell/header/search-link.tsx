import { Search } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";

/** Icon link to the search page. */
export function SearchLink({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/search"
      title={t("Search")}
      className={`inline-flex size-11 items-center justify-center rounded-full hover:bg-current/10 ${className}`}
    >
      <Icon of={Search} size={20} strokeWidth={1.6} />
    </Link>
  );
}
