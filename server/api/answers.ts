import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { BaseLogger } from "pino";
import { isDatabaseUnavailable } from "../../db/is-database-unavailable.ts";

/** Seconds after which a retry makes sense. */
const RETRY_AFTER = 5;

export type Refusal = {
  status: ContentfulStatusCode;
  /** Machine-readable. */
  code: string;
  /** An English sentence for `t()`. */
  message: string;
  /** Additional fields of the error: `fields`, `lines`, `total`. */
  details?: Readonly<Record<string, unknown>>;
};

/** Responds with an error, always as `{ error: { code, message, requestId, ...details } }`. */
export function refuse(c: Context, { status, code, message, details }: Refusal): Response {
  if (status === 503) c.header("retry-after", String(RETRY_AFTER));
  return c.json({ error: { code, message, requestId: c.get("requestId"), ...details } }, status);
}

/** Message for requests that no screen of the shop sends: an English sentence for `t()`. */
export const NOT_UNDERSTOOD = "We did not understand this request. Please reload the page.";

/** Responds with 503 and a `Retry-After` header. */
export function refuseForNow(c: Context): Response {
  const message = "The shop cannot do this right now. Please try again in a moment.";
  return refuse(c, { status: 503, code: "unavailable", message });
}

/** Responds with 429; `wait` is in seconds. */
export function tooMany(c: Context, wait: number): Response {
  c.header("retry-after", String(wait));
  return refuse(c, {
    status: 429,
    code: "too-many",
    message: "Too many attempts at once. Please try again in a while.",
  });
}

/** Turns thrown errors into responses: shoppers get a calm sentence and the request id, the log gets the details. */
export function onError(log: BaseLogger) {
  return (error: Error, c: Context): Response => {
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c, { status: error.status, code: "refused", message: NOT_UNDERSTOOD });
    if (isCutOff(error)) return refuse(c, { status: 400, code: "cut-off", message: NOT_UNDERSTOOD });
    log.error({ err: error, requestId: c.get("requestId"), route: routePath(c) }, "a request failed");
    if (isDatabaseUnavailable(error) || (error instanceof HTTPException && error.status === 503))
      return refuseForNow(c);
    return refuse(c, { status: 500, code: "failed", message: "Something went wrong on our side. Please try again." });
  };
}

/** Whether the connection broke before the whole request had arrived: no error of ours, and nobody left to answer. */
function isCutOff(error: Error): boolean {
  return error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
}
