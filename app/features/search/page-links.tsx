import { ArrowRight } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { FoundPage } from "./find-pages.ts";

/** Links to the pages of the shop that a search found. */
export function PageLinks({ pages }: { pages: readonly FoundPage[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="found-pages" className="mt-6 max-w-2xl">
      <h2 id="found-pages" className="eyebrow mb-2">
        {t("Pages of the shop")}
      </h2>
      <ul className="border-t border-line">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-2 text-lg hover:underline"
            >
              {label}
              <Icon of={ArrowRight} size={18} className="shrink-0 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
