import { useEffect, useState } from "react";
import { afterPrefetch } from "~/platform/ui/after-prefetch.ts";
import { keepFontsLoaded } from "./active-theme.ts";
import { FreshStock } from "./fresh-stock.tsx";
import { RestoreScroll } from "./restore-scroll.tsx";
import { useRouteHandle } from "./route-handle.ts";

/**
 * Features that start once the visit has prefetched. Until then, the router scrolls as far as a page goes, and listings have the
 * stock of the build.
 */
export function LateFeatures() {
  const { theme } = useRouteHandle();
  const [isPrefetched, setPrefetched] = useState(false);
  useEffect(() => void afterPrefetch().then(() => setPrefetched(true)), []);

  useEffect(() => {
    if (isPrefetched && theme) void keepFontsLoaded(theme);
  }, [isPrefetched, theme]);

  return (
    isPrefetched && (
      <>
        {/* Not before: browsers draw their offer to install the shop, for a third of a second, beside the page's work. */}
        <link rel="manifest" href="/manifest.webmanifest" />
        <RestoreScroll />
        {__CATALOGUE_IS_EMBEDDED__ && <FreshStock />}
      </>
    )
  );
}
