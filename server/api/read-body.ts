import type { Context } from "hono";
import type { z } from "zod/mini";
import { type FieldError, fieldErrors } from "../../app/features/checkout/checkout-schema.ts";
import { refuse } from "./answers.ts";

export type BodyAnswer<T> = { ok: true; body: T } | { ok: false; response: Response };

/** Reads the request's JSON with a schema, or has the refusal that says which fields are wrong. */
export async function readBody<T>(c: Context, schema: z.ZodMiniType<T>): Promise<BodyAnswer<T>> {
  const json = await readJson(c);
  if (!json.ok) return json;
  const result = schema.safeParse(json.body);
  if (result.success) return { ok: true, body: result.data };
  return { ok: false, response: refuseFields(c, fieldErrors(result.error)) };
}

export async function readJson(c: Context): Promise<BodyAnswer<unknown>> {
  const message = "We did not understand this request. Please reload the page.";
  if (!c.req.header("content-type")?.startsWith("application/json"))
    return { ok: false, response: refuse(c, { status: 415, code: "not-json", message }) };
  const text = await c.req.text();
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, response: refuse(c, { status: 400, code: "not-json", message }) };
  }
}

export function refuseFields(c: Context, fields: readonly FieldError[]): Response {
  return refuse(c, { status: 422, code: "invalid", message: "Please check the marked fields.", details: { fields } });
}
