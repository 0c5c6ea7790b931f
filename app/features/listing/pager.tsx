import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { MOST_PAGES } from "../catalogue/product-query.ts";
import { hrefOf, type ListingPlace, pageNumbers } from "./listing-address.ts";

type PagerProps = { place: ListingPlace; pages: number };

const box = "grid h-11 min-w-11 place-items-center rounded-base px-2 tabular-nums";

/** A link that adds the next page to what is shown, and numbered ones that lead to a page. */
export function Pager({ place, pages }: PagerProps) {
  const { t } = useTranslation();
  const { page, from = page } = place.query;
  if (pages < 2) return null;
  const to = (number: number) => hrefOf(place, { query: { page: number } });
  return (
    <nav aria-label={t("Pages")} data-pager className="mt-14 flex flex-col items-center gap-6">
      {page < pages && page - from + 1 < MOST_PAGES && (
        <ButtonLink
          look="outline"
          to={hrefOf(place, { query: { page: page + 1, from } })}
          rel="nofollow"
          replace
          preventScrollReset
        >
          {t("Show more")}
        </ButtonLink>
      )}
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
