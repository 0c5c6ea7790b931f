import { Hono } from "hono";
import { contactSchema } from "../../app/features/contact/contact-schema.ts";
import type { ContactSettings } from "../../app/features/contact/contact-settings.ts";
import { queueContactMail } from "../../app/features/contact/queue-contact-mail.server.ts";
import { newId } from "../../db/new-id.ts";
import type { Environment } from "../environment.ts";
import { tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import { createSharedLimits, limits } from "./shared-limit.ts";

/** `GET /settings`: how the form is sent; `POST /`: a message to the owner, sent by e-mail. */
export function contactRoutes(deps: Deps): Hono {
  const { db, environment, now } = deps;
  const shared = createSharedLimits(deps);
  const routes = new Hono();
  routes.get("/settings", (c) => c.json(settingsOf(environment)));
  routes.post("/", jsonBody(contactSchema), async (c) => {
    const { body } = c.var;
    const wait = await shared.count([limits.messages, clientNetwork(c, environment)]);
    if (wait > 0) return tooMany(c, wait);
    const message = { template: "contact-message", messageId: newId(now()), ...body } as const;
    await queueContactMail(db, message, now());
    return c.json({ ok: true }, 201);
  });
  return routes;
}

/** Public ids only: the provider's private key stays on the server. */
function settingsOf({ mail }: Environment): ContactSettings {
  if (mail.carrier !== "emailjs") return { carrier: "server" };
  const { carrier, url, publicKey, serviceId, templateId } = mail;
  return { carrier, url, publicKey, serviceId, templateId };
}
