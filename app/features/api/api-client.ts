import { noteShopTime } from "../calendar/shop-clock.ts";
import { CSRF_HEADER, csrfCookies } from "./csrf.ts";
import { recordOf } from "./records.ts";

export type ApiField = { path: string; message: string };

/** A request that did not come through: `message` is an English sentence for `t(message, values)`. */
export type ApiFailure = {
  ok: false;
  /** HTTP status; 0 where no answer came. */
  status: number;
  code: string;
  message: string;
  values: Readonly<Record<string, string | number>>;
  /** What is wrong with which field, where the server says so. */
  fields: readonly ApiField[];
  /** The server's whole refusal, with what else it says: `lines`, `total`, ... */
  details: Readonly<Record<string, unknown>>;
};

export type ApiAnswer<T> = { ok: true; data: T } | ApiFailure;

/** `keepalive` has a request outlive its page: at most 64 kB at a time. */
type Settings = { signal?: AbortSignal; keepalive?: boolean };

/** Asks the shop's server for JSON. Never throws: failures are answers with words for people. */
export function getJson<T>(path: string, settings?: Settings): Promise<ApiAnswer<T>> {
  return ask<T>(path, settings);
}

/**
 * Sends JSON to the shop's server, with the cross-site cookie's value again in a header. There is no time limit unless
 * the signal has one. Never throws: failures are answers with words for people.
 */
export async function postJson<T>(path: string, body: unknown, settings?: Settings): Promise<ApiAnswer<T>> {
  const answer = await send<T>(path, body, settings);
  if (answer.ok || answer.code !== "cross-site") return answer;
  const renewed = await getJson("/api/csrf", settings);
  return renewed.ok ? send<T>(path, body, settings) : renewed;
}

async function send<T>(path: string, body: unknown, settings?: Settings): Promise<ApiAnswer<T>> {
  if (!readToken()) {
    const asked = await getJson("/api/csrf", settings);
    if (!asked.ok) return asked;
    // To load the page anew, as the server would say, brings no cookie either.
    if (!readToken())
      return failure(403, "no-cookies", "Your browser blocks cookies. Allow them for this shop and try again.");
  }
  const headers = { "content-type": "application/json", [CSRF_HEADER]: readToken() };
  return ask<T>(path, { ...settings, method: "POST", headers, body: JSON.stringify(body) });
}

function readToken(): string {
  const pairs = document.cookie.split("; ");
  const tokenIn = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return tokenIn(csrfCookies.https) ?? tokenIn(csrfCookies.http) ?? "";
}

async function ask<T>(path: string, init?: RequestInit): Promise<ApiAnswer<T>> {
  try {
    const response = await fetch(path, init);
    noteShopTime(response.headers.get("date"));
    if (!response.ok) return refusalOf(response);
    return { ok: true, data: (response.status === 204 ? undefined : await response.json()) as T };
  } catch (error) {
    return failure(0, ...wordsFor(error));
  }
}

function wordsFor(error: unknown): [code: string, message: string] {
  const name = error instanceof Error ? error.name : "";
  if (name === "TimeoutError") return ["timeout", "Timeout exceeded"];
  if (name === "AbortError") return ["aborted", "Request aborted"];
  return ["network", "Network error"];
}

async function refusalOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const details = recordOf(recordOf(body)["error"]);
  const { code, message, fields } = details;
  return {
    ...failure(response.status, "status", "Request failed with status code {{status}}"),
    ...(typeof code === "string" && { code }),
    ...(typeof message === "string" && { message }),
    fields: Array.isArray(fields) ? fields.filter(isField) : [],
    details,
  };
}

function failure(status: number, code: string, message: string): ApiFailure {
  return { ok: false, status, code, message, values: { status }, fields: [], details: {} };
}

function isField(value: unknown): value is ApiField {
  const { path, message } = recordOf(value);
  return typeof path === "string" && typeof message === "string";
}
