import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";

/** Asks the open screen’s loader again when the language changes: names of goods, texts of pages and titles come from there. */
export function FreshScreen() {
  const { language } = useTranslation().i18n;
  const { revalidate } = useRevalidator();
  const loaded = useRef(language);
  useEffect(() => {
    if (loaded.current === language) return;
    loaded.current = language;
    void revalidate();
  }, [language, revalidate]);
  return null;
}
