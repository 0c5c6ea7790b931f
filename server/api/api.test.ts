import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeItems } from "../../app/features/catalogue/item-list.ts";
import { sampleProduct } from "../../app/features/product/test-product.ts";
import { seedStock } from "../../app/features/stock/stock.server.ts";
import { createApi } from "./api.ts";
import { openTestApi } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe("the rest of the API", () => {
  test("quotes a cart at the price it would be charged", async () => {
    const cart = {
      lines: [
        { id: "1", quantity: 2 },
        { id: "99", quantity: 1 },
      ],
      country: "AT",
      coupon: "fiver",
    };
    const { body } = await api.send("/api/quote", cart);
    expect(body).toMatchObject({
      goods: 4000,
      discount: 500,
      delivery: 690,
      total: 4190,
      method: "standard",
      gone: [{ id: "99" }],
    });
    const poor = await api.send("/api/quote", { ...cart, country: "DE", coupon: "WELCOME10" });
    expect(poor.body).toMatchObject({ discount: 0, couponError: { path: "coupon", cents: 5000 } });
  });

  test("quotes product names in the shopper's language, at the same prices", async () => {
    const cart = { lines: [{ id: "1", quantity: 2 }], country: "AT" };
    const own = { lines: [{ name: "Thing 1" }], total: 4690 };
    expect((await api.send("/api/quote", cart)).body).toMatchObject(own);
    const german = { lines: [{ name: "Ding 1", ownName: "Thing 1" }], total: 4690 };
    expect((await api.send("/api/quote", { ...cart, language: "de" })).body).toMatchObject(german);
    expect((await api.send("/api/quote", { ...cart, language: "xx" })).status).toBe(422);
  });

  test("returns a coupon's discount for its exact code only", async () => {
    const known = await api.send("/api/coupons", { code: " fiver " });
    expect(known.body).toEqual({
      coupon: { code: "FIVER", kind: "amount", value: 500, minimum: 4000 },
      giftCard: null,
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const unknown = await api.send("/api/coupons", { code: "FIVE" });
    expect(unknown.body).toMatchObject({ coupon: null, giftCard: null });
    expect((await api.send("/api/coupons", {})).status).toBe(422);
  });

  test("returns the remaining stock of items", async () => {
    const answer = await api.get("/api/stock?items=1,4:black:xl,unknown");
    expect(await answer.json()).toEqual({ left: { "1": 5, "4:black:xl": 0 } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("returns the remaining stock of items whose colour has a comma in its name", async () => {
    const item = "7:Walnut, oiled:250 g";
    await api.db.insertInto("stock").values({ item_key: item, on_hand: 3, updated_at: "2026-11-21" }).execute();
    const search = new URLSearchParams({ items: writeItems(["1", item]) });
    expect(await (await api.get(`/api/stock?${search}`)).json()).toEqual({ left: { "1": 5, [item]: 3 } });
  });

  test("returns the remaining stock of all variations of a product, however many", async () => {
    const sizes = Array.from({ length: 300 }, (_, i) => ({ name: `size ${i}`, stock: i }));
    const product = sampleProduct({ id: "9", variation: [{ color: "black", image: "", size: sizes }] });
    const products = async () => ({ byId: (id: string) => (id === "9" ? product : undefined), knows: () => true });
    await seedStock(api.db, [product], new Date());
    await api.db.insertInto("stock").values({ item_key: "9:red:m", on_hand: 3, updated_at: "2026-11-21" }).execute();
    await api.reopen({}, { catalogue: { products } });
    const { left } = (await (await api.get("/api/stock?product=9")).json()) as { left: Record<string, number> };
    expect(Object.keys(left)).toHaveLength(300);
    expect(left["9:black:size 299"]).toBe(299);
    expect(await (await api.get("/api/stock?product=unknown")).json()).toEqual({ left: {} });
    await api.reopen();
  });

  test("refuses to count more items than it says, instead of leaving some out", async () => {
    const items = Array.from({ length: 201 }, (_, i) => i + 1);
    expect((await api.get(`/api/stock?items=${items.slice(1)}`)).status).toBe(200);
    expect((await api.get(`/api/stock?items=${items}`)).status).toBe(400);
  });

  test("knows the stock and takes alerts of items with the longest names that a catalogue can have", async () => {
    const [color, name] = ["c".repeat(40), "s".repeat(40)];
    const item = `7982301839514:${color}:${name}`;
    const product = sampleProduct({
      id: "7982301839514",
      variation: [{ color, image: "", size: [{ name, stock: 0 }] }],
    });
    await api.reopen({}, { catalogue: { products: async () => ({ byId: () => product, knows: () => true }) } });
    await api.db.insertInto("stock").values({ item_key: item, on_hand: 0, updated_at: "2026-11-21" }).execute();
    expect(await (await api.get(`/api/stock?items=${item}`)).json()).toEqual({ left: { [item]: 0 } });
    const alert = { email: "ada@example.com", item, language: "en" };
    expect((await api.send("/api/back-in-stock", alert)).status).toBe(201);
    await api.reopen();
  });

  test("stores a back-in-stock alert once", async () => {
    const alert = { email: "Ada@example.com", item: "4:black:xl", language: "en" };
    expect((await api.send("/api/back-in-stock", alert)).status).toBe(201);
    expect((await api.send("/api/back-in-stock", alert)).status).toBe(201);
    expect((await api.send("/api/back-in-stock", { ...alert, item: "1" })).status).toBe(409);
    expect((await api.send("/api/back-in-stock", { ...alert, item: "x" })).status).toBe(404);
    expect(await api.db.selectFrom("stock_alerts").selectAll().execute()).toHaveLength(1);
  });

  test("serves exchange rates and health checks", async () => {
    expect(await (await api.get("/api/rates")).json()).toEqual({ base: "EUR", rates: { USD: 1.1 }, asOf: null });
    expect((await api.get("/healthz")).status).toBe(200);
    expect((await api.get("/readyz")).status).toBe(200);
  });

  test("limits the number of changes from one address", async () => {
    await api.reopen({ RATE_LIMIT: "3", TRUST_PROXY: "yes" });
    const from = (address: string) => api.send("/api/quote", {}, { "x-forwarded-for": `1.2.3.4, ${address}` });
    for (let i = 0; i < 3; i++) expect((await from("10.0.0.1")).status).toBe(422);
    expect((await from("10.0.0.1")).status).toBe(429);
    expect((await from("10.0.0.2")).status).toBe(422);
  });

  test("ignores the address that a browser claims where there is no proxy", async () => {
    const headers = { "content-type": "application/json", cookie: `csrf=${api.token()}`, "x-csrf-token": api.token() };
    const app = createApi({
      ...api.deps(),
      environment: { ...api.deps().environment, rateLimit: 3, trustProxy: false },
    });
    const socket = { incoming: { socket: { remoteAddress: "192.0.2.7" } } };
    const from = (claimed: string) =>
      app.request(
        "/api/quote",
        { method: "POST", body: "{}", headers: { ...headers, "x-forwarded-for": claimed } },
        socket,
      );
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await from(`10.0.0.${i}`)).status);
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
  });

  test.each([
    ["application/json", 422],
    ["Application/JSON ; charset=utf-8", 422],
    ["application/jsonx", 415],
    ["application/json-patch+json", 415],
    ["text/plain", 415],
  ])("takes a body for JSON only if it says so: %s", async (type, status) => {
    expect((await api.send("/api/quote", {}, { "content-type": type })).status).toBe(status);
  });

  test("does not reveal the cause of an error", async () => {
    await api.reopen({}, { rates: { current: () => Promise.reject(new Error("secret detail")) } });
    const answer = await api.get("/api/rates");
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toContain("secret detail");
    expect(JSON.parse(text).error.requestId).toBeTruthy();
  });
});
