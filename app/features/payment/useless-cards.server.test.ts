import { describe, expect, test } from "vitest";
import type { Secrets } from "../../../db/secrets.ts";
import { databaseKinds } from "../../../db/test-database.ts";
import { whyNot } from "../../../scripts/orders/refund-words.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import {
  blockGiftCard,
  findGiftCard,
  markGiftCards,
  replaceGiftCard,
  unblockGiftCard,
} from "../gift-cards/gift-cards.server.ts";
import { testSecrets } from "../orders/test-shop.ts";
import { openRefund } from "../refunds/refunds.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { cardSums, issueCard, withCard } from "./test-cards.ts";
import { openCardShop } from "./test-spending.ts";

const other: Secrets = ["another secret of thirty-two signs"];
/** Three pieces of product 2 with delivery, of which the card pays 5000 cents. */
const CHARGE = 887;

describe.each(databaseKinds())("a gift card that nobody can spend, on %s", (kind) => {
  const shop = openCardShop(kind);
  const { clock, given, refund, now } = shop;

  async function paidWithCard() {
    const code = await issueCard(shop.db, 5000);
    const stored = await placeOrder(shop.deps(), withCard([{ id: "2", quantity: 3 }], code));
    if (!stored.ok) throw new Error(stored.code);
    await shop.pay(stored, CHARGE);
    return { code, stored };
  }
  const mails = async () =>
    (await shop.db.selectFrom("jobs").select("dedupe_key").execute()).filter((job) => /refund/.test(job.dedupe_key));

  test("takes no refund while it is blocked, and nobody is told so; it does once it is unblocked", async () => {
    const { code, stored } = await paidWithCard();
    await blockGiftCard(shop.db, { named: code, secrets: testSecrets, now: clock.now() });
    const refused = await refund(stored);
    expect(refused).toMatchObject({ ok: false, code: "useless-card", cards: [{ why: "blocked" }] });
    expect([given, await mails(), (await cardSums(shop.db)).left]).toEqual([[], [], 0]);
    expect((await now(stored)).order).toMatchObject({ state: "paid" });
    await unblockGiftCard(shop.db, { named: code, secrets: testSecrets });
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    expect([given, (await mails()).length]).toEqual([[undefined], 1]);
    expect(await findGiftCard(shop.db, { typed: code, currency: "EUR", secrets: testSecrets })).toMatchObject({
      balance: 5000,
    });
  });

  test("lets what was paid online be refunded, and the owner is told how much and what else to do", async () => {
    const { code, stored } = await paidWithCard();
    const [card] = await blockGiftCard(shop.db, { named: code, secrets: testSecrets, now: clock.now() });
    const refused = await refund(stored);
    if (refused.ok) throw new Error("it was refunded");
    const words = whyNot((await now(stored)).order, refused, "test");
    expect(words).toContain(`npm run gift-cards -- unblock ${card?.id}`);
    expect(words).toContain(`npm run gift-cards -- replace ${card?.id}`);
    expect(words).toContain("--amount 8.87 gives back what was paid online");
    expect(await refund(stored, { amount: CHARGE as Cents })).toMatchObject({ ok: true, left: 5000 });
    expect(await refund(stored)).toMatchObject({ ok: false, code: "useless-card" });
  });

  test("takes none after a new SECRET has made it void, until it has a new code", async () => {
    const { code, stored } = await paidWithCard();
    const payment = { db: shop.db, payment: shop.payment, secrets: other };
    const again = async () => refundOrder(payment, await now(stored), {}, clock.now());
    const refused = await again();
    expect(refused).toMatchObject({ ok: false, code: "useless-card", cards: [{ why: "void" }] });
    const { id: named = "" } = (!refused.ok && refused.cards?.[0]) || {};
    const { code: fresh } = await replaceGiftCard(shop.db, { named, secrets: other });
    expect(await again()).toMatchObject({ ok: true, left: 0 });
    const known = { currency: "EUR", secrets: other };
    expect(await findGiftCard(shop.db, { ...known, typed: fresh })).toMatchObject({ balance: 5000 });
    expect(await findGiftCard(shop.db, { ...known, typed: code })).toBeUndefined();
    const { issued, left, taken } = await cardSums(shop.db);
    expect(left + taken).toBe(issued);
  });

  test("is none under an earlier SECRET that is still accepted, and spending it brings it under the first", async () => {
    const { code, stored } = await paidWithCard();
    const secrets: Secrets = [...other, ...testSecrets];
    const mark = async () =>
      (await shop.db.selectFrom("gift_cards").select("secret_mark").executeTakeFirst())?.secret_mark;
    const before = await mark();
    const payment = { db: shop.db, payment: shop.payment, secrets };
    expect(await refundOrder(payment, await now(stored), {}, clock.now())).toMatchObject({ ok: true, left: 0 });
    expect(await mark()).toBe(before);
    const again = await placeOrder({ ...shop.deps(), secrets }, withCard([{ id: "5", quantity: 1 }], code));
    expect(again).toMatchObject({ ok: true });
    expect(await mark()).not.toBe(before);
    const known = { typed: code, currency: "EUR" };
    expect(await findGiftCard(shop.db, { ...known, secrets: other })).toBeDefined();
    expect(await findGiftCard(shop.db, { ...known, secrets: testSecrets })).toBeUndefined();
  });

  test("stops a refund that was begun before it was blocked", async () => {
    const { code, stored } = await paidWithCard();
    const deps = { db: shop.db, secrets: testSecrets };
    expect(await openRefund(deps, stored.id, {}, clock.now())).toMatchObject({ ok: true });
    await blockGiftCard(shop.db, { named: code, secrets: testSecrets, now: clock.now() });
    expect(await openRefund(deps, stored.id, {}, clock.now())).toMatchObject({ ok: false, code: "useless-card" });
  });

  test("from before marks were kept counts as made under the secret of the first start after it", async () => {
    const { stored } = await paidWithCard();
    await shop.db.updateTable("gift_cards").set({ secret_mark: null }).execute();
    await markGiftCards(shop.db, testSecrets);
    await markGiftCards(shop.db, other);
    expect(await openRefund({ db: shop.db, secrets: other }, stored.id, {}, clock.now())).toMatchObject({ ok: false });
    expect(await refund(stored)).toMatchObject({ ok: true });
  });
});
