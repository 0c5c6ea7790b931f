import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { orderCurrency } from "../../../db/migrations/006-order-currency.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { shop } from "../../../shop.config.ts";
import { untranslated } from "../../platform/i18n/words.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { quote } from "../checkout/quote.ts";
import { renderMail } from "../letters/mail-handler.server.ts";
import type { OrderMailJob } from "../letters/queue-mail.server.ts";
import { writeOrderMail } from "../order-letters/write-mail.server.ts";
import { createPaymentCloser } from "../payment/close-payment.server.ts";
import { refundOrder } from "../payment/refund-order.server.ts";
import { createStripePayment } from "../payment/stripe-payment.server.ts";
import { settleTestPayment, testPayment } from "../payment/test-payment.server.ts";
import { SECRET_KEY, startTestStripe, WEBHOOK_SECRET } from "../payment/test-stripe.ts";
import { expireHolds } from "./expire-holds.server.ts";
import { payOrder } from "./pay-order.server.ts";
import { orderById, type StoredOrder } from "./read-order.server.ts";
import {
  createClock,
  createOrderDeps,
  orderInput,
  resetShop,
  testCatalogue,
  testCatalogueIn,
  testSecrets,
} from "./test-shop.ts";

/** The shop's main currency, which these tests change as an owner might. */
const first = vi.hoisted(() => ({ currency: "EUR" }));
vi.mock("../../settings/own-currency.ts", () => ({
  get ownCurrency() {
    return first.currency;
  },
}));

describe.each(databaseKinds())("the currency of an order on %s", (kind) => {
  let database: TestDatabase;
  const clock = createClock();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(() => {
    first.currency = "EUR";
    return resetShop(database.db);
  });
  afterAll(() => database.close());

  async function place(provider = "test"): Promise<StoredOrder> {
    const deps = createOrderDeps(database.db, { now: clock.now, provider });
    const answer = await placeOrder(deps, orderInput([{ id: "2", quantity: 3 }]));
    if (!answer.ok) throw new Error(answer.code);
    return answer;
  }
  async function now({ id }: StoredOrder) {
    const stored = await orderById(database.db, id);
    if (!stored) throw new Error("the order is gone");
    return stored;
  }
  const pay = ({ id, order }: StoredOrder, currency: string) =>
    payOrder({ db: database.db, now: clock.now }, { orderId: id, amount: order.total, currency });
  async function mails() {
    const rows = await database.db.selectFrom("jobs").select("payload").orderBy("id").execute();
    const deps = { shop, baseUrl: "https://shop.example", translate: () => untranslated };
    const written = rows.map(async ({ payload }) => {
      const job = JSON.parse(payload) as OrderMailJob;
      const mail = await writeOrderMail(
        { ...deps, db: database.db, catalogueIn: testCatalogueIn, contract: async () => ({}) },
        job,
      );
      return mail ? [renderMail(mail, "1", deps).text] : [];
    });
    return (await Promise.all(written)).flat();
  }

  test("is the shop's own when it is placed, and that of the quote before", async () => {
    first.currency = "DKK";
    const lines = [{ id: "2", quantity: 1 }];
    const catalogue = await testCatalogue.products();
    const asked = { catalogue, shown: catalogue, shop, coupons: [], today: "2026-11-23" };
    expect(quote({ lines, country: "DE" }, asked).currency).toBe("DKK");
    expect((await place()).order.currency).toBe("DKK");
    first.currency = "EUR";
    expect((await place()).order.currency).toBe("EUR");
  });

  test("stays when the shop changes its own: for payment, emails and refunds", async () => {
    const stored = await place();
    first.currency = "DKK";
    await settleTestPayment({ db: database.db, now: clock.now }, stored, "pay");
    const refunds = { db: database.db, payment: testPayment, secrets: testSecrets };
    await refundOrder(refunds, await now(stored), { amount: 1250 as Cents }, clock.now());
    await refundOrder(refunds, await now(stored), {}, clock.now());
    const { order } = await now(stored);
    expect([order.state, order.currency]).toEqual(["refunded", "EUR"]);
    const texts = await mails();
    for (const part of ["Total: €58.87", "€12.50 is on its way", "€46.37 is on its way"])
      expect(
        texts.some((text) => text.includes(part)),
        part,
      ).toBe(true);
    expect(texts.join(), "an order code may have these letters, too").not.toMatch(/\bDKK\b/);
  });

  test("must match the payment's: one in another currency is due for refund", async () => {
    const [right, wrong] = [await place(), await place()];
    first.currency = "DKK";
    expect(await pay(right, "eur")).toBe("paid");
    expect(await pay(wrong, "dkk")).toBe("wrong-amount");
    expect((await now(wrong)).order.events.at(-2)).toMatchObject({
      kind: "amount-mismatch",
      detail: "58.87 DKK came for 58.87 EUR",
    });
  });

  test("is what Stripe charges and reports", async () => {
    const stripe = await startTestStripe(clock.now);
    const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, url: stripe.url };
    const shop = { baseUrl: "https://shop.example", holdMinutes: 30, translate: () => untranslated };
    const options = { ...keys, ...shop, db: database.db, now: clock.now };
    const payment = createStripePayment(options);
    const stored = await place("stripe");
    first.currency = "DKK";
    const id = (await payment.start(stored)).split("/").at(-1) ?? "";
    expect(stripe.sessions.get(id)).toMatchObject({ currency: "eur", amount_total: 5887 });
    stripe.finish(id);
    clock.pass(31 * 60_000);
    const deps = { db: database.db, payment, log: pino({ level: "silent" }), now: clock.now };
    await expireHolds(database.db, createPaymentCloser(deps), clock.now());
    expect((await now(stored)).order.state).toBe("paid");
    await stripe.close();
  });

  test("of orders from before it was stored is the shop's own at the time of the migration", async () => {
    const stored = await place();
    await sql`alter table orders drop column currency`.execute(database.db);
    first.currency = "DKK";
    await orderCurrency.up(database.db);
    expect((await orderById(database.db, stored.id))?.order.currency).toBe("DKK");
    first.currency = "SEK";
    const later = await database.openAnother();
    expect((await orderById(later, stored.id))?.order.currency).toBe("DKK");
  });
});
