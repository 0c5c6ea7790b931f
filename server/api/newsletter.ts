import { Hono } from "hono";
import { newsletterSchema, newsletterToken } from "../../app/features/contact/newsletter-schema.ts";
import {
  confirmSubscriber,
  removeSubscriber,
  requestSubscription,
} from "../../app/features/contact/subscribers.server.ts";
import { knownLanguage } from "../../app/platform/i18n/languages.ts";
import { refuse, tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import { createSharedLimits, letterUses, limits } from "./shared-limit.ts";

/** `POST /` subscribes to the newsletter; `/confirm` and `/unsubscribe` handle the links in its e-mails. */
export function newsletterRoutes(deps: Deps): Hono {
  const { db, shop, environment, now } = deps;
  const shared = createSharedLimits(deps);
  const routes = new Hono();
  routes.post("/", jsonBody(newsletterSchema), async (c) => {
    if (shop.newsletter === false)
      return refuse(c, { status: 404, code: "unknown-address", message: "There is nothing at this address." });
    const network = clientNetwork(c, environment);
    const wait = await shared.count([limits.signUps, network]);
    if (wait > 0) return tooMany(c, wait);
    const { email, language } = c.var.body;
    if ((await shared.count(...letterUses(email, network))) > 0) return c.json({ ok: true }, 202);
    const known = knownLanguage(language) ?? shop.fallbackLanguage;
    await requestSubscription(db, { email, language: known }, now());
    // The same response whether or not the address was subscribed, so that it reveals nothing.
    return c.json({ ok: true }, 202);
  });
  routes.post("/confirm", jsonBody(newsletterToken), async (c) => {
    if (await confirmSubscriber(db, c.var.body.token, now())) return c.json({ ok: true });
    const message = "This link is no longer valid. Please sign up again.";
    return refuse(c, { status: 404, code: "unknown-link", message });
  });
  routes.post("/unsubscribe", jsonBody(newsletterToken), async (c) => {
    await removeSubscriber(db, c.var.body.token);
    return c.json({ ok: true });
  });
  return routes;
}
