import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testCatalogue } from "../../app/features/orders/test-shop.ts";
import { addStockAlert } from "../../app/features/stock/stock-alerts.server.ts";
import { withdraw } from "../../app/features/withdrawals/withdraw.server.ts";
import { databaseKinds } from "../../db/test-database.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";

const OLD = "ada@example.com";
const NEW = "ada@new.example";

describe.each(databaseKinds())("an account whose e-mail address changes, on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  type Browser = ReturnType<typeof shop.browser>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind);
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  async function change(browser: Browser, email: string): Promise<void> {
    await browser.post("/api/account/email", { email, password: PASSWORD });
    const token = await shop.token("confirm-new-address");
    expect((await browser.post("/api/account/email/confirm", { token })).status).toBe(200);
    shop.clock.pass(1000);
  }
  const order = (email: string, coupon?: string) =>
    shop
      .browser()
      .post("/api/orders", orderBody([{ id: "3", quantity: 1 }], { contact: { email }, ...(coupon && { coupon }) }));
  const exported = async (browser: Browser) =>
    (await browser.get("/api/account/export")).body["tables"] as Record<
      string,
      { email?: string; customer?: string }[]
    >;

  test("takes along what it asked for: goods, newsletter and coupons, each once", async () => {
    const ada = await shop.open(OLD);
    const at = shop.clock.now();
    for (const email of [OLD, NEW])
      await addStockAlert({ db: shop.db, catalogue: testCatalogue }, { email, item: "4:black:xl", language: "de" }, at);
    const confirmed = { email: OLD, language: "de", token: "t".repeat(20), asked_at: "", confirmed_at: "2026-11-01" };
    await shop.db.insertInto("subscribers").values(confirmed).execute();
    const asked = { ...confirmed, email: NEW, token: "u".repeat(20), confirmed_at: null };
    await shop.db.insertInto("subscribers").values(asked).execute();
    expect((await order(OLD, "WELCOME10")).status).toBe(201);
    await change(ada, NEW);
    const alerts = await shop.db.selectFrom("stock_alerts").select("email").execute();
    expect(alerts).toEqual([{ email: NEW }]);
    const subscribers = await shop.db.selectFrom("subscribers").select(["email", "token", "confirmed_at"]).execute();
    expect(subscribers).toEqual([{ email: NEW, token: confirmed.token, confirmed_at: "2026-11-01" }]);
    await shop.db.updateTable("stock").set({ on_hand: 5 }).execute();
    for (const email of [NEW, OLD]) {
      const { body } = await order(email, "WELCOME10");
      expect(body.error?.fields?.[0]?.message, email).toMatch(/already been used/);
    }
  });

  test("keeps its guest orders and withdrawals, in the export and when it is deleted", async () => {
    const ada = await shop.open(OLD);
    await order(OLD);
    const person = { number: "V-2222-2222", name: "Ada Byron", language: "de", lines: [] };
    await withdraw(shop.db, { ...person, email: "Ada@Example.com" }, shop.clock.now());
    shop.clock.pass(1000);
    await change(ada, NEW);
    // Somebody else has the old mailbox by now.
    const bob = await shop.open(OLD);
    await shop.db.updateTable("stock").set({ on_hand: 5 }).execute();
    await order(OLD);
    await withdraw(shop.db, { ...person, email: OLD, name: "Bob" }, shop.clock.now());
    const counts = async (browser: Browser) => {
      const { orders, withdrawals } = await exported(browser);
      return [orders?.length, withdrawals?.length];
    };
    expect([await counts(ada), await counts(bob)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect((await exported(ada))["former_addresses"]).toMatchObject([{ email: OLD }]);
    await shop.db.updateTable("orders").set({ state: "cancelled" }).execute();
    expect((await ada.post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
    const emails = await shop.db.selectFrom("orders").select("email").orderBy("placed_at").execute();
    expect(emails.map(({ email }) => email)).toEqual(["", OLD]);
    const names = await shop.db.selectFrom("withdrawals").select("name").orderBy("received_at").execute();
    expect(names.map(({ name }) => name)).toEqual(["", "Bob"]);
  });
});
