import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testCatalogue as catalogue, createClock, orderInput, resetShop } from "../../app/features/orders/test-shop.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../db/test-database.ts";
import { coupons, shop } from "../../shop.config.ts";
import { readEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { createApi } from "./api.ts";
import { createDeps } from "./create-deps.ts";
import { orderBody } from "./test-api.ts";

describe.each(databaseKinds())("two processes of a shop that share %s", (kind) => {
  let database: TestDatabase;
  const clock = createClock();
  const apps: ReturnType<typeof createApi>[] = [];

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    for (const db of [database.db, await database.openAnother()]) {
      const environment = readEnvironment({ SECRET: "the same in both processes of the shop" });
      const log = createLog("silent");
      apps.push(createApi(createDeps({ db, catalogue, shop, coupons, environment, log, now: clock.now })));
    }
  }, 60_000);
  beforeEach(() => clock.pass(3_600_000));
  afterAll(() => database.close());

  /** Sends requests to both processes in turn, from one address, and returns the statuses. */
  async function send(
    path: string,
    body: (i: number) => unknown,
    times: number,
    from = "192.0.2.7",
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) {
      const app = apps[i % 2];
      if (!app) throw new Error("there are two");
      const socket = { incoming: { socket: { remoteAddress: from } } };
      const { token } = (await (await app.request("/api/csrf", {}, socket)).json()) as { token: string };
      const headers = { "content-type": "application/json", cookie: `csrf=${token}`, "x-csrf-token": token };
      const init = { method: "POST", headers, body: JSON.stringify(body(i)) };
      statuses.push((await app.request(path, init, socket)).status);
    }
    return statuses;
  }
  const contact = (email: string) => ({ contact: { ...orderInput([]).checkout.contact, email } });
  const allowed = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

  test("count the messages from one address together", async () => {
    const message = { name: "Ada", email: "ada@example.com", subject: "A chair", message: "Does it come in oak?" };
    expect(allowed(await send("/api/contact", () => message, 9))).toBe(5);
  });

  test("count its newsletter sign-ups together, until the window is over", async () => {
    const body = (i: number) => ({ email: `ada${i}@example.com`, language: "en" });
    expect(allowed(await send("/api/newsletter", body, 9))).toBe(5);
    clock.pass(11 * 60_000);
    expect(allowed(await send("/api/newsletter", body, 1))).toBe(1);
  });

  test("prevent guessing coupons and gift cards, in the cart and in orders", async () => {
    const guess = (i: number) => ({ lines: [], country: "DE", coupon: `GUESS${i}` });
    expect(allowed(await send("/api/quote", guess, 34))).toBe(30);
    const order = (i: number) => orderBody([{ id: "1", quantity: 1 }], { coupon: `GUESS${i}` });
    expect(allowed(await send("/api/orders", order, 2))).toBe(0);
    const card = (i: number) => orderBody([{ id: "1", quantity: 1 }], { giftCards: [`GUESS${i}`] });
    expect(allowed(await send("/api/orders", card, 2))).toBe(0);
    expect(allowed(await send("/api/coupons", (i) => ({ code: `GUESS${i}` }), 2))).toBe(0);
    expect(
      allowed(await send("/api/quote", () => ({ lines: [], country: "DE" }), 4)),
      "without a coupon it goes on",
    ).toBe(4);
  });

  test("prevent guessing the code of an order", async () => {
    const guess = (i: number) => ({ code: `${i}` });
    expect(allowed(await send("/api/orders/V-2222-2222/pay", guess, 36))).toBe(30);
  });

  test("send at most ten withdrawal receipts per e-mail address and per network address", async () => {
    const body = (email: string) => () => ({ name: "Ada", email, language: "en" });
    const path = "/api/orders/V-2222-2222/withdraw";
    expect(allowed(await send(path, body("ada@example.com"), 6))).toBe(6);
    expect(allowed(await send(path, body("Ada@Example.com"), 6, "198.51.100.9"))).toBe(4);
    expect(allowed(await send(path, body("bob@example.com"), 6))).toBe(4);
  });

  test("accept at most thirty orders in ten minutes from one address", async () => {
    const body = (i: number) => orderBody([{ id: "1", quantity: 1 }], contact(`ada${i}@example.com`));
    expect(allowed(await send("/api/orders", body, 34))).toBe(30);
  });

  test("accept at most fifteen orders in ten minutes with one e-mail address", async () => {
    const body = () => orderBody([{ id: "2", quantity: 1 }], contact("bob@example.com"));
    await resetShop(database.db);
    expect(await send("/api/orders", body, 6), "five may be unpaid").toEqual([201, 201, 201, 201, 201, 409]);
    expect(allowed(await send("/api/orders", body, 11, "198.51.100.9"))).toBe(9);
  });

  test("allow at most fifteen unpaid orders per network, whatever their e-mail addresses", async () => {
    const body = (i: number) => orderBody([{ id: "2", quantity: 1 }], contact(`eve${i}@example.com`));
    await resetShop(database.db);
    const statuses = await send("/api/orders", body, 16, "203.0.113.5");
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([15, 409]);
    expect(await send("/api/orders", body, 1, "203.0.113.6")).toEqual([201]);
  });

  test("accept at most five stock alerts per hour for one address, and twenty from one network", async () => {
    const about = (email: string) => () => ({ email, item: "4:black:xl", language: "en" });
    expect(allowed(await send("/api/back-in-stock", about("carl@example.com"), 7))).toBe(5);
    expect(allowed(await send("/api/back-in-stock", (i) => about(`d${i}@example.com`)(), 16))).toBe(13);
    expect(allowed(await send("/api/back-in-stock", about("carl@example.com"), 1, "198.51.100.9"))).toBe(0);
  });
});
