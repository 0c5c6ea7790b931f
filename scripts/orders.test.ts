import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placeOrder } from "../app/features/checkout/place-order.server.ts";
import { payOrder } from "../app/features/orders/pay-order.server.ts";
import { createOrderDeps, orderInput, resetShop } from "../app/features/orders/test-shop.ts";
import { stockLeft } from "../app/features/stock/stock.server.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { ordersCommand } from "./orders.ts";
import { answerOnShop } from "./run-command.ts";

let database: TestDatabase;
let number: string;
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
beforeEach(async () => {
  await resetShop(database.db);
  const input = orderInput([{ id: "2", quantity: 3 }]);
  const address = { ...input.checkout.address, name: '=SUM(A1), "Ada"' };
  const answer = await placeOrder(createOrderDeps(database.db), { ...input, checkout: { ...input.checkout, address } });
  if (!answer.ok) throw new Error(answer.code);
  number = answer.order.number;
  const payment = { orderId: answer.id, amount: answer.order.total, currency: "EUR" };
  await payOrder({ db: database.db, now: () => new Date() }, payment);
});
afterAll(() => database.close());

const orders = (...args: string[]) => answerOnShop(ordersCommand, args, { DATA_DIR: database.place });

test("shows, ships, delivers and refunds an order", async () => {
  expect((await orders("list")).out).toMatch(new RegExp(`${number} .* paid .* 58\\.87 EUR .*3 × Thing 2`));
  expect((await orders("list", "shipped")).out).toBe("No orders.\n");
  expect((await orders("show", number.toLowerCase())).out).toContain("Lindenhof 12");
  expect((await orders("ship", number, "parcel", "42")).out).toBe(`${number} is shipped.\n`);
  expect((await orders("ship", number)).err).toBe(`${number} is shipped: it cannot be shipped from there.\n`);
  expect((await orders("deliver", number)).code).toBe(0);
  expect((await orders("refund", number)).out).toBe(`${number} is refunded.\n`);
  expect((await orders("refund", number)).code).toBe(1);
  expect((await orders("show", number)).out).toMatch(/shipped parcel 42\n.*delivered\n.*refunded\n/);
  expect((await stockLeft(database.db, ["2"])).get("2")).toBe(97);
});

test("says ready to collect and collected for orders that are picked up", async () => {
  await database.db.updateTable("orders").set({ method_id: "pickup", method_name: "Collect in store" }).execute();
  expect((await orders("ship", number)).out).toBe(`${number} is ready to collect.\n`);
  expect((await orders("list", "shipped")).out).toContain(" ready to collect ");
  expect((await orders("deliver", number)).out).toBe(`${number} is collected.\n`);
  expect((await orders("ship", number)).err).toBe(
    `${number} is collected: it cannot be ready to collect from there.\n`,
  );
  const { out } = await orders("show", number);
  expect(out).toMatch(/Collect in store\n\nBill to:\n/);
  expect(out).toMatch(/ready to collect\n.*collected\n/);
});

test("refunds parts of an order, up to the amount paid", async () => {
  expect((await orders("refund", number, "--amount", "12.50")).out).toMatch(
    /: 12\.50 [A-Z]{3} given back, 46\.37 [A-Z]{3} are left\.\n$/,
  );
  expect((await orders("refund", number, "--line", "1", "--quantity", "1", "--restock")).out).toMatch(
    /17\.99 [A-Z]{3} given/,
  );
  expect((await orders("refund", number, "--amount", "50")).err).toMatch(
    /28\.38 [A-Z]{3} left to give back, of 58\.87 [A-Z]{3} paid/,
  );
  expect((await orders("refund", number, "--amount", "1e3")).err).toBe('"1e3" is not an amount such as 12.50.\n');
  expect((await orders("refund", number, "--lines", "1")).code).toBe(1);
  expect((await orders("show", number)).out).toMatch(/Paid back +-30\.49\n[\s\S]*refunded-part 12\.50\n/);
  expect((await stockLeft(database.db, ["2"])).get("2")).toBe(98);
});

test("exports CSV in which no customer input can become a formula", async () => {
  const [head = "", row = "", ...rest] = (await orders("export")).out.trim().split("\r\n");
  expect(rest).toEqual([]);
  expect(head.split(",").slice(0, 4)).toEqual(["number", "placed_at", "state", "name"]);
  expect(row).toContain(`${number},`);
  expect(row).toContain(`,"'=SUM(A1), ""Ada""",`);
  expect(head).toContain(",currency,goods,discount,delivery,vat_percent,vat,total,");
  expect(row).toContain(",EUR,53.97,0.00,4.90,19,9.40,58.87,");
});

