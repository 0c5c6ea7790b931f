import { type ComponentType, useEffect, useState } from "react";
import { runWhenIdle } from "~/platform/ui/when-idle.ts";

/**
 * Creates a component that no first page waits for: its chunk is loaded once the page is loaded and idle. If that fails, the
 * component is left out.
 */
export function createLate(load: () => Promise<ComponentType>) {
  return function Late() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      const start = () =>
        runWhenIdle(async () => {
          const loaded = await load();
          setPart(() => loaded);
        });
      if (document.readyState === "complete") start();
      else addEventListener("load", start, { once: true });
      return () => removeEventListener("load", start);
    }, []);
    return Part && <Part />;
  };
}
