import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";

/** Loads the text of the open screen anew when the shopper changes the language: it may be written in that one as well. */
export function usePageInLanguage(): void {
  const { language } = useTranslation().i18n;
  const { revalidate } = useRevalidator();
  const loaded = useRef(language);
  useEffect(() => {
    if (loaded.current === language) return;
    loaded.current = language;
    void revalidate();
  }, [language, revalidate]);
}
