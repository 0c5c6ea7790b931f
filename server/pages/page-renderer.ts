import catalogueFiles from "virtual:catalogue-files";
import * as build from "virtual:react-router/server-build";
import type { BaseLogger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { ID_PATTERN } from "../../app/features/catalogue/product-limits.ts";
import { customerRating } from "../../app/features/reviews/count-reviews.server.ts";
import { stockLeft } from "../../app/features/stock/stock.server.ts";
import { deferScripts } from "../../app/instant/defer-scripts.ts";
import { catalogueLanguage } from "../../app/platform/i18n/catalogue-language.ts";
import { type RequestWords, requestWords } from "../../app/platform/i18n/request-words.ts";
import { pathsFilledInBrowser, privatePaths } from "../../app/settings/page-paths.ts";
import type { Database } from "../../db/tables.ts";
import { wordsOf } from "../language.ts";
import { policyFor } from "../security.ts";
import { makePage, type Page } from "./html-cache.ts";

const isDevelopment = !import.meta.env.PROD;
/** How long a page waits for the rating and stock of its product. */
const TIMEOUT_MS = 500;

type RendererSettings = {
  db: Database;
  wordsFolder: string;
  baseUrl: string | undefined;
  /** Origin of a mail service that browsers call directly. */
  mailService: string | undefined;
  log: BaseLogger;
};

export type PageRequest = {
  /** The URL, with only the query that its screen reads. */
  url: string;
  language: string;
  /** The `Accept-Encoding` of the first request for the page. */
  accepts: string;
  /** Whether more pages are being rendered than there are processors. */
  isBusy: boolean;
};

export type PageRenderer = {
  renderRequest(request: Request, language: string): Promise<Response>;
  /** Renders a page for everyone; undefined if the response is not a page but a redirect. */
  renderPage(request: PageRequest): Promise<Page | undefined>;
};

/** Renders screens on this thread, with the catalogue that `serveCatalogue` was given. */
export function createPageRenderer({ db, wordsFolder, baseUrl, mailService, log }: RendererSettings): PageRenderer {
  const render = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

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

  const ratingOf = (productId: string) => inTime(() => customerRating(db, productId));
  const leftOf = (items: readonly string[]) => inTime(async () => Object.fromEntries(await stockLeft(db, items)));
  const report = (error: unknown) => log.error({ err: error }, "a screen could not be rendered");

  type Deliver = NonNullable<RequestWords["deliver"]>;

  async function renderRequest(request: Request, language: string, deliver?: Deliver): Promise<Response> {
    const context = new RouterContextProvider();
    const origin = baseUrl ?? new URL(request.url).origin;
    const words = wordsOf(language, wordsFolder);
    context.set(requestWords, {
      ...{ language, words, origin, structuredData: [], report, ratingOf, leftOf },
      ...(deliver && { deliver }),
    });
    return render(request, context);
  }

  return {
    renderRequest: (request, language) => renderRequest(request, language),
    async renderPage({ url, language, accepts, isBusy }) {
      let pieces: readonly string[] = [];
      const response = await renderRequest(new Request(url), language, (document) => {
        pieces = document;
      });
      if (pieces.length === 0) return undefined;
      const { pathname } = new URL(url);
      if (!isDevelopment) pieces = deferScripts(pieces, filesThatFill(pathname, language));
      const headers = pageHeaders(pieces, language, pathname, mailService);
      return makePage(pieces, response.status, headers, { isBusy, accepts, products: productsIn(pieces) });
    },
  };
}

/** The addresses of the goods that a page filled in the browser needs beside its scripts; undefined for other pages. */
function filesThatFill(pathname: string, language: string): readonly string[] | undefined {
  return pathsFilledInBrowser.test(pathname) ? (catalogueFiles[catalogueLanguage(language)] ?? []) : undefined;
}

const productLink = new RegExp(`/product[a-z-]*/(${ID_PATTERN})\\b`, "g");

/** The products that a page links to, its own included. */
function productsIn(pieces: readonly string[]): string[] {
  const links = pieces.flatMap((piece) => [...piece.matchAll(productLink)]);
  return [...new Set(links.map(([, id = ""]) => id))];
}

function pageHeaders(pieces: readonly string[], language: string, pathname: string, mailService?: string) {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language,
    "Content-Security-Policy": policyFor(pieces, { isDevelopment, mailService }),
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    // A form of a page without referrer is sent without its origin, by which the server knows its own.
    ...(privatePaths.test(pathname) && {
      "Referrer-Policy": /^\/withdraw/i.test(pathname) ? "same-origin" : "no-referrer",
    }),
  };
}
