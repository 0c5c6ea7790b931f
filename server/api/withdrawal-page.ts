import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod/mini";
import { line } from "../../app/features/orders/form-fields.ts";
import { withdraw } from "../../app/features/withdrawals/withdraw.server.ts";
import {
  type PlainForm,
  type PlainStyle,
  plainConfirmPage,
  plainFormPage,
  plainReceiptPage,
  plainRefusalPage,
  plainStyleOf,
} from "../../app/features/withdrawals/withdrawal-page.ts";
import { fieldErrors } from "../../app/platform/forms/field-errors.ts";
import { knownLanguage } from "../../app/platform/i18n/languages.ts";
import type { Words } from "../../app/platform/i18n/words.ts";
import { isDatabaseUnavailable } from "../../db/is-database-unavailable.ts";
import { languageOf } from "../language.ts";
import { busyPage } from "../pages/busy-page.ts";
import { MAX_BODY } from "./api.ts";
import { clientNetwork } from "./client-address.ts";
import { isFromOwnPage, NOT_FROM_THE_SHOP } from "./cross-site.ts";
import type { Deps } from "./deps.ts";
import { withdrawalSchema } from "./order-actions.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createSharedLimits, withdrawalUses } from "./shared-limit.ts";

type WithdrawalPages = { deps: Deps; faces: PlainStyle; wordsIn: (language: string) => Words };

/**
 * `POST /withdraw`: the withdrawal as a plain form, for browsers without scripts, in two steps as in the screen. That
 * screen's HTML is the same for everyone and so carries no token; hence a browser has to say that the form was the shop's.
 */
export function withdrawalPages({ deps, faces, wordsIn }: WithdrawalPages): Hono {
  const { db, shop, environment, now } = deps;
  const schema = z.extend(withdrawalSchema(shop.languages), { number: line(40, "Enter the order number.") });
  const shared = createSharedLimits(deps);
  const changes = createRateLimit({ limit: environment.rateLimit, windowMs: 60_000, now });
  const policy = policyOf(faces);
  const routes = new Hono();
  const refuse = (c: Context, status: ContentfulStatusCode, sentence: string) =>
    show(c, plainRefusalPage(sentence, { words: wordsIn(languageOf(c.req.raw)), style: faces }), status);

  function show(c: Context, html: string, status: ContentfulStatusCode): Response {
    c.header("Content-Security-Policy", policy);
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "same-origin");
    c.header("X-Robots-Tag", "noindex");
    return c.html(html, status);
  }

  const tooMany = (c: Context, wait: number) => {
    c.header("retry-after", String(wait));
    return refuse(c, 429, "Too many attempts at once. Please try again in a while.");
  };
  const limitBody = bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuse(c, 413, "This request is too large.") });

  routes.post("/withdraw", limitBody, async (c) => {
    if (!isFromOwnPage(c, environment)) return refuse(c, 403, NOT_FROM_THE_SHOP);
    const network = clientNetwork(c, environment);
    const pause = network ? changes.count(network) : 0;
    if (pause > 0) return tooMany(c, pause);
    const sent = await c.req.parseBody().catch(() => ({}));
    const { step, language: given, ...fields } = sent as Record<string, unknown>;
    const language = knownLanguage(typeof given === "string" ? given : null) ?? languageOf(c.req.raw);
    const frame = { words: wordsIn(language), style: faces };
    const typed = typedIn(fields);
    const result = schema.safeParse({ ...typed, language });
    if (!result.success) return show(c, plainFormPage({ typed, errors: errorsOf(result.error) }, frame), 422);
    if (step === "change") return show(c, plainFormPage({ typed, errors: {} }, frame), 200);
    if (step !== "confirm") return show(c, plainConfirmPage(typed, frame), 200);
    const { lines: _, ...withdrawal } = result.data;
    try {
      const wait = await shared.count(...withdrawalUses(withdrawal.email, network));
      if (wait > 0) return tooMany(c, wait);
      const receipt = await withdraw(db, { ...withdrawal, lines: [] }, now());
      return show(c, plainReceiptPage(receipt, typed, frame), 201);
    } catch (error) {
      if (isDatabaseUnavailable(error)) return busyPage(frame.words);
      throw error;
    }
  });
  return routes;
}

function typedIn(fields: Record<string, unknown>): PlainForm["typed"] {
  const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  return { name: text(fields["name"]), number: text(fields["number"]), email: text(fields["email"]) };
}

function errorsOf(error: z.core.$ZodError): PlainForm["errors"] {
  return Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message]));
}

/** The page may use its own style, by hash, and the shop's fonts, and send its form to the shop; nothing else. */
function policyOf(faces: PlainStyle): string {
  const style = createHash("sha256").update(plainStyleOf(faces)).digest("base64");
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
