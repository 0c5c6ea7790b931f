import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApi, orderBody } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe("another site", () => {
  const paths = [
    "orders",
    "orders/V-2222-2222/pay",
    "orders/V-2222-2222/cancel",
    "orders/V-2222-2222/withdraw",
    "payments/test",
    "quote",
    "back-in-stock",
  ];
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
  test.each(paths.flatMap((path) => foreign.map(([what, headers]) => ({ path, what, headers }))))(
    "is refused at $path with $what",
    async ({ path, headers }) => {
      const { status, body } = await api.send(`/api/${path}`, orderBody([{ id: "1", quantity: 1 }]), headers);
      expect([status, body.error.code]).toEqual([403, "cross-site"]);
      expect(await api.countOrders()).toBe(0);
    },
  );

  test("the shop's own origin is welcome, also behind a proxy that is trusted", async () => {
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
