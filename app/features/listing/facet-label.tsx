import { useTranslation } from "~/i18n/use-translation.tsx";
import { asWritten, sizeWord } from "../catalogue/choice-words.ts";
import { titleOf } from "../catalogue/department-names.ts";

/** Writes a value of a facet for people. Values come from the address as well, so any text must do. */
export function useFacetLabel(): (value: string) => string {
  const { t } = useTranslation();
  return (value) => {
    const size = sizeWord(asWritten, value);
    return size === value ? t(titleOf(value)) : size;
  };
}
