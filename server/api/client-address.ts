import { isIPv6 } from "node:net";
import type { Context } from "hono";
import type { Environment } from "../environment.ts";

type Incoming = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * The shopper's IP address: that of the connection or, behind a trusted proxy, the last one in `X-Forwarded-For`.
 * Undefined if the server passed no connection on.
 */
export function clientAddress(c: Context, environment: Pick<Environment, "trustProxy">): string | undefined {
  const forwarded = environment.trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const { incoming } = (c.env ?? {}) as Incoming;
  return forwarded || incoming?.socket?.remoteAddress;
}

/** Key for rate limits: the IP address; for IPv6 its first half, since one shopper has all of the second. */
export function clientNetwork(c: Context, environment: Pick<Environment, "trustProxy">): string | undefined {
  const address = clientAddress(c, environment);
  return address && isIPv6(address) ? networkOf(address) : address;
}

/** `2001:db8:1:2::7` to `2001:db8:1:2`, in any notation; an IPv4-mapped address becomes the IPv4 address. */
function networkOf(address: string): string {
  // The URL parser knows every notation and writes one; a zone (`%eth0`) is no part of the address.
  const written = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/** The origin that changes may come from: the configured one, or else the one that the request was sent to. */
export function ownOrigin(
  c: Context,
  environment: Pick<Environment, "trustProxy" | "isBaseUrlGiven" | "baseUrl">,
): string {
  if (environment.isBaseUrlGiven) return environment.baseUrl;
  const { protocol } = new URL(c.req.url);
  const forwarded = environment.trustProxy ? c.req.header("x-forwarded-proto")?.split(",")[0]?.trim() : undefined;
  return `${forwarded ?? protocol.replace(":", "")}://${c.req.header("host") ?? new URL(c.req.url).host}`;
}

/** W3C's header of a trace: its id, which is never all zeros, and that of the step before. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace id that a trusted proxy gives a request. */
export function traceOf(c: Context, { trustProxy }: Pick<Environment, "trustProxy">): string | undefined {
  const given = trustProxy ? TRACEPARENT.exec(c.req.header("traceparent") ?? "") : undefined;
  return given?.[1];
}
