import { Search, X } from "lucide";
import { type KeyboardEvent, useEffect } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { IconButton } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { recentSearches } from "./recent-searches.store.ts";

type RecentSearchesProps = {
  /** The classes of what opens below the field. */
  look: string;
  onClose: () => void;
};

/** What was searched for before in this browser, below an empty search field: each can be repeated or removed. */
export function RecentSearches({ look, onClose }: RecentSearchesProps) {
  const { t } = useTranslation();
  const { entries, isKept } = recentSearches.use();
  useEffect(recentSearches.read, []);
  if (entries.length === 0) return null;
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== "Escape") return;
    currentTarget.closest("search")?.querySelector("input")?.focus();
    onClose();
  };
  return (
    <section aria-label={t("Recent searches")} onKeyDown={closeOnEscape} className={look}>
      <p aria-hidden className="eyebrow px-3 pt-2 pb-1">
        {t("Recent searches")}
      </p>
      <ul className="mb-1 border-b border-line pb-1">
        {entries.map((words) => (
          <li key={words} className="flex items-center">
            <Link
              to={`/search?${new URLSearchParams({ q: words })}`}
              onClick={onClose}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-base px-3 py-1.5 hover:bg-ground"
            >
              <Icon of={Search} size={16} className="shrink-0 text-muted" />
              <bdi className="truncate">{words}</bdi>
            </Link>
            <IconButton label={t("Remove {{name}}", { name: words })} onClick={() => recentSearches.remove(words)}>
              <Icon of={X} size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 px-3 text-sm text-muted">
        <label className="inline-flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            autoComplete="off"
            className="size-5 shrink-0"
            checked={isKept}
            onChange={(event) => recentSearches.keep(event.target.checked)}
          />
          {t("Remember on this device, until I clear it")}
        </label>
        <button
          type="button"
          onClick={recentSearches.clear}
          className="min-h-11 underline underline-offset-4 hover:text-ink"
        >
          {t("Clear all")}
        </button>
      </div>
    </section>
  );
}
