import { useEffect, useState } from "react";
import type { Catalogue } from "./catalogue.ts";
import { loadCatalogue } from "./embedded-catalogue.ts";

/** The catalogue for parts of the shell that need it late (drawers, dialogs); undefined until its chunk is there. */
export function useCatalogue(isNeeded = true): Catalogue | undefined {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    loadCatalogue().then(
      (loaded) => isMounted && setCatalogue(loaded),
      (error) => console.error("catalogue:", error),
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return catalogue;
}
