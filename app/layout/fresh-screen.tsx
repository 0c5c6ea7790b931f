import { useEffect, useRef } from "react";
import { useLocation, useMatches, useRevalidator } from "react-router";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import type { LoadIn } from "~/features/screens/screen-ahead.store.ts";
import { reconcileLanguage } from "~/i18n/change-language.ts";
import { currentWords, loadScreenWith } from "~/i18n/current-words.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { whenResting } from "~/ui/when-idle.ts";
import { useRouteHandle } from "./route-handle.ts";

/**
 * Has the open screen follow the language: names of goods, texts of pages and titles come from its loader, which is asked
 * again when the language changes, and what it will ask for is fetched before that.
 */
export function FreshScreen() {
  const { language } = useTranslation().i18n;
  const { revalidate } = useRevalidator();
  const { loadIn } = useRouteHandle();
  const params = useMatches().at(-1)?.params;
  const location = useLocation();
  const loaded = useRef(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each address it is another screen
  useEffect(() => loadScreenWith((next) => loadParts(next, loadIn, params)), [loadIn, params, location]);
  useEffect(() => whenResting(reconcileLanguage), []);
  useEffect(() => {
    if (loaded.current === language) return;
    loaded.current = language;
    void revalidate();
  }, [language, revalidate]);
  return null;
}

async function loadParts(language: string, loadIn: LoadIn | undefined, params = {}): Promise<void> {
  const asked = { request: new Request(location.href), params };
  const parts = loadIn?.(asked, { ...currentWords(), language }).catch((error: unknown) => {
    // That there is no such product or page is an answer, too.
    if (error instanceof Error) throw error;
  });
  await Promise.all([loadCatalogue(language), parts]);
}
