import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { warmCatalogue } from "~/features/catalogue/load-catalogue.ts";

const screens = ["/product/1", "/shop-grid-standard", "/categoryproduct/fashion", "/search", "/cart"];

type Connection = { saveData?: boolean };

/** Once the first screen rests, fetches the rest of the catalogue and the main screens, so that browsing asks nothing more. */
export function WarmUp() {
  const [isWarm, setWarm] = useState(false);
  useEffect(() => {
    const connection = (navigator as { connection?: Connection }).connection;
    if (connection?.saveData) return;
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
    const start = () => whenIdle(() => void warmCatalogue().then(() => setWarm(true)));
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => removeEventListener("load", start);
  }, []);
  useEffect(() => {
    if (isWarm) document.documentElement.dataset["warm"] = "yes";
  }, [isWarm]);
  return isWarm ? screens.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}
