import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "../app/features/checkout/place-order.server.ts";
import { testSecrets } from "../app/features/orders/test-shop.ts";
import { issueCard, withCard } from "../app/features/payment/test-cards.ts";
import { openCardShop } from "../app/features/payment/test-spending.ts";
import { backUp } from "../db/back-up.ts";
import { databaseKinds } from "../db/test-database.ts";
import { drill } from "./drill.ts";

const log = pino({ level: "silent" });

describe.each(databaseKinds())("a back-up from %s that is tried out", (kind) => {
  const shop = openCardShop(kind);
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "shop-drill-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A back-up of three paid orders and a gift card with something left. */
  async function made(name: string): Promise<string> {
    const code = await issueCard(shop.db, 5000);
    const first = await placeOrder(shop.deps(), withCard([{ id: "5", quantity: 1 }], code));
    expect(first).toMatchObject({ ok: true });
    for (let i = 0; i < 2; i++) {
      const more = await placeOrder(shop.deps(), withCard([{ id: "2", quantity: 3 }], await issueCard(shop.db, 5000)));
      if (!more.ok) throw new Error(more.code);
      await shop.pay(more, 887);
    }
    const file = join(folder, name);
    const { place } = shop;
    await backUp(place.startsWith("postgres") ? { url: place, dataDir: "unused", log } : { dataDir: place, log }, file);
    return file;
  }
  const tryOut = (file: string, secrets = testSecrets) => drill(file, { secrets, log });

  test("shows counts, sums and the row of invoice numbers, and stays as it is", async () => {
    const file = await made("whole.db");
    const before = readFileSync(file);
    const said = await tryOut(file);
    expect(said).toMatch(/^orders +3 +[\d.]+ +2026-/m);
    expect(said).toMatch(/^INV-\d+ to \d+ +3 /m);
    expect(said).toContain("Nothing was changed.");
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test.each([
    [
      "delete from invoices where place = (select place + 1 from invoices order by place limit 1)",
      /1 number between INV-\d+ and INV-\d+ missing/,
    ],
    ["delete from invoices where place = (select last_place from invoice_series)", /1 number between/],
    ["update order_lines set quantity = quantity + 1 where rowid = 1", /1 orders whose lines do not add up/],
    ["update orders set refunded = total + 1 where rowid = 1", /1 orders that gave back more/],
    ["update gift_cards set balance = value", /3 gift cards with more on them/],
    ["pragma foreign_keys=off; delete from orders where rowid = 1", /rows of something that is not there/],
  ])("names what does not agree: %s", async (harm, words) => {
    const file = await made(`${harm.replaceAll(/\W+/g, "-").slice(0, 60)}.db`);
    const raw = new DatabaseSync(file);
    raw.exec(harm);
    raw.close();
    await expect(tryOut(file)).rejects.toThrow(words);
  });

  test("says if nobody could spend its gift cards with this SECRET, or if the file is damaged", async () => {
    const file = await made("secret.db");
    await expect(tryOut(file, ["another secret of thirty-two signs"])).rejects.toThrow("of another SECRET");
    await expect(tryOut(file, ["another secret of thirty-two signs", ...testSecrets])).resolves.toContain("agree");
    const bytes = readFileSync(file);
    bytes.fill("x", bytes.length - 8192);
    writeFileSync(file, bytes);
    await expect(tryOut(file)).rejects.toThrow("is damaged");
  });
});
