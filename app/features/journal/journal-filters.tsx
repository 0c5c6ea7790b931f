import { Search } from "lucide";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { journalAddress } from "./journal-query.ts";
import type { JournalListing } from "./load-journal.ts";

/** Search and categories of the journal: links and a form, so that they work without JavaScript. */
export function JournalFilters({ listing, isColumn }: { listing: JournalListing; isColumn: boolean }) {
  const { t } = useTranslation("pages");
  const { path, query, categories } = listing;
  const hasOther = query.q !== "" || query.tag !== "" || query.author !== "";
  const isChosen = (slug: string) => query.category === slug && !(slug === "" && hasOther);
  const all = { name: "All posts", slug: "", count: categories.reduce((sum, { count }) => sum + count, 0) };
  return (
    <div className={isColumn ? "space-y-8" : "flex flex-wrap items-center gap-x-10 gap-y-5"}>
      <JournalSearch listing={listing} />
      <nav aria-label={t("Categories")} className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
        <ul className={isColumn ? "flex gap-5 lg:flex-col lg:gap-0" : "flex gap-5"}>
          {[all, ...categories].map(({ name, slug, count }) => (
            <li key={slug}>
              <Link
                to={journalAddress(path, { category: slug })}
                aria-current={isChosen(slug) ? "true" : undefined}
                preventScrollReset
                className="inline-block py-2.5 whitespace-nowrap text-muted underline-offset-8 hover:text-ink aria-current:font-medium aria-current:text-ink aria-current:underline"
              >
                {`${t(name)} `}
                <span className="text-sm tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function JournalSearch({ listing: { path, query } }: { listing: JournalListing }) {
  const { t } = useTranslation("pages");
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query.q);
  // The input stays mounted, so that it keeps focus.
  useEffect(() => {
    if (field.current && shown.current !== query.q) field.current.value = query.q;
    shown.current = query.q;
  }, [query.q]);
  return (
    <Form action={`/${path}`} role="search" aria-label={t("Search the journal")} className="relative w-full lg:w-64">
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.tag && <input type="hidden" name="tag" value={query.tag} />}
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={query.q}
        aria-label={t("Search the journal")}
        placeholder={t("Search the journal")}
        className="h-11 w-full rounded-full border border-muted/60 bg-surface ps-4 pe-11 placeholder:text-muted"
      />
      <button type="submit" aria-label={t("Search")} className="absolute end-0 top-0 grid size-11 place-items-center">
        <Icon of={Search} size={18} />
      </button>
    </Form>
  );
}
