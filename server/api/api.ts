import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { timeout } from "hono/timeout";
import { MAX_PICTURE } from "../../app/features/reviews/review.ts";
import { ownCurrency } from "../../app/settings/own-currency.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { createAccountAccess } from "./account-access.ts";
import { accountAddressRoutes } from "./account-addresses.ts";
import { accountChoicesRoutes } from "./account-choices.ts";
import { accountCredentialRoutes } from "./account-credentials.ts";
import { accountEntryRoutes } from "./account-entry.ts";
import { accountOrderRoutes } from "./account-orders.ts";
import { accountSelfRoutes } from "./account-self.ts";
import { accountSessionRoutes } from "./account-sessions.ts";
import { accountStockAlertRoutes } from "./account-stock-alerts.ts";
import { NOT_UNDERSTOOD, onError, refuse, refuseForNow, tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import { contactRoutes } from "./contact.ts";
import { couponRoutes } from "./coupons.ts";
import { refuseCrossSite, tokenFor } from "./cross-site.ts";
import type { Deps } from "./deps.ts";
import { healthRoutes } from "./health.ts";
import { limitPayment } from "./limit-payment.ts";
import { newsletterRoutes } from "./newsletter.ts";
import { createOrderAccess } from "./order-access.ts";
import { orderActionRoutes } from "./order-actions.ts";
import { orderRoutes } from "./orders.ts";
import { testPaymentRoutes, webhookRoutes } from "./payments.ts";
import { quoteRoutes } from "./quote.ts";
import { createRateLimit } from "./rate-limit.ts";
import { pictureUpload, reviewPictureRoutes } from "./review-pictures.ts";
import { ownReviewRoutes, reviewRoutes } from "./reviews.ts";
import { stockRoutes } from "./stock.ts";

/** Bytes of a request. */
export const MAX_BODY = 64 * 1024;
/** Concurrent requests allowed: five times the shoppers in the load test, about half a second of work. */
const MAX_REQUESTS = 100;
/** Concurrent uploads of pictures allowed, each of which holds its picture in memory. */
const MAX_UPLOADS = 6;

/** How long a request may take, in ms: less than a proxy waits, which would answer with an error of its own. */
const LAST_MS = 25_000;

/** Creates the shop's API: `/api/*`, `/healthz` and `/readyz`, to be mounted at the root. */
export function createApi(given: Deps): Hono {
  const deps = { ...given, payment: limitPayment(given.payment) };
  const { environment, rates, log } = deps;
  const access = createOrderAccess(deps);
  const account = createAccountAccess(deps);
  const app = new Hono();
  app.onError(onError(log));
  app.route("/", healthRoutes(deps));
  // One from outside is not trusted: the log would show it as the shop's own.
  app.use("/api/*", requestId({ headerName: "" }));
  app.use("/api/*", async (c: Context<{ Variables: RequestIdVariables }>, next) => {
    c.header("x-request-id", c.var.requestId);
    c.header("cache-control", "no-store");
    await next();
  });
  app.use("/api/*", limitBodies());
  app.use("/api/*", refuseNullCharacters);
  app.use("/api/*", limitChanges(deps));
  app.use("/api/*", refuseCrossSite(environment));
  app.use("/api/*", limitRequests());
  app.use("/api/*", limitTime());
  app.get("/api/csrf", (c) => c.json({ token: tokenFor(c, environment) }));
  app.get("/api/rates", async (c) => c.json(await rates.current()));
  app.route("/api/orders", orderRoutes(deps, account));
  app.route("/api/orders", orderActionRoutes(deps, access));
  app.route("/api/quote", quoteRoutes(deps));
  app.route("/api/coupons", couponRoutes(deps));
  app.route("/api", stockRoutes(deps));
  app.route("/api/contact", contactRoutes(deps));
  app.route("/api/newsletter", newsletterRoutes(deps));
  const { id, least } = deps.payment;
  app.get("/api/payments", (c) => c.json({ provider: id, least: least?.(ownCurrency) ?? 0 }));
  if (deps.payment.id === "test") app.route("/api/payments", testPaymentRoutes(deps, access));
  if (deps.payment.handleWebhook) app.route("/api/payments", webhookRoutes(deps));
  app.route("/api/auth", accountEntryRoutes(deps, account));
  app.route("/api/account", accountSelfRoutes(deps, account));
  app.route("/api/account", accountCredentialRoutes(deps, account));
  app.route("/api/account/addresses", accountAddressRoutes(deps, account));
  app.route("/api/account/requests", accountStockAlertRoutes(deps, account));
  app.route("/api/account/choices", accountChoicesRoutes(deps, account));
  app.route("/api/account/sessions", accountSessionRoutes(deps, account));
  app.route("/api/account/orders", accountOrderRoutes(deps, account, access));
  app.route("/api/account/reviews", ownReviewRoutes(deps, account));
  app.route("/api/account/reviews", reviewPictureRoutes(deps, account));
  app.route("/api/reviews", reviewRoutes(deps, account));
  app.all("/api/*", (c) =>
    refuse(c, { status: 404, code: "unknown-address", message: "There is nothing at this address." }),
  );
  return app;
}

/** Refuses null characters: PostgreSQL cannot store them, and no URL of the shop needs them. */
async function refuseNullCharacters(c: Context, next: () => Promise<void>) {
  if (!c.req.url.includes("%00")) return next();
  return refuse(c, { status: 400, code: "refused", message: NOT_UNDERSTOOD });
}

function limitBodies() {
  const small = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => refuse(c, { status: 413, code: "too-large", message: "This request is too large." }),
  });
  const picture = bodyLimit({
    maxSize: MAX_PICTURE,
    onError: (c) => refuse(c, { status: 413, code: "too-large", message: "This picture is larger than 8 MB." }),
  });
  return (c: Context, next: () => Promise<void>) => (isUpload(c) ? picture : small)(c, next);
}

function isUpload(c: Context): boolean {
  return c.req.method === "POST" && pictureUpload.test(c.req.path);
}

/**
 * Refuses requests beyond the limit with a retry time. Reads the body first, so that slow senders occupy no slot; that of
 * a picture is left to its route, which first asks who sends it, within a smaller limit.
 */
function limitRequests() {
  const limit = createConcurrencyLimit(MAX_REQUESTS, 0);
  const uploads = createConcurrencyLimit(MAX_UPLOADS, 0);
  return async (c: Context, next: () => Promise<void>) => {
    if (isUpload(c)) return uploads.isFull() ? refuseForNow(c) : uploads.run(next);
    if (c.req.method !== "GET") await c.req.text();
    return limit.isFull() ? refuseForNow(c) : limit.run(next);
  };
}

/** Refuses what takes too long: whatever waits for a database that does not answer. Uploads may be slow. */
function limitTime() {
  const limit = timeout(LAST_MS, new HTTPException(503));
  return (c: Context, next: () => Promise<void>) => (isUpload(c) ? next() : limit(c, next));
}

function limitChanges({ environment, now }: Deps) {
  const limit = createRateLimit({ limit: environment.rateLimit, windowMs: 60_000, now });
  return async (c: Context, next: () => Promise<void>) => {
    const isChange = c.req.method !== "GET" && c.req.method !== "HEAD";
    const address = clientNetwork(c, environment);
    const wait = isChange && address ? limit.count(address) : 0;
    if (wait > 0) return tooMany(c, wait);
    return next();
  };
}
