import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { ChangedStock } from "../../app/features/stock/changed-stock.server.ts";
import { createToday } from "../../app/platform/dates/day-in.ts";
import { shop } from "../../shop.config.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { languageOf, wordsOf } from "../language.ts";
import { busyPage } from "./busy-page.ts";
import { answerWith, type Page } from "./html-cache.ts";
import { createPageCache } from "./page-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { readableUrl } from "./readable-url.ts";
import type { RenderThreads } from "./render-threads.ts";

/**
 * Of the sample's 1,900 linked pages in five languages, those that are asked for: places for all took 170 MB more, for
 * pages that crawlers ask for once. None in development: a cached page could be from a component that has changed since.
 */
const CACHED_PAGES = import.meta.env.PROD ? 600 : 0;
/** Concurrent renders of a thread, some two tenths of a second of work; cached pages, files and orders do not wait behind them. */
export const MAX_RENDERS = 20;
/** How many the main thread takes by itself, where a page waits longest, and beside another: orders hardly wait for pages. */
const MAX_ON_MAIN = 12;
const MAX_BESIDE_THREADS = 2;
/** How long one of them may have waited before further pages are refused, in ms: whoever comes then would wait as long. */
const LONGEST_MS = 150;
/**
 * How long a refusal takes, in ms. Whoever is refused at once and asks again at once keeps the main thread from the orders
 * of others: a hundred connections were refused a thousand times a second.
 */
const REFUSAL_MS = 150;

const processors = availableParallelism();

type PageSettings = {
  /** Renders on the main thread. */
  renderer: PageRenderer;
  threads: RenderThreads;
  wordsFolder: string;
  baseUrl: string | undefined;
  /** Its version changes whenever listings would show other products in stock. */
  stock: () => ChangedStock;
  cachedPages?: number;
  /** Told how long each page took to render. */
  rendered?: ((ms: number) => void) | undefined;
  now?: () => Date;
};

/** Creates the handler for every URL that is neither an asset nor the API. */
export function createPages({
  renderer,
  threads,
  wordsFolder,
  baseUrl,
  stock,
  cachedPages = CACHED_PAGES,
  rendered,
  now,
}: PageSettings): (request: Request) => Promise<Response> {
  const cache = createPageCache(cachedPages, stock, now);
  const today = createToday(shop.timeZone);
  const limit = createConcurrencyLimit(MAX_ON_MAIN, undefined, LONGEST_MS);
  /** Renders in progress, shared by concurrent requests for the same page. */
  const rendering = new Map<string, Promise<Page | undefined>>();
  const isMainFull = () => limit.isFull() || (threads.size() > 0 && limit.running() >= MAX_BESIDE_THREADS);
  const isBusy = () => limit.running() + threads.rendering() > processors;

  return async function answerPage(request) {
    const language = languageOf(request);
    const url = readableUrl(request.url, language);
    const refuse = async () => {
      threads.start();
      await wait(REFUSAL_MS);
      return busyPage(wordsOf(language, wordsFolder));
    };
    if (url.pathname.endsWith(".data") || (request.method !== "GET" && request.method !== "HEAD"))
      return limit.isFull() ? refuse() : limit.run(() => renderer.renderRequest(new Request(url, request), language));
    // The page may depend on the day: the season, the deal of the week.
    const keyNow = () => `${today()} ${baseUrl ?? url.origin} ${url.pathname}${url.search}`;
    const key = keyNow();
    const known = cache.get(key);
    const awaited = rendering.get(key);
    const isFull = isMainFull() && threads.isFull();
    const beginNow = () => begin(keyNow, renderPage(url, language, request));
    if (known) {
      if (known.isStale && !awaited && !isBusy() && cache.mayRedraw()) void beginNow().catch(() => undefined);
      return answerWith(known.page, request);
    }
    if (!awaited && isFull) return refuse();
    const page = await (awaited ?? beginNow());
    return page ? answerWith(page, request) : renderer.renderRequest(new Request(url, request), language);
  };

  /** Caches the page, unless the day or the stock have changed in the meantime: it may show either. */
  function begin(keyNow: () => string, work: Promise<Page | undefined>): Promise<Page | undefined> {
    const [key, { version }] = [keyNow(), stock()];
    const begun = performance.now();
    const kept = work.then((page) => {
      rendered?.(performance.now() - begun);
      if (page?.status === 200 && keyNow() === key && stock().version === version) cache.set(key, page, version);
      return page;
    });
    rendering.set(key, kept);
    return kept.finally(() => rendering.delete(key));
  }

  /** Renders a page on the thread with the fewest waiting. `request` is the first request for it. */
  function renderPage({ href: url }: URL, language: string, request: Request): Promise<Page | undefined> {
    const pageRequest = { url, language, accepts: request.headers.get("accept-encoding") ?? "" };
    const onMain = () => limit.run(() => renderer.renderPage({ ...pageRequest, isBusy: isBusy() }));
    const waiting = isMainFull() ? Number.POSITIVE_INFINITY : limit.running();
    return threads.render({ ...pageRequest, isBusy: isBusy() }, waiting)?.catch(onMain) ?? onMain();
  }
}
