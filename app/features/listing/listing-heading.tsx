import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { titleOf } from "../catalogue/department-names.ts";
import type { Step } from "../product/structured-data.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { ListingLink } from "./sub-category-links.ts";

type ListingHeadingProps = {
  title: string;
  lead?: string | undefined;
  steps: readonly Step[];
  /** Links to narrower listings. */
  links?: readonly ListingLink[];
  linksLabel?: string;
  children?: ReactNode;
};

/** The heading of a listing: breadcrumbs, title, sentence and links to narrower listings; low, as the goods are the pictures. */
export function ListingHeading({ title, lead, steps, links = [], linksLabel, children }: ListingHeadingProps) {
  return (
    <header className="pt-4 pb-3 sm:pt-5 sm:pb-4 low:py-0">
      <Breadcrumbs steps={steps} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h1 className="mt-1 min-w-0 text-3xl break-words sm:mt-2 sm:text-4xl lg:text-5xl">{title}</h1>
        {lead && (
          <p className="max-w-[34rem] text-muted max-sm:line-clamp-2 max-sm:text-[0.9375rem] low:hidden">{lead}</p>
        )}
      </div>
      {children}
      {links.length > 0 && <HeadingLinks links={links} label={linksLabel} current={steps.at(-1)?.path} />}
    </header>
  );
}

type HeadingLinksProps = { links: readonly ListingLink[]; label: string | undefined; current: string | undefined };

function HeadingLinks({ links, label, current }: HeadingLinksProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label} className="min-w-0 pt-3 sm:pt-4">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0 low:flex-nowrap">
        {links.map(({ to, name, isWhole }) => {
          const isCurrent = to === current;
          return (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                aria-current={isCurrent ? "page" : undefined}
                className={`inline-flex min-h-11 items-center rounded-full border px-4 text-sm ${isCurrent ? "border-ink bg-ink text-paper" : "border-muted/50 hover:border-ink"}`}
              >
                {isWhole ? t("All") : t(titleOf(name))}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
