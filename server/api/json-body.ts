import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod/mini";
import { fieldErrors } from "../../app/platform/forms/field-errors.ts";
import type { FieldError } from "../../app/platform/requests/api-client.ts";
import { NOT_UNDERSTOOD, refuse } from "./answers.ts";

type JsonAnswer = { ok: true; body: unknown } | { ok: false; response: Response };

/** Middleware that sets `c.var.body` if the JSON fits the schema, and otherwise responds with the invalid fields. */
export function jsonBody<T>(schema: z.ZodMiniType<T>): MiddlewareHandler<{ Variables: { body: T } }> {
  return async (c, next) => {
    const json = await readJson(c);
    if (!json.ok) return json.response;
    const result = schema.safeParse(json.body);
    if (!result.success) return refuseFields(c, fieldErrors(result.error));
    c.set("body", result.data);
    return next();
  };
}

/** Schema for one of the shop's languages. */
export function languageSchema(languages: readonly string[]) {
  const error = "Please reload the page.";
  return z.string({ error }).check(z.refine((given) => languages.includes(given), { error }));
}

/** Reads the request's JSON, or returns the refusal if it is none. */
export async function readJson(c: Context): Promise<JsonAnswer> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
    return { ok: false, response: refuse(c, { status: 415, code: "not-json", message: NOT_UNDERSTOOD }) };
  const text = await c.req.text();
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, response: refuse(c, { status: 400, code: "not-json", message: NOT_UNDERSTOOD }) };
  }
}

/** Responds with 422 and an error per field, for the form to show next to each. */
export function refuseFields(c: Context, fields: readonly FieldError[]): Response {
  return refuse(c, { status: 422, code: "invalid", message: "Please check the marked fields.", details: { fields } });
}
