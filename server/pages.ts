import * as build from "virtual:react-router/server-build";
import type { BaseLogger } from "pino";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { createToday } from "../app/features/calendar/day-in.ts";
import { pathsFilledInBrowser, privatePaths } from "../app/features/screens/private-paths.ts";
import { type CustomerRating, type RequestWords, requestWords } from "../app/i18n/request-words.ts";
import { shop } from "../shop.config.ts";
import { busyPage } from "./busy-page.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { deferScripts, startImmediately } from "./defer-scripts.ts";
import { answerWith, HtmlCache, makePage, type Page } from "./html-cache.ts";
import { languageOf, wordsOf } from "./language.ts";
import { readableUrl } from "./readable-url.ts";
import { createScreenHandlers } from "./screen-handlers.ts";
import { policyFor } from "./security.ts";

const isDevelopment = !import.meta.env.PROD;
const CACHED_PAGES = 600;
/** Concurrent renders: about half a second of work. Cached pages, files and orders do not wait behind them. */
const MAX_RENDERS = 20;
/** How long a page waits for the rating and stock of its product. */
const TIMEOUT_MS = 500;

type PageSettings = {
  wordsFolder: string;
  baseUrl: string | undefined;
  /** Origin of a mail service that browsers call directly. */
  mailService: string | undefined;
  /** How customers rated a product; may throw. */
  readRating: (productId: string) => Promise<CustomerRating | undefined>;
  /** Pieces in stock by item; may throw. */
  readLeft: (items: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Changes whenever listings would show other products in stock. */
  stockVersion: () => string;
  log: BaseLogger;
};

/** Creates the handler for every URL that is neither an asset nor the API. */
export function createPages({
  wordsFolder,
  baseUrl,
  mailService,
  readRating,
  readLeft,
  stockVersion,
  log,
}: PageSettings): (request: Request) => Promise<Response> {
  const cache = new HtmlCache(CACHED_PAGES);
  const today = createToday(shop.timeZone);
  const limit = createConcurrencyLimit(MAX_RENDERS);
  /** Renders in progress, shared by concurrent requests for the same page. */
  const rendering = new Map<string, Promise<Page | undefined>>();
  const render = createScreenHandlers(build as unknown as ServerBuild, import.meta.env.MODE);

  /** Returns undefined if the database is down or slow: the page is then rendered without that data. */
  async function inTime<T>(read: () => Promise<T>): Promise<T | undefined> {
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined).unref());
    try {
      return await Promise.race([read(), tooLate]);
    } catch (error) {
      log.warn({ err: error }, "a page is rendered without its rating or stock");
      return undefined;
    }
  }

  const ratingOf = (productId: string) => inTime(() => readRating(productId));
  const leftOf = (items: readonly string[]) => inTime(async () => Object.fromEntries(await readLeft(items)));

  type Deliver = NonNullable<RequestWords["deliver"]>;

  async function renderRequest(request: Request, language: string, deliver?: Deliver): Promise<Response> {
    const context = new RouterContextProvider();
    const origin = baseUrl ?? new URL(request.url).origin;
    const report = (error: unknown) => log.error({ err: error }, "a screen could not be rendered");
    context.set(requestWords, {
      language,
      words: wordsOf(language, wordsFolder),
      origin,
      report,
      ratingOf,
      leftOf,
      ...(deliver && { deliver }),
    });
    return render(request, context);
  }

  return async function answerPage(request) {
    const url = readableUrl(request.url);
    const language = languageOf(request);
    const refuse = () => busyPage(wordsOf(language, wordsFolder));
    if (url.pathname.endsWith(".data") || (request.method !== "GET" && request.method !== "HEAD"))
      return limit.isFull() ? refuse() : limit.run(() => renderRequest(new Request(url, request), language));
    // The page may depend on the day (the season, the deal of the week) and on what has sold out.
    const key = `${today()} ${stockVersion()} ${language} ${baseUrl ?? url.origin} ${url.pathname}${url.search}`;
    const known = cache.get(key);
    if (known) return answerWith(known, request);
    const awaited = rendering.get(key);
    if (!awaited && limit.isFull()) return refuse();
    const page = await (awaited ??
      begin(
        key,
        limit.run(() => renderPage(url, language, request)),
      ));
    return page ? answerWith(page, request) : renderRequest(new Request(url, request), language);
  };

  function begin(key: string, work: Promise<Page | undefined>): Promise<Page | undefined> {
    const kept = work.then((page) => {
      if (page?.status === 200 && !isDevelopment) cache.set(key, page);
      return page;
    });
    rendering.set(key, kept);
    return kept.finally(() => rendering.delete(key));
  }

  /** Undefined if the response is not a page but a redirect. `request` is the first that asked for it. */
  async function renderPage(url: URL, language: string, request: Request): Promise<Page | undefined> {
    let rendered: Parameters<Deliver> | undefined;
    const response = await renderRequest(new Request(url), language, (...page) => {
      rendered = page;
    });
    if (rendered === undefined) return undefined;
    const [document, fill] = rendered;
    const start = pathsFilledInBrowser.test(url.pathname) ? startImmediately : deferScripts;
    const html = isDevelopment ? document : start(document);
    const headers = pageHeaders(html, language, url.pathname, mailService);
    return makePage(fill(html), response.status, headers, { isBusy: limit.isBusy(), request });
  }
}

function pageHeaders(html: string, language: string, pathname: string, mailService?: string): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language,
    "Content-Security-Policy": policyFor(html, { isDevelopment, mailService }),
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    ...(privatePaths.test(pathname) && { "Referrer-Policy": "no-referrer" }),
  };
}
