import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { titleOf } from "../catalogue/department-names.ts";
import type { Step } from "../product/structured-data.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { ListingLink } from "./sub-category-links.ts";

type ListingHeadingProps = {
  title: string;
  lead?: string | undefined;
  steps: readonly Step[];
  /** Path of a picture as `Picture` takes it. */
  picture?: string | undefined;
  /** Links to narrower listings. */
  links?: readonly ListingLink[];
  linksLabel?: string;
  children?: ReactNode;
};

/** The heading of a listing: breadcrumbs, title, sentence, picture and links to narrower listings. */
export function ListingHeading({ title, lead, steps, picture, links = [], linksLabel, children }: ListingHeadingProps) {
  return (
    <header
      className={`grid items-center gap-x-8 ${picture ? "mt-4 mb-6 grid-cols-[1fr_min(6.5rem,33vw)] bg-ground sm:grid-cols-[1fr_15rem] low:mb-0 low:flex low:bg-paper" : "pt-6 pb-4 lg:pt-8 lg:pb-6"}`}
    >
      <div className={`min-w-0 shrink-0 ${picture ? "py-6 ps-5 sm:py-10 sm:ps-10 lg:ps-14 low:p-0" : ""}`}>
        <Breadcrumbs steps={steps} />
        <h1 className="mt-3 text-3xl break-words sm:text-4xl lg:text-5xl">{title}</h1>
        {lead && <p className="mt-3 max-w-[41em] text-muted max-sm:text-[0.9375rem] low:hidden">{lead}</p>}
        {children}
      </div>
      {picture && (
        <Picture
          path={picture}
          alt=""
          sizes="(min-width: 40rem) 15rem, 6.5rem"
          isFirst
          className="h-full max-h-75 min-h-36 w-full low:hidden"
        />
      )}
      {links.length > 0 && <HeadingLinks links={links} label={linksLabel} current={steps.at(-1)?.path} />}
    </header>
  );
}

type HeadingLinksProps = { links: readonly ListingLink[]; label: string | undefined; current: string | undefined };

function HeadingLinks({ links, label, current }: HeadingLinksProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label} className="col-span-full min-w-0 bg-paper pt-4">
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
