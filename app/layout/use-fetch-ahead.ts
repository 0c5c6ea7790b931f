import { useEffect, useState } from "react";
import { matchPath, useLocation } from "react-router";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { preloadWords } from "~/i18n/current-words.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { whenIdle } from "~/ui/when-idle.ts";
import { markWarm, whenWarm } from "~/ui/when-warm.ts";
import { fetchDetailsInView } from "./details-in-view.ts";
import { recordFetched } from "./fetched-screens.ts";
import { loadQueryPrefetching } from "./follow-links.tsx";
import { likelyAfter } from "./likely-next.ts";
import { registerWorker } from "./register-worker.ts";
import { isSavingData } from "./saving-data.ts";

/** Screens whose products are not looked at again. */
const isBuying = /^\/(cart|checkout)(\/|$)/;

declare global {
  /** The built routes, written by the router. */
  var __reactRouterManifest: { routes: Record<string, { path?: string; css?: readonly string[] }> } | undefined;
}

/**
 * Prefetches what the shopper probably opens next, once the page is idle: one thing at a time, so that the page can
 * answer in between. Nothing on a slow connection, or if the browser saves data. Returns the page whose code is being
 * fetched, and whether the first page's prefetching is done.
 */
export function useFetchAhead(): { page: string | undefined; isWarm: boolean } {
  const { pathname, search } = useLocation();
  const { language } = useTranslation().i18n;
  const [page, setPage] = useState<string>();
  const [isWarm, setWarm] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    // Offline nothing is prefetched: pages load what they need.
    void fetchAhead({ pathname, language, setPage }, left.signal)
      .catch((error) => console.warn("fetching ahead:", error))
      .then(() => {
        setPage(undefined);
        setWarm(true);
        markWarm();
      });
    return () => left.abort();
  }, [pathname, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other products are in view
  useEffect(() => {
    if (!__CATALOGUE_IS_EMBEDDED__ || isSavingData() || isBuying.test(pathname)) return;
    const left = new AbortController();
    void whenWarm.then(() => left.signal.aborted || fetchDetailsInView(language, left.signal));
    return () => left.abort();
  }, [pathname, search, language]);

  return { page, isWarm };
}

/** The service worker comes first, so that it keeps what is fetched. */
const registered = import.meta.env.PROD ? registerWorker() : Promise.resolve();

type Ahead = { pathname: string; language: string; setPage: (page: string) => void };

async function fetchAhead({ pathname, language, setPage }: Ahead, left: AbortSignal): Promise<void> {
  await registered;
  if (isSavingData()) return;
  const { pages, parts } = likelyAfter(pathname);
  const code = pages.filter(recordFetched).map((page) => () => {
    prefetchStyles(page);
    setPage(page);
  });
  const steps = [
    () => loadCatalogue(language),
    ...code,
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

/** The router prefetches the scripts of a page, but not its styles. */
function prefetchStyles(page: string): void {
  const routes = Object.values(globalThis.__reactRouterManifest?.routes ?? {});
  const route = routes.find(({ path }) => path && path !== "*" && matchPath(path, page));
  for (const href of route?.css ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "style", href }));
}
