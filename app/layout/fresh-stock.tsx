import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { getJson } from "~/features/api/api-client.ts";
import type { StockLeft } from "~/features/catalogue/live-stock.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";

const MINUTE_MS = 60_000;

let askedAt = Number.NEGATIVE_INFINITY;
let left: StockLeft = {};
/** By language, what its catalogue answers with. */
const laid = new Map<string, string>();

/**
 * Has listings, searches and cards follow the stock: asks what has changed once the visit is warm, and after a minute when
 * the shopper opens another screen or comes back to the tab. The open screen is drawn anew where something changed.
 */
export function FreshStock() {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const { language } = useTranslation().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is a reason to ask
  useEffect(() => {
    async function refresh() {
      if (!document.hidden && (await refreshIn(language))) void revalidate();
    }
    const start = () => void refresh().catch((error) => console.warn("asking for the stock:", error));
    start();
    document.addEventListener("visibilitychange", start);
    return () => document.removeEventListener("visibilitychange", start);
  }, [pathname, language, revalidate]);
  return null;
}

/** Whether the catalogue in a language answers otherwise than before. */
async function refreshIn(language: string): Promise<boolean> {
  if (navigator.onLine && performance.now() - askedAt > MINUTE_MS) {
    askedAt = performance.now();
    const answer = await getJson<{ left: StockLeft }>("/api/stock/changed");
    if (answer.ok) left = answer.data.left;
  }
  const told = JSON.stringify(left);
  if ((laid.get(language) ?? "{}") === told) return false;
  // Where nothing changed, which is most visits, it is not needed.
  const { layStock } = await import("~/features/catalogue/lay-stock.ts");
  laid.set(language, told);
  await layStock(language, left);
  return true;
}
