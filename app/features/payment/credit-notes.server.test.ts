import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../../../db/test-database.ts";
import { transact } from "../../../db/transact.ts";
import type { Cents } from "../catalogue/product.ts";
import { sumAt } from "../invoices/credit-parts.ts";
import { invoicesOf } from "../invoices/read-invoices.server.ts";
import { mailOf } from "../order-letters/test-mails.ts";
import { shipOrder } from "../orders/fulfil-order.server.ts";
import { issueCreditNote } from "../refunds/credit-order.server.ts";
import { failRefund } from "../refunds/failed-refund.server.ts";
import { openInvoicingShop } from "./test-invoices.ts";

describe.each(databaseKinds())("credit notes on %s", (kind) => {
  let on: Awaited<ReturnType<typeof openInvoicingShop>>;
  beforeAll(async () => {
    on = await openInvoicingShop(kind);
  }, 60_000);
  beforeEach(() => on.reset());
  afterAll(() => on.close());

  test("mirror the invoice after a full refund", async () => {
    const { id } = await on.paid();
    await on.refund(id);
    const [invoice, note] = await invoicesOf(on.db, id);
    if (!invoice || !note) throw new Error("a document is missing");
    const { kind: _, number: __, ...same } = invoice;
    expect(note).toEqual({
      ...same,
      kind: "credit-note",
      number: "CN-1001",
      corrects: { number: "INV-1001", issuedOn: "2026-11-21" },
    });
    expect((await on.read(id)).order.invoices).toEqual([
      { number: "INV-1001", kind: "invoice" },
      { number: "CN-1001", kind: "credit-note" },
    ]);
  });

  test("correct an invoice in parts: pieces at their rate, amounts at all rates, adding up to the cent", async () => {
    const { id, order } = await on.paid();
    await on.refund(id, { line: 2, quantity: 1 });
    await on.refund(id, { amount: 1000 as Cents });
    await on.refund(id);
    const [invoice, piece, sum, rest] = await invoicesOf(on.db, id);
    expect(piece).toMatchObject({
      number: "CN-1001",
      corrects: { number: "INV-1001" },
      lines: [{ sku: "sku-5", quantity: 1 }],
      total: 900,
      parts: [{ rate: 7, gross: 900, vat: 59 }],
    });
    expect(sum).toMatchObject({ number: "CN-1002", lines: [], agreed: 1000, total: 1000 });
    expect(rest?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["sku-2", 3],
      ["sku-5", 1],
    ]);
    const notes = [piece, sum, rest].flatMap((note) => note?.parts ?? []);
    for (const { rate, gross, vat } of invoice?.parts ?? []) expect(sumAt(rate, notes)).toEqual({ gross, vat });
    expect(order.vatParts).toEqual(invoice?.parts);
  });

  test("do not mistake an amount for delivery, or for pieces already refunded, because it is equal", async () => {
    const { id, order } = await on.paid();
    await on.refund(id, { amount: order.delivery });
    await on.refund(id, { line: 2, quantity: 1 });
    await on.db
      .updateTable("orders")
      .set({ refunded: order.delivery + 2 * 900 })
      .execute();
    await transact(on.db, (trx) => issueCreditNote(trx, id, on.now()));
    const [, sum, piece, atProvider] = await invoicesOf(on.db, id);
    expect(sum).toMatchObject({ lines: [], delivery: 0, agreed: order.delivery, total: order.delivery });
    expect(piece).toMatchObject({ lines: [{ sku: "sku-5", quantity: 1 }], total: 900 });
    expect(atProvider).toMatchObject({ lines: [], delivery: 0, agreed: 900, total: 900 });
  });

  test("credit the delivery once, with the goods it was for", async () => {
    const { id, order } = await on.paid();
    await on.refund(id, { line: 1, quantity: 1, amount: (1799 + order.delivery) as Cents });
    await on.refund(id, { line: 1, quantity: 1, amount: (1799 + order.delivery) as Cents });
    const [, first, second] = await invoicesOf(on.db, id);
    expect(first).toMatchObject({ goods: 1799, delivery: order.delivery });
    expect(second).toMatchObject({ goods: 1799, delivery: 0, agreed: order.delivery });
  });

  test("are linked, like invoices, in the emails about payment, shipping and refund", async () => {
    const { id } = await on.paid();
    await shipOrder(on.db, id, on.now());
    await on.refund(id, { line: 2 });
    await on.refund(id);
    const { number, code } = (await on.read(id)).order;
    const addressOf = (document: string) => `https://shop.example/invoice/${document}?order=${number}&code=${code}`;
    for (const template of ["order-confirmation", "order-shipped"] as const)
      expect((await mailOf(on.db, { template, orderId: id }))?.text).toContain(
        `Invoice INV-1001:\n${addressOf("INV-1001")}`,
      );
    const { id: refundId } = await on.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
    const mail = (await mailOf(on.db, { template: "order-refunded-part", refundId }))?.text;
    for (const note of ["CN-1001", "CN-1002"]) expect(mail).toContain(`Credit note ${note}:\n${addressOf(note)}`);
    expect(mail).not.toContain("Invoice INV");
  });

  test("are issued once, even if the bank returns the money and it is refunded again", async () => {
    const { id, order } = await on.paid();
    await on.refund(id);
    const { id: key } = await on.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
    await transact(on.db, (trx) => failRefund(trx, { ref: "re_1", key, amount: order.total as number }, on.now()));
    expect((await on.read(id)).order.state).toBe("refund-due");
    await on.refund(id);
    expect((await on.read(id)).order.state).toBe("refunded");
    expect(await on.numbers()).toEqual(["CN-1001", "INV-1001"]);
  });

  test("are not issued for an order that has no invoice", async () => {
    const { id } = await on.paid();
    await on.db.deleteFrom("invoices").execute();
    expect(await on.refund(id)).toMatchObject({ ok: true, left: 0 });
    expect(await on.numbers()).toEqual([]);
  });
});
