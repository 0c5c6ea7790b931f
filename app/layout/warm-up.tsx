import { type ComponentType, useEffect, useState } from "react";
import { runWhenIdle } from "~/ui/when-idle.ts";

/**
 * Loads what no first page waits for, once the page is loaded and idle. If that fails, the router scrolls as far as the
 * page goes, and listings have the stock of the build.
 */
export function WarmUp() {
  const [Deferred, setDeferred] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      runWhenIdle(async () => {
        const { DeferredFeatures } = await import("./deferred-features.tsx");
        setDeferred(() => DeferredFeatures);
      });
    if (document.readyState === "complete") load();
    else addEventListener("load", load, { once: true });
    return () => removeEventListener("load", load);
  }, []);
  return Deferred && <Deferred />;
}