test("exports net, VAT and gross of every paid order by rate", async () => {
  const lines = (await orders("export", "vat")).out.trim().split("\r\n");
  expect(lines[0]).toBe(
    "number,placed_at,state,country,method,currency,vat_percent,net,vat,gross,refunded,refunded_vat",
  );
  expect(lines[1]).toMatch(new RegExp(`^${number},.*,paid,DE,standard,EUR,19,49\\.47,9\\.40,58\\.87,0\\.00,0\\.00$`));
});

test("keeps a sale whose refund failed in the VAT export, and omits an order that was paid too late", async () => {
  const vatRows = async () => (await orders("export", "vat")).out.trim().split("\r\n").slice(1);
  await database.db.updateTable("orders").set({ state: "refund-due" }).execute();
  expect(await vatRows()).toEqual([expect.stringContaining(",refund-due,DE,")]);
  await database.db.deleteFrom("order_events").where("kind", "=", "paid").execute();
  await database.db.updateTable("orders").set({ state: "refunded", refunded: 5887 }).execute();
  expect(await vatRows()).toEqual([]);
});

test("uses semicolons and decimal commas with --semicolon", async () => {
  const lines = (await orders("export", "vat", "--semicolon")).out.trim().split("\r\n");
  expect(lines[1]).toMatch(new RegExp(`^${number};.*;paid;DE;standard;EUR;19;49,47;9,40;58,87;0,00;0,00$`));
  expect((await orders("export", "--semicolon")).out).toContain(`;"'=SUM(A1), ""Ada""";`);
  expect((await orders("export", "--excel")).err).toBe(
    '"export" knows vat, invoices, a month as in 2026-11 and --semicolon, not "--excel".\n',
  );
});

test("writes only the table to a file with the command from the help, marked as UTF-8", async () => {
  const [command = ""] = /npm run .* export(?= > orders\.csv)/.exec((await orders()).out) ?? [];
  const env = { PATH: process.env.PATH, DATA_DIR: database.place };
  const { stdout } = await promisify(execFile)("sh", ["-c", command], { env });
  expect(stdout).toMatch(/^\uFEFFnumber,placed_at,[^>]*$/);
  expect(stdout).toContain("3 × Thing 2");
});

test("shows and refunds an order from before the shop's currency changed in its own currency", async () => {
  await database.db.updateTable("orders").set({ currency: "DKK" }).execute();
  expect((await orders("list")).out).toContain(" 58.87 DKK ");
  expect((await orders("show", number)).out).toMatch(/SKU +DKK\n/);
  expect((await orders("export")).out).toContain(",DKK,53.97,");
  expect((await orders("refund", number, "--amount", "59")).err).toContain("58.87 DKK left to give back");
  expect((await orders("refund", number, "--amount", "8.87")).out).toContain("8.87 DKK given back, 50.00 DKK are left");
});

test("shows and sets stock", async () => {
  expect((await orders("stock")).out).toMatch(/^Item +Pieces +SKU +Product\n/);
  expect((await orders("stock", "4:black:m")).out).toBe("4:black:m: 3\n");
  expect((await orders("stock", "4:black:m", "12")).out).toBe("4:black:m: 12 (was 3)\n");
  expect((await orders("stock", "4:black:m", "-1")).code).toBe(1);
  expect((await orders("stock", "nothing")).err).toBe(
    'There is no item "nothing". "npm run orders -- stock" lists all.\n',
  );
});

test("retries e-mails that were given up", async () => {
  await database.db.updateTable("jobs").set({ failed_at: new Date().toISOString(), attempts: 25 }).execute();
  expect((await orders("mail-retry")).out).toBe("3 put back.\n");
  expect((await orders("mail-retry")).out).toBe("0 put back.\n");
});

test("reports mistakes in one line with an exit code", async () => {
  expect(await orders("show", "V-2222-2222")).toEqual({ code: 1, out: "", err: 'There is no order "V-2222-2222".\n' });
  expect((await orders("list", "lost")).err).toMatch(/^There is no state "lost"\. States: /);
  expect((await orders()).out).toContain("npm run orders -- list");
});
