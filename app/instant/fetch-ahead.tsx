import { useEffect } from "react";
import { useLocation } from "react-router";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { preloadWords } from "~/platform/i18n/current-words.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { afterPrefetch, awaitPrefetch, markPrefetched } from "~/platform/ui/after-prefetch.ts";
import { whenIdle } from "~/platform/ui/when-idle.ts";
import { isSavingData } from "~/shell/saving-data.ts";
import { fetchDetailsInView } from "./details-in-view.ts";
import { fetchScreen } from "./fetch-screen.ts";
import { loadQueryPrefetching } from "./follow-links.tsx";
import { likelyAfter } from "./likely-next.ts";
import { registerWorker } from "./register-worker.ts";

awaitPrefetch();

/** Screens whose products are not looked at again. */
const isBuying = /^\/(cart|checkout)(\/|$)/;

/**
 * Prefetches what the shopper probably opens next, once the page is idle: one thing at a time, so that the page can
 * answer in between. Nothing on a slow connection, or if the browser saves data. The prefetch is done when that is done for
 * the first page.
 */
export function FetchAhead() {
  const { pathname, search } = useLocation();
  const { language } = useTranslation().i18n;

  useEffect(() => {
    const left = new AbortController();
    // Offline nothing is prefetched: pages load what they need.
    void fetchAhead(pathname, language, left.signal)
      .catch((error) => console.warn("fetching ahead:", error))
      .then(markPrefetched);
    return () => left.abort();
  }, [pathname, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other products are in view
  useEffect(() => {
    if (!__CATALOGUE_IS_EMBEDDED__ || isSavingData() || isBuying.test(pathname)) return;
    const left = new AbortController();
    void afterPrefetch().then(() => left.signal.aborted || fetchDetailsInView(language, left.signal));
    return () => left.abort();
  }, [pathname, search, language]);

  return null;
}

/** The service worker comes first, so that it keeps what is fetched. */
const registered = import.meta.env.PROD ? registerWorker() : Promise.resolve();

async function fetchAhead(pathname: string, language: string, left: AbortSignal): Promise<void> {
  await registered;
  if (isSavingData()) return;
  const { pages, parts } = likelyAfter(pathname);
  const steps = [
    () => loadCatalogue(language),
    ...pages.map((page) => () => fetchScreen(page)),
    () => pages.includes("/checkout") && preloadWords("checkout"),
    () => !__CATALOGUE_IS_EMBEDDED__ && loadQueryPrefetching(),
    ...parts,
  ];
  for (const fetchNext of steps) {
    await whenIdle();
    if (left.aborted) return;
    await fetchNext();
  }
}
