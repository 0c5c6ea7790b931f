import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Link } from "~/ui/link.tsx";
import { hrefOf, type ListingPlace, pageNumbers } from "./listing-address.ts";

type PagerProps = { place: ListingPlace; pages: number };

const box = "grid h-11 min-w-11 place-items-center rounded-base px-2 tabular-nums";

/** Pagination with numbered links. */
export function Pager({ place, pages }: PagerProps) {
  const { t } = useTranslation();
  const { page } = place.query;
  if (pages < 2) return null;
  const to = (number: number) => hrefOf(place, { query: { page: number } });
  return (
    <nav aria-label={t("Pages")} data-pager className="mt-14 flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Step to={page > 1 ? to(page - 1) : undefined} rel="prev" label={t("Previous page")}>
          <Icon of={ChevronLeft} size={18} className="rtl:-scale-x-100" />
        </Step>
        {pageNumbers(page, pages).map((number, i, all) =>
          number === "gap" ? (
            <li key={`gap after ${all[i - 1]}`} aria-hidden className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-label={t("Page {{page}}", { page: number })}
                aria-current={number === page ? "page" : undefined}
                className={`${box} ${number === page ? "bg-ink text-paper" : "hover:bg-ground"}`}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <Step to={page < pages ? to(page + 1) : undefined} rel="next" label={t("Next page")}>
          <Icon of={ChevronRight} size={18} className="rtl:-scale-x-100" />
        </Step>
      </ul>
    </nav>
  );
}

type StepProps = { to: string | undefined; rel: string; label: string; children: ReactNode };

function Step({ to, rel, label, children }: StepProps) {
  return (
    <li>
      {to ? (
        <Link to={to} rel={rel} title={label} className={`${box} hover:bg-ground`}>
          {children}
        </Link>
      ) : (
        <span aria-hidden className={`${box} text-muted/50`}>
          {children}
        </span>
      )}
    </li>
  );
}
