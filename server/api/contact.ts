import { Hono } from "hono";
import { contactSchema } from "../../app/features/contact/contact-schema.ts";
import type { ContactSettings } from "../../app/features/contact/contact-settings.ts";
import { queueContactMail } from "../../app/features/contact/queue-contact-mail.server.ts";
import { newId } from "../../db/new-id.ts";
import type { Environment } from "../environment.ts";
import { clientAddress } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { tooMany } from "./order-door.ts";
import { createRateLimit } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";

const MESSAGES = 5;
const WINDOW_MS = 10 * 60_000;

/** `GET /settings`: how the form is sent; `POST /`: a message, which goes to the owner by mail. */
export function contactRoutes({ db, environment, now }: Deps): Hono {
  const limit = createRateLimit({ limit: environment.rateLimit && MESSAGES, windowMs: WINDOW_MS, now });
  const routes = new Hono();
  routes.get("/settings", (c) => c.json(settingsOf(environment)));
  routes.post("/", async (c) => {
    const read = await readBody(c, contactSchema);
    if (!read.ok) return read.response;
    const address = clientAddress(c, environment);
    const wait = address === undefined ? 0 : limit.count(address);
    if (wait > 0) return tooMany(c, wait);
    const message = { template: "contact-message", messageId: newId(now()), ...read.body } as const;
    await queueContactMail(db, message, now());
    return c.json({ ok: true }, 201);
  });
  return routes;
}

/** Ids alone: the provider's private key stays on the server. */
function settingsOf({ mail }: Environment): ContactSettings {
  if (mail.carrier !== "emailjs") return { carrier: "server" };
  const { carrier, url, publicKey, serviceId, templateId } = mail;
  return { carrier, url, publicKey, serviceId, templateId };
}
