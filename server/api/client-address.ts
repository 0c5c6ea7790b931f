import type { Context } from "hono";
import type { Environment } from "../environment.ts";

type Incoming = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * The shopper's address: of the connection or, behind a trusted proxy, the one that this proxy added last. Undefined
 * where the server handed no connection on.
 */
export function clientAddress(c: Context, environment: Pick<Environment, "trustProxy">): string | undefined {
  const told = environment.trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const { incoming } = (c.env ?? {}) as Incoming;
  return told || incoming?.socket?.remoteAddress;
}

/** The origins that a change may come from: the configured one, or else the one that the request was sent to. */
export function ownOrigin(
  c: Context,
  environment: Pick<Environment, "trustProxy" | "isBaseUrlGiven" | "baseUrl">,
): string {
  if (environment.isBaseUrlGiven) return environment.baseUrl;
  const { protocol } = new URL(c.req.url);
  const told = environment.trustProxy ? c.req.header("x-forwarded-proto")?.split(",")[0]?.trim() : undefined;
  return `${told ?? protocol.replace(":", "")}://${c.req.header("host") ?? new URL(c.req.url).host}`;
}
