import { type ComponentType, useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { preloadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { preloadWords } from "~/i18n/current-words.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { whenIdle } from "~/ui/when-idle.ts";
import { markWarm, whenWarm } from "~/ui/when-warm.ts";
import { keepFontsLoaded } from "./active-theme.ts";
import { recordFetched } from "./fetched-screens.ts";
import { loadQueryPrefetching } from "./follow-links.tsx";
import { useRouteHandle } from "./route-handle.ts";

/** Any product and department will do: only the pages' code is prefetched. */
const screens = ["/product/1", "/shop-grid-standard", "/categoryproduct/any", "/search", "/cart", "/checkout", "/"];

type Connection = { saveData?: boolean };

/**
 * Once the first page is idle, prefetches the rest of the catalogue and the main pages, so that browsing needs no more
 * requests: one at a time, each when the browser is idle. Runs again for another language.
 */
export function WarmUp() {
  const [fetched, setFetched] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [Deferred, setDeferred] = useState<ComponentType>();
  const isWarm = fetched > screens.length;
  const { theme } = useRouteHandle();
  const { language } = useTranslation().i18n;

  useEffect(() => {
    const connection = (navigator as { connection?: Connection }).connection;
    if (connection?.saveData) return setIsSaving(true);
    // Offline nothing is prefetched: pages load what they need.
    const start = () =>
      void warm(language).then(
        () => setFetched((fetched) => Math.max(fetched, 1)),
        (error) => console.warn("warming up:", error),
      );
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => removeEventListener("load", start);
  }, [language]);

  useEffect(() => {
    if (fetched === 0) return;
    const page = screens[fetched - 1];
    if (!page) return markWarm();
    recordFetched(page);
    void whenIdle().then(() => setFetched(fetched + 1));
  }, [fetched]);

  useEffect(() => {
    const mount = ({ DeferredFeatures }: typeof import("./deferred-features.tsx")) =>
      setDeferred(() => DeferredFeatures);
    // If it fails to load, the router scrolls as far as the page goes, and listings have the stock of the build.
    void whenWarm.then(() => import("./deferred-features.tsx")).then(mount, () => undefined);
  }, []);

  useEffect(() => {
    if (isWarm && theme) void keepFontsLoaded(theme);
  }, [isWarm, theme]);

  // Once all are loaded, the prefetch links go: they would be created again for every page. Only then may the browser
  // offer to install the shop: it draws its offer for a third of a second, alongside what the page is doing.
  if (isWarm || isSaving)
    return (
      <>
        <link rel="manifest" href="/manifest.webmanifest" />
        {Deferred && <Deferred />}
      </>
    );
  return screens.slice(0, fetched).map((page) => <PrefetchPageLinks key={page} page={page} />);
}

async function warm(language: string): Promise<void> {
  await whenIdle();
  await preloadCatalogue(language, whenIdle);
  if (!__CATALOGUE_IS_EMBEDDED__) await loadQueryPrefetching();
  await preloadWords("checkout");
  await whenIdle();
}
