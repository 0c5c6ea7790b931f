import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApi, orderBody } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe("a refused order changes nothing", () => {
  const quantities = [0, -1, 1.5, 1e9, Number.POSITIVE_INFINITY, "1", "1e2", null, true, [], {}];
  test.each([
    ...quantities.map((quantity) => [{ id: "1", quantity }]),
    [],
    null,
    "1",
    [null],
    [{ quantity: 1 }],
    [{ id: 1, quantity: 1 }],
    [{ id: "", quantity: 1 }],
    [{ id: "1".repeat(41), quantity: 1 }],
    [{ id: "1\u0000", quantity: 1 }],
    [{ id: "1", quantity: 1, color: 7 }],
    Array(201).fill({ id: "1", quantity: 1 }),
  ])("lines %#", async (lines) => {
    const { status, body } = await api.send("/api/orders", orderBody(lines));
    expect([status, body.error.code]).toEqual([422, "invalid"]);
    expect(await api.countOrders()).toBe(0);
    expect(await api.left("1")).toBe(5);
  });

  test.each([
    ["key", { key: "short" }],
    ["key", { key: undefined }],
    ["language", { language: "xx" }],
    ["contact.email", { contact: { email: "ada" } }],
    ["address.postcode", { address: { name: "A", street: "B", postcode: "1", city: "C", country: "DE" } }],
    ["address.country", { address: { name: "A", street: "B", postcode: "12345", city: "C", country: "US" } }],
    ["billing.name", { billing: { street: "B", postcode: "12345", city: "C", country: "DE" } }],
    ["method", { method: "drone" }],
    ["coupon", { coupon: "FREE" }],
    ["note", { note: "x".repeat(501) }],
    ["note", { note: "\u0000" }],
    ["acceptsTerms", { acceptsTerms: "yes" }],
    ["total", { total: -1 }],
    ["total", { total: "2490" }],
  ])("an invalid %s is named: %j", async (path, more) => {
    const { status, body } = await api.send("/api/orders", orderBody([{ id: "1", quantity: 1 }], more));
    expect(status).toBe(422);
    expect(body.error.fields.map((field) => field.path)).toContain(path);
    expect(await api.countOrders()).toBe(0);
  });

  test("prices, states and totals that a browser sends along are ignored", async () => {
    const line = { id: "1", quantity: 1, price: 1, total: 1, discount: 99 };
    const { body } = await api.send(
      "/api/orders",
      orderBody([line], { state: "paid", goods: 1, delivery: 0, currency: "JPY" }),
    );
    expect(body.order).toMatchObject({ total: 2490 });
  });

  test("a total that differs from the server's", async () => {
    const { status, body } = await api.send("/api/orders", orderBody([{ id: "1", quantity: 1 }], { total: 1 }));
    expect([status, body.error]).toEqual([409, expect.objectContaining({ code: "price-changed", total: 2490 })]);
  });

  test("invalid JSON, a content type other than JSON, or a body that is too large", async () => {
    expect((await api.send("/api/orders", "{")).status).toBe(400);
    expect((await api.send("/api/orders", "{}", { "content-type": "text/plain" })).status).toBe(415);
    expect((await api.send("/api/orders", `"${"x".repeat(70_000)}"`)).status).toBe(413);
    expect((await api.send("/api/nothing", {})).status).toBe(404);
  });
});
