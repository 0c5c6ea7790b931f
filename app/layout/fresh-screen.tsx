import { useEffect, useRef } from "react";
import { useLocation, useMatches, useRevalidator } from "react-router";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { reconcileLanguage } from "~/i18n/change-language.ts";
import { currentWords, loadScreenWith } from "~/i18n/current-words.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { afterPaint } from "~/ui/after-paint.ts";
import { announce } from "~/ui/announce.ts";
import { runWhenIdle } from "~/ui/when-idle.ts";
import { type LoadIn, useRouteHandle } from "./route-handle.ts";

/**
 * Keeps the open page in the current language: product names, page texts and titles come from its loader, which runs
 * again when the language changes, after its data has been prefetched.
 */
export function FreshScreen() {
  const { language } = useTranslation().i18n;
  const { revalidate } = useRevalidator();
  const { loadIn } = useRouteHandle();
  const params = useMatches().at(-1)?.params;
  const location = useLocation();
  const loaded = useRef(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL is another page
  useEffect(() => loadScreenWith((next) => loadParts(next, loadIn, params)), [loadIn, params, location]);
  useEffect(() => runWhenIdle(reconcileLanguage), []);
  useEffect(() => {
    if (loaded.current === language) return;
    loaded.current = language;
    void revalidate().then(() => afterPaint(() => announce(document.title)));
  }, [language, revalidate]);
  return null;
}

async function loadParts(language: string, loadIn: LoadIn | undefined, params = {}): Promise<void> {
  const args = { request: new Request(location.href), params };
  const parts = loadIn?.(args, { ...currentWords(), language }).catch((error: unknown) => {
    // A response that there is no such product or page is a result, too.
    if (error instanceof Error) throw error;
  });
  await Promise.all([loadCatalogue(language), parts]);
}
