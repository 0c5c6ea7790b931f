import { sizeWord } from "~/features/catalogue/choice-words.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";

/** Writes a value of a facet for people. Values come from the address as well, so any text must do. */
export function useFacetLabel(): (value: string) => string {
  const { t } = useTranslation();
  return (value) => {
    if (value in {}) return value;
    const size = sizeWord(value);
    return size === value ? t(titleOf(value)) : size;
  };
}
