import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { noteStock } from "~/features/cart/known-stock.store.ts";
import { isCatalogueAsked } from "~/features/catalogue/load-catalogue.ts";
import type { ProductNews } from "~/features/catalogue/product-news.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { getJson } from "~/platform/requests/api-client.ts";
import { isSavingData } from "./saving-data.ts";

const MINUTE_MS = 60_000;

let fetchedAt = Number.NEGATIVE_INFINITY;
let news: ProductNews = { left: {}, ratings: {} };
const nothing = JSON.stringify(news);
/** The news applied to each language's catalogue, as JSON. */
const applied = new Map<string, string>();

/**
 * Keeps listings, searches and cards up to date with stock and ratings: fetches changes once the visit has prefetched, and after a
 * minute when the shopper opens another page or returns to the tab. Reloads the open page's data if something changed. Where
 * data is saved, the news wait until a page needs the catalogue.
 */
export function FreshStock() {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const { language } = useTranslation().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches on another page
  useEffect(() => {
    async function refresh() {
      if (!document.hidden && (await refreshIn(language))) void revalidate();
    }
    const start = () => void refresh().catch((error) => console.warn("the stock could not be loaded:", error));
    start();
    document.addEventListener("visibilitychange", start);
    return () => document.removeEventListener("visibilitychange", start);
  }, [pathname, language, revalidate]);
  return null;
}

/** Fetches the news, at most once a minute, and applies them; returns whether a language's catalogue changed. */
async function refreshIn(language: string): Promise<boolean> {
  if (navigator.onLine && performance.now() - fetchedAt > MINUTE_MS) {
    fetchedAt = performance.now();
    const answer = await getJson<ProductNews>("/api/stock/changed");
    if (answer.ok) {
      news = answer.data;
      noteStock(news.left);
    }
  }
  const now = JSON.stringify(news);
  const before = applied.get(language) ?? nothing;
  if (before === now) return false;
  if (isSavingData() && !isCatalogueAsked(language)) return false;
  // Loaded on demand: in many visits nothing changes.
  const { applyLiveStock } = await import("~/features/catalogue/apply-live-stock.ts");
  // Noted first, so that two callers do not apply the same news.
  applied.set(language, now);
  try {
    await applyLiveStock(language, news);
  } catch (error) {
    applied.set(language, before);
    throw error;
  }
  return true;
}
