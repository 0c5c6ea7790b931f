import departments from "virtual:catalogue/departments";
import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { loadCatalogue } from "~/features/catalogue/embedded-catalogue.ts";

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

async function warmCatalogue(): Promise<void> {
  const catalogue = await loadCatalogue();
  for (const department of departments) {
    const product = catalogue.all.find((p) => p.category[0] === department.name);
    if (product) await catalogue.details(product);
  }
}
