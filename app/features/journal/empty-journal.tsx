import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { journalAddress } from "./journal-query.ts";
import type { JournalListing } from "./load-journal.ts";

/** Shown when no post matches: what was searched for, and links to go on. */
export function EmptyJournal({ listing: { path, query, categories } }: { listing: JournalListing }) {
  const { t } = useTranslation("pages");
  if (categories.length === 0)
    return (
      <div className="max-w-xl rounded-base bg-ground/60 p-8 md:p-12">
        <h2 className="text-2xl md:text-3xl">{t("Nothing has been written yet")}</h2>
        <ButtonLink to="/shop-grid-standard" className="mt-6">
          {t("All products")}
        </ButtonLink>
      </div>
    );
  return (
    <div className="max-w-xl rounded-base bg-ground/60 p-8 md:p-12">
      <h2 className="text-2xl md:text-3xl">
        {query.q ? t("No post mentions “{{words}}”", { words: query.q }) : t("No posts match this choice")}
      </h2>
      <p className="mt-3 text-muted">
        {t("Try a shorter word, or start from a category: {{names}}.", {
          names: commaList(
            t,
            categories.map(({ name }) => t(name)),
          ),
        })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={journalAddress(path)}>{t("All posts")}</ButtonLink>
        {query.q && (
          <ButtonLink to={`/search?${new URLSearchParams({ q: query.q })}`} look="outline">
            {t("Search the shop instead")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
