import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApi, orderBody } from "./test-api.ts";
import { fingerprint } from "./test-fingerprint.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** The form of the page `/withdraw`, which takes no token, is in `withdrawal-page.test.ts`. */
describe("another site", () => {
  const foreign: [string, Record<string, string>][] = [
    ["a foreign origin", { origin: "https://evil.example" }],
    ["no origin", { origin: "null" }],
    ["another protocol", { origin: "https://localhost" }],
    ["a cross-site request", { "sec-fetch-site": "cross-site" }],
    ["a same-site request", { "sec-fetch-site": "same-site" }],
    ["no token", { "x-csrf-token": "" }],
    ["no cookie", { cookie: "" }],
    ["a token of its own making", { cookie: "csrf=a.b", "x-csrf-token": "a.b" }],
  ];
  test.each(foreign)("is refused by every endpoint that changes something, with %s", async (_, headers) => {
    const before = await fingerprint(api.db);
    const paths = api.changes();
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      const { status, body } = await api.send(path, orderBody([{ id: "1", quantity: 1 }]), headers);
      expect([path, status, body.error.code]).toEqual([path, 403, "cross-site"]);
    }
    expect(await fingerprint(api.db)).toBe(before);
  });

  test("changes nothing with a link: no such endpoint answers GET", async () => {
    const before = await fingerprint(api.db);
    for (const path of api.changes()) await api.get(path);
    expect(await fingerprint(api.db)).toBe(before);
  });

  test("the shop's own origin is accepted, also behind a trusted proxy", async () => {
    const lines = [{ id: "1", quantity: 1 }];
    expect(
      (await api.send("/api/orders", orderBody(lines), { origin: "http://localhost", "sec-fetch-site": "same-origin" }))
        .status,
    ).toBe(201);
    await api.reopen({ TRUST_PROXY: "yes" });
    const proxied = { origin: "https://localhost", "x-forwarded-proto": "https", cookie: `__Host-csrf=${api.token()}` };
    expect((await api.send("/api/orders", orderBody(lines), proxied)).status).toBe(201);
  });
});
