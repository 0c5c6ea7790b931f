import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { warmCatalogue } from "~/features/catalogue/load-catalogue.ts";

/** Any product and department will do: it is the code of their screens that is fetched. */
const screens = ["/product/1", "/shop-grid-standard", "/categoryproduct/any", "/search", "/cart", "/checkout", "/"];

type Connection = { saveData?: boolean };

/** Once the first screen rests, fetches the rest of the catalogue and the main screens, so that browsing asks nothing more. */
export function WarmUp() {
  const [isWarm, setWarm] = useState(false);
  useEffect(() => {
    const connection = (navigator as { connection?: Connection }).connection;
    if (connection?.saveData) return;
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
    const start = () => whenIdle(() => void warm().then(() => setWarm(true)));
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => removeEventListener("load", start);
  }, []);
  useEffect(() => {
    if (isWarm) document.documentElement.dataset["warm"] = "yes";
  }, [isWarm]);
  return isWarm ? screens.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}

async function warm(): Promise<void> {
  await warmCatalogue();
  // As the screens ask for it: their way to the words is a file of its own.
  const { warmWords } = await import("~/i18n/current-words.tsx");
  await warmWords("checkout");
}
