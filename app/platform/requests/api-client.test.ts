import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shopNow, useClockOffset } from "../dates/shop-clock.ts";
import { getJson, postJson, storesCookies } from "./api-client.ts";

type Asked = { path: string; init: RequestInit };

let asked: Asked[] = [];
const browser = { cookie: "" };

function answerWith(answer: (path: string, attempt: number) => Response | Error) {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    if (path === "/api/csrf") {
      browser.cookie = "lng=en; csrf=a.b=";
      return Response.json({ token: "a.b=" });
    }
    const given = answer(path, asked.filter((a) => a.path === path).length);
    if (given instanceof Error) throw given;
    return given;
  });
}

beforeEach(() => {
  asked = [];
  browser.cookie = "";
  vi.stubGlobal("document", browser);
});
afterEach(() => vi.unstubAllGlobals());

describe("requests to the shop's server", () => {
  test("a change carries the CSRF cookie's value in a header, and the cookie is fetched once", async () => {
    answerWith(() => Response.json({ done: true }));
    await postJson("/api/contact", { text: "Hello" });
    expect(await postJson("/api/contact", { text: "Hello" })).toEqual({ ok: true, data: { done: true } });
    expect(asked.map((a) => a.path)).toEqual(["/api/csrf", "/api/contact", "/api/contact"]);
    expect(asked[1]?.init).toMatchObject({ method: "POST", body: '{"text":"Hello"}' });
    expect(asked[1]?.init.headers).toMatchObject({ "x-csrf-token": "a.b=", "content-type": "application/json" });
  });

  test("an outdated cookie is renewed and the change retried", async () => {
    browser.cookie = "csrf=old";
    const refused = () => Response.json({ error: { code: "cross-site", message: "No" } }, { status: 403 });
    answerWith((_, attempt) => (attempt === 1 ? refused() : Response.json({})));
    expect(await postJson("/api/contact", {})).toEqual({ ok: true, data: {} });
    expect(asked.map((a) => a.path)).toEqual(["/api/contact", "/api/csrf", "/api/contact"]);
  });

  test("a browser that blocks cookies gets an error, and nothing is sent", async () => {
    Object.defineProperty(browser, "cookie", { get: () => "", set: () => {}, configurable: true });
    answerWith(() => Response.json({}));
    const answer = await postJson("/api/contact", {});
    expect(answer).toMatchObject({ ok: false, code: "no-cookies", message: expect.stringContaining("blocks cookies") });
    expect(asked.map((a) => a.path)).toEqual(["/api/csrf"]);
    expect(storesCookies()).toBe(false);
    Object.defineProperty(browser, "cookie", { value: "", writable: true, configurable: true });
  });

  test("a server error comes with its code, message and fields", async () => {
    const fields = [{ path: "email", message: "Enter an e-mail address." }];
    const error = { code: "invalid", message: "Please check the marked fields.", fields, total: 7 };
    answerWith(() => Response.json({ error }, { status: 422 }));
    const answer = await postJson("/api/contact", {});
    expect(answer).toMatchObject({ ok: false, status: 422, code: "invalid", message: error.message, fields });
    expect(answer).toMatchObject({ details: { total: 7 } });
  });

  test.each([
    [new TypeError("Failed to fetch"), "Network error. Check your connection and try again."],
    [new DOMException("", "AbortError"), "Request aborted"],
    [new DOMException("", "TimeoutError"), "Timeout exceeded. Please try again."],
  ])("%s has the message in the specification", async (error, message) => {
    answerWith(() => error as Error);
    expect(await getJson("/api/rates")).toMatchObject({ ok: false, status: 0, message });
  });

  test("a response that is not the shop's own reports its status", async () => {
    answerWith(() => new Response("<html>", { status: 502 }));
    expect(await getJson("/api/rates")).toMatchObject({
      code: "status",
      message: "Request failed with status code {{status}}. Please try again in a moment.",
      values: { status: 502 },
    });
  });

  test("only a response that no cache has kept sets the shop's clock", async () => {
    const [now, tenMinutes] = [Date.parse("2026-11-26T12:00:00Z"), 600_000];
    vi.useFakeTimers({ now });
    const date = new Date(now - tenMinutes).toUTCString();
    answerWith(() => Response.json({}, { headers: { date, "cache-control": "public, max-age=60" } }));
    await getJson("/api/catalogue/tags");
    expect(shopNow()).toBe(now);
    answerWith(() => Response.json({}, { headers: { date, "cache-control": "no-store" } }));
    await getJson("/api/rates");
    expect(shopNow()).toBe(now - tenMinutes);
    useClockOffset.setState(0);
    vi.useRealTimers();
  });
});
