import { type FormEvent, useState } from "react";
import { languageNames } from "~/generated/intl.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Field, Select } from "~/platform/ui/field.tsx";
import { MAX_SEARCH, type ReviewPage, type ReviewSort, reviewSorts } from "./review.ts";
import type { ReviewChoice } from "./use-reviews.ts";

const sortNames: Readonly<Record<ReviewSort, string>> = {
  newest: "Newest first",
  helpful: "Most helpful",
  best: "Highest rated",
  worst: "Lowest rated",
};

type ReviewFiltersProps = {
  page: ReviewPage;
  choice: ReviewChoice;
  onChoose: (change: Partial<ReviewChoice>) => void;
};

/** Order, language and a search within the reviews; the stars are chosen in their summary. */
export function ReviewFilters({ page: { languages }, choice, onChoose }: ReviewFiltersProps) {
  const { t } = useTranslation("account");
  return (
    <div className="mb-6 max-w-3xl space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t("Order")}
          value={choice.sort}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ sort: reviewSorts.find((known) => known === value) ?? "newest" })
          }
        >
          {reviewSorts.map((name) => (
            <option key={name} value={name}>
              {t(sortNames[name])}
            </option>
          ))}
        </Select>
        {languages.length > 1 && (
          <Select
            label={t("Language of the reviews")}
            value={choice.language}
            onChange={(event) => onChoose({ language: event.currentTarget.value })}
          >
            <option value="">{t("All languages")}</option>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language] ?? language}
              </option>
            ))}
          </Select>
        )}
      </div>
      <ReviewSearch key={choice.words} words={choice.words} onSearch={(words) => onChoose({ words })} />
    </div>
  );
}

function ReviewSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation("account");
  const [typed, setTyped] = useState(words);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={search} className="flex items-end gap-3">
      <Field
        type="search"
        required
        label={t("Search the reviews")}
        value={typed}
        maxLength={MAX_SEARCH}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="min-w-0 flex-1"
        formNoValidate
      />
      <Button type="submit" look="outline" formNoValidate>
        {t("Search")}
      </Button>
    </form>
  );
}
