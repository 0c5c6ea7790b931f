import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testCatalogue as catalogue, createClock, orderInput, resetShop } from "../../app/features/orders/test-shop.ts";
import { setStock } from "../../app/features/stock/stock.server.ts";
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

  async function sendOne(path: string, body: unknown, i: number, from = "192.0.2.7"): Promise<number> {
    const app = apps[i % 2];
    if (!app) throw new Error("there are two");
    const socket = { incoming: { socket: { remoteAddress: from } } };
    const { token } = (await (await app.request("/api/csrf", {}, socket)).json()) as { token: string };
    const headers = { "content-type": "application/json", cookie: `csrf=${token}`, "x-csrf-token": token };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await app.request(path, init, socket)).status;
  }
  /** Sends requests to both processes in turn, from one address, and returns the statuses. */
  async function send(path: string, body: (i: number) => unknown, times: number, from?: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push(await sendOne(path, body(i), i, from));
    return statuses;
  }
  /** The same, all at once. */
  const sendAtOnce = (path: string, body: (i: number) => unknown, times: number) =>
    Promise.all(Array.from({ length: times }, (_, i) => sendOne(path, body(i), i)));
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

  test("answer no more of ninety guesses that come at once, of orders, coupons and gift cards", async () => {
    const code = (i: number) => ({ code: `GUESS${i}` });
    expect(allowed(await sendAtOnce("/api/orders/V-2222-2222/pay", code, 90))).toBe(30);
    expect(allowed(await sendAtOnce("/api/coupons", code, 90))).toBe(30);
    clock.pass(11 * 60_000);
    const quote = (i: number) => ({ lines: [], country: "DE", coupon: i === 77 ? "WELCOME10" : `GUESS${i}` });
    const quoted = await sendAtOnce("/api/quote", quote, 90);
    expect([30, 31], "a right one is given back").toContain(allowed(quoted));
    clock.pass(11 * 60_000);
    const order = (i: number) => orderBody([{ id: "1", quantity: 1 }], { coupon: `GUESS${i}` });
    expect(allowed(await sendAtOnce("/api/orders", order, 90))).toBe(30);
  });

  test("give back what was right, so that a hundred right codes leave all guesses", async () => {
    const known = (i: number) => ({ code: i % 2 ? "WELCOME10" : "FIVER" });
    expect(allowed(await send("/api/coupons", known, 40))).toBe(40);
    expect(allowed(await send("/api/coupons", (i) => ({ code: `GUESS${i}` }), 34))).toBe(30);
  });

  test("count an order once, however often it is sent, at once and again", async () => {
    await resetShop(database.db);
    const bodies = Array.from({ length: 4 }, (_, i) =>
      orderBody([{ id: "2", quantity: 1 }], contact(`flaky${i}@example.com`)),
    );
    const again = (i: number) => bodies[i % 4];
    expect(allowed(await sendAtOnce("/api/orders", again, 60))).toBe(60);
    expect(allowed(await send("/api/orders", again, 20))).toBe(20);
    const others = (i: number) => orderBody([{ id: "1", quantity: 9 }], contact(`other${i}@example.com`));
    expect(allowed(await send("/api/orders", others, 30)), "sold out, but counted").toBe(26);
    expect(allowed(await send("/api/orders", again, 4)), "their own answer, though the limit is reached").toBe(4);
    const guess = { ...bodies[0], coupon: "GUESS" };
    expect(allowed(await send("/api/orders", () => guess, 1)), "another order with a key that was used").toBe(0);
  });

  test("write no row for a request that is refused", async () => {
    const body = (i: number) => orderBody([{ id: "1", quantity: 1 }], contact(`ada${i}@example.com`));
    await sendAtOnce("/api/orders", body, 40);
    const code = (i: number) => ({ code: `GUESS${i}` });
    await send("/api/coupons", code, 30);
    const rows = () => database.db.selectFrom("attempts").selectAll().orderBy("key").execute();
    const before = await rows();
    expect(allowed([...(await sendAtOnce("/api/orders", body, 20)), ...(await send("/api/coupons", code, 20))])).toBe(
      0,
    );
    expect(await rows()).toEqual(before);
  });

  test("send at most ten withdrawal receipts per network address, and sixty per e-mail address", async () => {
    const body = (email: string) => () => ({ name: "Ada", email, language: "en" });
    const path = "/api/orders/V-2222-2222/withdraw";
    expect(allowed(await send(path, body("ada@example.com"), 6))).toBe(6);
    expect(allowed(await send(path, body("bob@example.com"), 6))).toBe(4);
    for (const host of [1, 2, 3, 4, 5])
      expect(allowed(await send(path, body("Ada@Example.com"), 12, `198.51.100.${host}`))).toBe(10);
    expect(allowed(await send(path, body("ada@example.com"), 6, "198.51.100.6"))).toBe(4);
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

  test("allow at most thirty unpaid orders per network, whatever their e-mail addresses", async () => {
    const body = (i: number) => orderBody([{ id: "2", quantity: 1 }], contact(`eve${i}@example.com`));
    await resetShop(database.db);
    await setStock(database.db, "2", 1000, clock.now());
    const from = "203.0.113.5";
    const statuses = [];
    for (let i = 0; i < 31; i++) {
      if (i === 20) clock.pass(11 * 60_000);
      statuses.push(await sendOne("/api/orders", body(i), i, from));
    }
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([30, 409]);
    expect(await send("/api/orders", () => body(99), 1, "203.0.113.6")).toEqual([201]);
  });

  test("accept five stock alerts per hour for one address from one network, fifteen from all, and twenty in all", async () => {
    const about = (email: string) => () => ({ email, item: "4:black:xl", language: "en" });
    expect(allowed(await send("/api/back-in-stock", about("carl@example.com"), 7))).toBe(5);
    expect(allowed(await send("/api/back-in-stock", (i) => about(`d${i}@example.com`)(), 16))).toBe(15);
    const elsewhere = [3, 4, 5].map((i) =>
      send("/api/back-in-stock", about("Carl+9@example.com"), 5, `198.51.100.${i}`),
    );
    expect(allowed((await Promise.all(elsewhere)).flat())).toBe(10);
  });
});
