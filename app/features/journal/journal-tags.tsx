import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { titleOf } from "../catalogue/department-names.ts";
import { slugOf } from "../catalogue/product.ts";
import type { JournalPath } from "./journal-layouts.ts";
import { journalAddress } from "./journal-query.ts";

type JournalTagsProps = { names: readonly string[]; path?: JournalPath; chosen?: string; isLine?: boolean };

/** Tags as links to their posts; with `isLine`, in one scrollable line on narrow screens. */
export function JournalTags({ names, path = "blog-standard", chosen, isLine = false }: JournalTagsProps) {
  const { t } = useTranslation("pages");
  return (
    <ul
      className={`flex gap-2 ${isLine ? "max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-2 lg:flex-wrap" : "flex-wrap"}`}
    >
      {names.map((name) => {
        const tag = slugOf(name);
        const isChosen = tag === chosen;
        return (
          <li key={name}>
            <Link
              to={journalAddress(path, isChosen ? {} : { tag })}
              aria-current={isChosen ? "true" : undefined}
              className="inline-flex min-h-9 items-center whitespace-nowrap rounded-full border border-line px-3.5 text-sm text-muted hover:border-ink hover:text-ink aria-current:border-ink aria-current:bg-ink aria-current:text-paper"
            >
              {t(titleOf(name))}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
