import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OrderSummary } from "../../app/features/account/account.ts";
import { addEvent } from "../../app/features/orders/move-order.server.ts";
import { stateName } from "../../app/features/orders/order-history.ts";
import type { OrderState } from "../../app/features/orders/order-states.ts";
import { databaseKinds } from "../../db/test-database.ts";
import { openTestAccounts } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";

describe.each(databaseKinds())("the orders of an account on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind);
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  async function order(browser: ReturnType<typeof shop.browser>, email: string) {
    const { body } = await browser.post("/api/orders", orderBody([{ id: "2", quantity: 2 }], { contact: { email } }));
    return body["order"] as { number: string; code: string };
  }

  test("are those placed while signed in, and guest orders claimed with number, code and that address", async () => {
    const ada = await shop.open("ada@example.com");
    const own = await order(ada, "somebody@else.example");
    const guest = await order(shop.browser(), "Ada@example.com");
    const foreign = await order(shop.browser(), "bob@example.com");
    expect((await ada.post("/api/account/orders/claim", { ...guest, code: "AAAA-BBBB-CCCC" })).status).toBe(404);
    expect((await ada.post("/api/account/orders/claim", foreign)).status).toBe(409);
    const claimed = await ada.post("/api/account/orders/claim", guest);
    const numbers = (claimed.body["orders"] as { number: string; pieces: number; currency: string }[]).map((row) => [
      row.number,
      row.pieces,
      row.currency,
    ]);
    expect(numbers.toSorted()).toEqual(
      [
        [own.number, 2, "EUR"],
        [guest.number, 2, "EUR"],
      ].toSorted(),
    );
    expect((await ada.get(`/api/account/orders/${own.number}`)).body["order"]).toMatchObject({ number: own.number });
    const bob = await shop.open("bob@example.com");
    for (const number of [own.number, guest.number, foreign.number])
      expect((await bob.get(`/api/account/orders/${number}`)).status).toBe(404);
    expect((await shop.browser().get(`/api/account/orders/${own.number}`)).status).toBe(401);
  });

  test("show in the list that a slow payment is pending, as the order itself does", async () => {
    const ada = await shop.open("ada@example.com");
    await order(ada, "ada@example.com");
    const listed = async () => {
      const [first] = (await ada.get("/api/account/orders")).body["orders"] as [OrderSummary & { state: OrderState }];
      return stateName(first);
    };
    expect(await listed()).toBe("Waiting for payment");
    const { id } = await shop.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
    for (let i = 0; i < 2; i++) await addEvent(shop.db, id, { kind: "payment-pending", now: shop.clock.now() });
    expect(await listed()).toBe("Your payment is on its way");
  });
});
