import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod/mini";
import { type FieldError, fieldErrors } from "../../app/features/orders/field-errors.ts";
import { NOT_UNDERSTOOD, refuse } from "./answers.ts";

type JsonAnswer = { ok: true; body: unknown } | { ok: false; response: Response };

/** Lets requests through whose JSON fits the schema, as `c.var.body`; others are told which fields are wrong. */
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

/** A schema of one of the shop's languages. */
export function languageSchema(languages: readonly string[]) {
  const error = "Please reload the page.";
  return z.string({ error }).check(z.refine((given) => languages.includes(given), { error }));
}

/** Reads the request's JSON, or has the refusal that says it is none. */
export async function readJson(c: Context): Promise<JsonAnswer> {
  if (!c.req.header("content-type")?.startsWith("application/json"))
    return { ok: false, response: refuse(c, { status: 415, code: "not-json", message: NOT_UNDERSTOOD }) };
  const text = await c.req.text();
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, response: refuse(c, { status: 400, code: "not-json", message: NOT_UNDERSTOOD }) };
  }
}

/** Refuses what was typed, field by field, so that a form can say it there. */
export function refuseFields(c: Context, fields: readonly FieldError[]): Response {
  return refuse(c, { status: 422, code: "invalid", message: "Please check the marked fields.", details: { fields } });
}
