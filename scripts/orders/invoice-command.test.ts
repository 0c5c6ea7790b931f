import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placeOrder } from "../../app/features/checkout/place-order.server.ts";
import { eachInvoice } from "../../app/features/invoices/read-invoices.server.ts";
import { payNow } from "../../app/features/orders/pay-order.server.ts";
import { createOrderDeps, orderInput, resetShop } from "../../app/features/orders/test-shop.ts";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { ordersCommand } from "../orders.ts";
import { answerOnShop } from "../run-command.ts";
import { invoiceCsv } from "./invoice-tables.ts";

let database: TestDatabase;
let number: string;
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
beforeEach(async () => {
  await resetShop(database.db);
  const answer = await placeOrder(createOrderDeps(database.db), orderInput([{ id: "2", quantity: 3 }]));
  if (!answer.ok) throw new Error(answer.code);
  number = answer.order.number;
  await payNow(database.db, answer.id, new Date());
});
afterAll(() => database.close());

const orders = (...args: string[]) => answerOnShop(ordersCommand, args, { DATA_DIR: database.place });
const rows = async (...args: string[]) => (await orders("export", ...args)).out.trim().split("\r\n").slice(1);

test("prints an invoice by its own number or that of the order, and shows it with the order", async () => {
  const [byInvoice, byOrder] = [await orders("invoice", "inv-1001"), await orders("invoice", number)];
  expect(byInvoice.out).toMatch(/^<!doctype html>[\s\S]*Ada Lovelace[\s\S]*<\/html>\n$/);
  expect(byInvoice.out, "a file needs no print button").not.toContain("<button");
  expect(byOrder.out).toBe(byInvoice.out);
  expect((await orders("show", number)).out).toContain("\nInvoice INV-1001\n");
  expect((await orders("invoice", "INV-7")).err).toBe('There is no invoice and no order "INV-7".\n');
});

test("exports the invoice series by rate, with credit notes as negative amounts", async () => {
  await orders("refund", number, "--line", "1", "--quantity", "1");
  const [note, invoice, ...more] = await rows("invoices");
  expect(more).toEqual([]);
  expect(note).toMatch(
    new RegExp(
      `^CN-1001,credit-note,\\d{4}-\\d\\d-\\d\\d,INV-1001,${number},Ada Lovelace,DE,DE,EUR,19,-15\\.12,-2\\.87,-17\\.99$`,
    ),
  );
  expect(invoice).toMatch(/^INV-1001,invoice,[\d-]+,,.*,EUR,19,49\.47,9\.40,58\.87$/);
  expect((await rows("invoices", "--semicolon"))[0]).toMatch(/;19;-15,12;-2,87;-17,99$/);
});

test("exports no name as a formula", async () => {
  async function* called(name: string) {
    for await (const document of eachInvoice(database.db)) yield { ...document, buyer: { ...document.buyer, name } };
  }
  expect(await invoiceCsv(called("=SUM(A1)"))).toContain(",'=SUM(A1),DE,");
  expect(await invoiceCsv(called("Ada; =SUM(A1)"))).toContain(",Ada; '=SUM(A1),DE,");
  expect(await invoiceCsv(called("Ada-Maria"))).toContain(",Ada-Maria,DE,");
});

test("exports a single month, by the date of issue or of the order", async () => {
  const [row = ""] = await rows("invoices");
  const [, month = ""] = /,(\d{4}-\d\d)-\d\d,/.exec(row) ?? [];
  for (const of of [["invoices"], ["vat"], []]) {
    expect(await rows(...of, month), of.join()).toEqual(await rows(...of));
    expect((await rows(...of)).length, of.join()).toBeGreaterThan(0);
    expect(await rows(...of, "2019-12"), of.join()).toEqual([]);
  }
  expect((await orders("export", "2019-13")).err).toContain('not "2019-13"');
});

test("exports refunded VAT beside that of the sale; without an invoice, only the total", async () => {
  await orders("refund", number, "--line", "1", "--quantity", "1");
  expect(await rows("vat")).toEqual([expect.stringMatching(/,19,49\.47,9\.40,58\.87,17\.99,2\.87$/)]);
  await database.db.deleteFrom("invoices").execute();
  expect(await rows("vat")).toEqual([expect.stringMatching(/,58\.87,17\.99,$/)]);
});

test("treats an order whose invoice has expired as having none, even if a credit note remains", async () => {
  await orders("refund", number, "--amount", "5");
  await database.db.deleteFrom("invoices").where("kind", "=", "invoice").execute();
  expect((await orders("invoice", number)).err).toContain("has no invoice");
  await orders("refund", number);
  expect(await rows("invoices")).toHaveLength(1);
});

test("issues an invoice for an earlier order only on request", async () => {
  await database.db.deleteFrom("invoices").execute();
  expect((await orders("invoice", number)).err).toBe(
    `${number} has no invoice; "invoice ${number} --issue" issues one.\n`,
  );
  expect((await orders("invoice", number, "--issue")).out).toBe(`${number} has the invoice INV-1002.\n`);
  expect((await orders("invoice", number, "--issue")).err).toBe(`${number} has its invoice: INV-1002.\n`);
  await database.db.deleteFrom("invoices").execute();
  await orders("refund", number, "--amount", "5");
  expect((await orders("invoice", number, "--issue")).err).toContain("was partly paid back without an invoice");
  await database.db
    .updateTable("orders")
    .set({ refunded: 0, address: JSON.stringify({ name: "" }) })
    .execute();
  expect((await orders("invoice", number, "--issue")).err).toContain("has no name any more");
  await database.db.updateTable("orders").set({ state: "cancelled" }).execute();
  expect((await orders("invoice", number, "--issue")).err).toBe(
    `${number} is cancelled: there is nothing to invoice.\n`,
  );
});
