import { ArrowRight } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { useCatalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Translate } from "~/platform/i18n/words.ts";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { markMatches } from "../catalogue/search/search-words.ts";
import { PriceTag } from "../product/price-tag.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import type { Suggestion, SuggestionGroup, Suggestions } from "./suggest.ts";

type SuggestionListProps = {
  id: string;
  isShown: boolean;
  /** Whether it would be shown if there were suggestions. */
  isOpen: boolean;
  suggestions: Suggestions;
  /** The link to all results, last in the list. */
  all: Suggestion | undefined;
  typed: string;
  active: number;
  /** Whether the list is wider than its field. */
  isWide: boolean;
  onPoint: (index: number) => void;
  onChoose: () => void;
};

/** Returns the classes of what opens below a search field; `isWide` if it is wider than the field. */
function popupLook(isWide: boolean): string {
  const width = isWide ? "end-0 w-[max(100%,min(26rem,calc(100vw-2rem)))]" : "inset-x-0";
  return `absolute top-full z-50 mt-2 max-h-[min(75dvh,44rem)] overflow-y-auto overscroll-contain rounded-base border border-line bg-surface p-2 shadow-float ${width}`;
}

function titleOfProducts({ isNear, isGuess }: Suggestions, t: Translate): string {
  if (isNear) return t("No exact match; these come close");
  return isGuess ? t("Nothing is spelt like this; these come close") : t("Products");
}

/** Suggestions below a search field, or recent searches while it is empty: the shop's pages, departments, tags, products with picture and price, journal posts. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, isShown, isOpen, suggestions, all, typed, active, isWide, onPoint, onChoose } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const goods = useCatalogueLanguage();
  if (!isShown) return isOpen && !typed.trim() ? <RecentSearches look={popupLook(isWide)} onClose={onChoose} /> : null;

  const titles: Record<SuggestionGroup["kind"], string> = {
    pages: t("Pages of the shop"),
    places: t("Departments"),
    tags: t("Tags"),
    products: titleOfProducts(suggestions, t),
    posts: t("Journal"),
  };
  const languageOf = ({ product, language }: Suggestion) => language ?? (product && (product.language ?? goods));
  const option = (suggestion: Suggestion, index: number, children: ReactNode) => (
    <Link
      key={suggestion.to}
      id={`${id}-${index}`}
      data-index={index}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      to={suggestion.to}
      onClick={onChoose}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => index !== active && onPoint(index)}
      className="flex min-h-11 items-center gap-3 rounded-base px-3 py-1.5 aria-selected:bg-ground aria-selected:outline-2 aria-selected:outline-transparent"
    >
      {children}
    </Link>
  );
  let next = 0;
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={t("Suggestions")} className={popupLook(isWide)}>
      {suggestions.groups.map(({ kind, suggestions: entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mb-1 border-b border-line pb-1">
          <p id={`${id}-${kind}`} className="eyebrow px-3 pt-2 pb-1">
            {titles[kind]}
          </p>
          {entries.map((entry) =>
            option(entry, next++, <Entry suggestion={entry} typed={typed} language={languageOf(entry)} />),
          )}
        </div>
      ))}
      {all &&
        option(
          all,
          next,
          <>
            <span className="min-w-0 flex-1 truncate font-medium">
              {t("See all results for “{{words}}”", { words: all.label })}
            </span>
            <Icon of={ArrowRight} size={16} className="rtl:-scale-x-100" />
          </>,
        )}
    </div>
  );
}

type EntryProps = { suggestion: Suggestion; typed: string; language: string | undefined };

function Entry({ suggestion, typed, language }: EntryProps) {
  const { product, label } = suggestion;
  const name = (
    <span lang={language} className="min-w-1/2 flex-1 leading-snug">
      <Marked text={label} typed={typed} />
    </span>
  );
  if (!product) return name;
  return (
    <>
      <Picture path={product.pictures[0]} alt="" sizes="3rem" className="h-14 w-11 shrink-0 rounded-base" />
      {name}
      <div className="text-end">
        <PriceTag product={product} />
      </div>
    </>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return markMatches(text, typed).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? (
      // Not a `mark`: forced colours would give its text the colour for a marked background, which it does not have.
      <b key={key} className="font-semibold underline decoration-accent underline-offset-4">
        {part.text}
      </b>
    ) : (
      part.text
    );
  });
}
