import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { BaseLogger } from "pino";

export type Refusal = {
  status: ContentfulStatusCode;
  /** For programs. */
  code: string;
  /** An English sentence for `t()`. */
  message: string;
  /** What else the refusal has to say: `fields`, `lines`, `total`. */
  details?: Readonly<Record<string, unknown>>;
};

/** The one form of every refusal: `{ error: { code, message, requestId, ...details } }`. */
export function refuse(c: Context, { status, code, message, details }: Refusal): Response {
  return c.json({ error: { code, message, requestId: c.get("requestId"), ...details } }, status);
}

/** Answers for what was thrown: people see a calm sentence and the request id, the log has the rest. */
export function onError(log: BaseLogger) {
  return (error: Error, c: Context): Response => {
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c, { status: error.status, code: "refused", message: "This request was not understood." });
    log.error({ err: error, requestId: c.get("requestId"), path: c.req.path }, "a request failed");
    return refuse(c, { status: 500, code: "failed", message: "Something went wrong on our side. Please try again." });
  };
}
