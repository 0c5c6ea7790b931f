import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  type InvoiceFonts,
  invoicePage,
  invoiceRefusal,
  invoiceTitle,
  printScript,
  styleOf,
} from "../../app/features/invoices/invoice-page.ts";
import { invoiceByNumber, issuedFor } from "../../app/features/invoices/read-invoices.server.ts";
import { invoicePath, orderPath } from "../../app/features/orders/order.ts";
import type { StoredOrder } from "../../app/features/orders/read-order.server.ts";
import type { Words } from "../../app/platform/i18n/words.ts";
import { isDatabaseUnavailable } from "../../db/is-database-unavailable.ts";
import { languageOf } from "../language.ts";
import { busyPage } from "../pages/busy-page.ts";
import type { Deps } from "./deps.ts";
import { createOrderAccess } from "./order-access.ts";

/** A document of another order is refused like a wrong code. */
const unknown = "We found no order with this number and code. Please check both.";

export type InvoicePages = { deps: Deps; faces: InvoiceFonts; wordsIn: (language: string) => Words };

/** `GET /invoice/<number>?order=&code=`: an invoice or credit note. It is the only page outside the React app. */
export function invoicePages({ deps, faces, wordsIn }: InvoicePages): Hono {
  const { db, shop } = deps;
  const letterhead = shop.letterhead && { ...shop.letterhead, src: shop.letterhead.file };
  const access = createOrderAccess(deps);
  const policy = policyOf(faces);
  const routes = new Hono();

  routes.get("/invoice/:number", async (c) => {
    const { order = "", code = "" } = c.req.query();
    try {
      const found = await access.open(c, order, code);
      if (found instanceof Response) return refused(c, found.status, await messageOf(found));
      const issued = await invoiceByNumber(db, c.req.param("number").replaceAll("\0", ""));
      if (issued?.orderId !== found.id) return refused(c, 404, unknown);
      const { document } = issued;
      const words = wordsIn(document.language);
      return show(c, invoicePage(document, { words, faces, letterhead, ways: await waysFrom(found, words) }), 200);
    } catch (error) {
      if (isDatabaseUnavailable(error)) return busyPage(readersWords(c));
      throw error;
    }
  });

  const readersWords = (c: Context) => wordsIn(languageOf(c.req.raw));

  function refused(c: Context, status: number, sentence: string): Response {
    const words = readersWords(c);
    const way = { href: "/order", name: words.t("Find an order") };
    return show(c, invoiceRefusal(words.t(sentence), way, { words, faces }), status);
  }

  function show(c: Context, html: string, status: number): Response {
    c.header("Content-Security-Policy", policy);
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Robots-Tag", "noindex");
    return c.html(html, status as ContentfulStatusCode);
  }

  async function waysFrom({ id, order }: StoredOrder, words: Words) {
    const documents = (await issuedFor(db, id)).map((one) => ({
      number: one.number,
      name: invoiceTitle(one, words),
      href: invoicePath(one.number, order),
    }));
    return { order: orderPath("order", order), documents };
  }

  return routes;
}

async function messageOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error: { message: string } };
  return error.message;
}

/** The page may use its own style and script, by hash, and the shop's fonts and images; nothing else. */
function policyOf(faces: InvoiceFonts): string {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(printScript)}`,
    `style-src ${hash(styleOf(faces))}`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
