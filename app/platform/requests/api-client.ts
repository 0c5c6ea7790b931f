import { setShopTime } from "../dates/shop-clock.ts";
import { CSRF_HEADER, csrfCookies } from "./csrf.ts";
import { recordOf } from "./records.ts";

/** `path` is the field (`"address.postcode"`), `message` an English sentence for `t()`. */
export type FieldError = { path: string; message: string };

/** A failed request: `message` is an English sentence for `t(message, values)`. */
export type ApiFailure = {
  ok: false;
  /** HTTP status; 0 if there was no response. */
  status: number;
  code: string;
  message: string;
  values: Readonly<Record<string, string | number>>;
  /** Errors per field, if the server reports them. */
  fields: readonly FieldError[];
  /** The server's whole error object, including `lines`, `total`, ... */
  details: Readonly<Record<string, unknown>>;
};

export type ApiAnswer<T> = { ok: true; data: T } | ApiFailure;

/** `keepalive` lets a request outlive its page: at most 64 kB at a time. */
type Settings = { signal?: AbortSignal; keepalive?: boolean };

/** Fetches JSON from the shop's server. Never throws: returns failures with a message for the shopper. */
export function getJson<T>(path: string, settings?: Settings): Promise<ApiAnswer<T>> {
  return request<T>(path, settings);
}

/**
 * Posts JSON, or a file as it is, to the shop's server, with the CSRF cookie's value repeated in a header. No timeout unless the signal has
 * one. Never throws: returns failures with a message for the shopper.
 */
export async function postJson<T>(path: string, body: unknown, settings?: Settings): Promise<ApiAnswer<T>> {
  const answer = await send<T>(path, body, settings);
  if (answer.ok || answer.code !== "cross-site") return answer;
  const renewed = await getJson("/api/csrf", settings);
  return renewed.ok ? send<T>(path, body, settings) : renewed;
}

async function send<T>(path: string, body: unknown, settings?: Settings): Promise<ApiAnswer<T>> {
  if (!readToken()) {
    const csrf = await getJson("/api/csrf", settings);
    if (!csrf.ok) return csrf;
    // Reloading the page, as the server's error would suggest, would not bring a cookie either.
    if (!readToken())
      return failure(403, "no-cookies", "Your browser blocks cookies. Allow them for this shop and try again.");
  }
  const isFile = body instanceof Blob;
  const headers = { "content-type": isFile ? body.type : "application/json", [CSRF_HEADER]: readToken() };
  return request<T>(path, { ...settings, method: "POST", headers, body: isFile ? body : JSON.stringify(body) });
}

/** Returns whether this browser stores cookies, without which `postJson` sends nothing. */
export function storesCookies(): boolean {
  if (readToken()) return true;
  const write = (probe: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers and on plain http
    document.cookie = `${probe}; SameSite=Lax`;
  };
  write("probe=1");
  const isStored = document.cookie.includes("probe=1");
  write("probe=; Max-Age=0");
  return isStored;
}

function readToken(): string {
  const pairs = document.cookie.split("; ");
  const tokenIn = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return tokenIn(csrfCookies.https) ?? tokenIn(csrfCookies.http) ?? "";
}

async function request<T>(path: string, init?: RequestInit): Promise<ApiAnswer<T>> {
  try {
    const response = await fetch(path, init);
    const { headers } = response;
    // A response that may come from a cache has the time at which it was stored.
    if (headers.get("cache-control")?.includes("no-store")) setShopTime(headers.get("date"));
    if (!response.ok) return refusalOf(response);
    return { ok: true, data: (response.status === 204 ? undefined : await response.json()) as T };
  } catch (error) {
    return failure(0, ...wordsFor(error));
  }
}

function wordsFor(error: unknown): [code: string, message: string] {
  const name = error instanceof Error ? error.name : "";
  if (name === "TimeoutError") return ["timeout", "Timeout exceeded. Please try again."];
  if (name === "AbortError") return ["aborted", "Request aborted"];
  return ["network", "Network error. Check your connection and try again."];
}

async function refusalOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const details = recordOf(recordOf(body)["error"]);
  const { code, message, fields } = details;
  return {
    ...failure(response.status, "status", "Request failed with status code {{status}}. Please try again in a moment."),
    ...(typeof code === "string" && { code }),
    ...(typeof message === "string" && { message }),
    fields: Array.isArray(fields) ? fields.filter(isField) : [],
    details,
  };
}

function failure(status: number, code: string, message: string): ApiFailure {
  return { ok: false, status, code, message, values: { status }, fields: [], details: {} };
}

function isField(value: unknown): value is FieldError {
  const { path, message } = recordOf(value);
  return typeof path === "string" && typeof message === "string";
}
