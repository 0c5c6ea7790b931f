import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { asWritten, sizeWord } from "../catalogue/choice-words.ts";
import { titleOf } from "../catalogue/department-names.ts";

/** Returns a function that formats a facet value for display. Values can come from the URL, so it accepts any text. */
export function useFacetLabel(): (value: string) => string {
  const { t } = useTranslation();
  return (value) => {
    const size = sizeWord(asWritten, value);
    return size === value ? t(titleOf(value)) : size;
  };
}

/** Returns a value with a capital letter, as values of attributes are written small. */
export function capitalised(value: string): string {
  return value.charAt(0).toLocaleUpperCase() + value.slice(1);
}
