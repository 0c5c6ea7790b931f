import { useEffect } from "react";
import { PrefetchPageLinks } from "react-router";
import { keepFontsLoaded } from "./active-theme.ts";
import { FreshStock } from "./fresh-stock.tsx";
import { RestoreScroll } from "./restore-scroll.tsx";
import { useRouteHandle } from "./route-handle.ts";
import { useFetchAhead } from "./use-fetch-ahead.ts";

/** Features that start once the visit is warm; no first page waits for them. */
export function DeferredFeatures() {
  const { page, isWarm } = useFetchAhead();
  const { theme } = useRouteHandle();

  useEffect(() => {
    if (isWarm && theme) void keepFontsLoaded(theme);
  }, [isWarm, theme]);

  return (
    <>
      {page && <PrefetchPageLinks page={page} />}
      {isWarm && (
        <>
          {/* Not before: browsers draw their offer to install the shop, for a third of a second, beside the page's work. */}
          <link rel="manifest" href="/manifest.webmanifest" />
          <RestoreScroll />
          {__CATALOGUE_IS_EMBEDDED__ && <FreshStock />}
        </>
      )}
    </>
  );
}
