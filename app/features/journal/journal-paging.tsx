import { ArrowLeft, ArrowRight } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { journalAddress } from "./journal-query.ts";
import type { JournalListing } from "./load-journal.ts";

const step = "inline-flex size-11 items-center justify-center rounded-full hover:bg-ground";

/** Pagination of a journal listing. */
export function JournalPaging({ listing: { path, query, page, pages } }: { listing: JournalListing }) {
  const { t } = useTranslation("pages");
  if (pages === 1) return null;
  const to = (number: number) => journalAddress(path, { ...query, page: number });
  return (
    <nav aria-label={t("Pages")} className="mt-14 flex items-center justify-center gap-1 border-t border-line pt-6">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={t("Previous page")} className={step}>
          <Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />
        </Link>
      )}
      {Array.from({ length: pages }, (_, i) => i + 1).map((number) => (
        <Link
          key={number}
          to={to(number)}
          aria-label={t("Page {{number}}", { number })}
          aria-current={number === page ? "page" : undefined}
          className={`${step} tabular-nums aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
        >
          {number}
        </Link>
      ))}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label={t("Next page")} className={step}>
          <Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  );
}
