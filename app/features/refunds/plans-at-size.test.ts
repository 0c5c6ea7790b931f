import { CompiledQuery, Kysely, sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../../../db/postgres.ts";
import type { Database, Tables } from "../../../db/tables.ts";
import { allOf } from "../../../db/test-all-of.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { workJobs } from "../../../server/jobs/work-jobs.ts";
import { isLong } from "../../../tests/is-long.ts";
import { listAccountOrders } from "../account/account-orders.server.ts";
import { exportAccount } from "../account/export-account.server.ts";
import { ordersOf } from "../account/owned-rows.server.ts";
import { eachInvoice } from "../invoices/read-invoices.server.ts";
import { clearOld } from "../jobs/clear-old.server.ts";
import { deleteOldOrders, deleteUnpaidOrders } from "../orders/delete-old-orders.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { eachOrder, listOrders } from "../orders/list-orders.server.ts";
import { orderById, orderByNumber } from "../orders/read-order.server.ts";
import { listOwnReviews, listReviews } from "../reviews/list-reviews.server.ts";
import { hasBought } from "../reviews/reviews.server.ts";

const ORDERS = isLong ? 1_000_000 : 20_000;
/** How many orders there are to one of twenty thousand in the same time. */
const DENSITY = ORDERS / 20_000;
const log = pino({ level: "silent" });
const now = new Date("2026-11-21T09:00:00Z");
const october = { from: "2026-10-01T00:00:00.000Z", before: "2026-11-01T00:00:00.000Z" };

/** Tables with a row or more for each order; a query that reads one of them whole takes longer every year. */
const growing = [
  "orders",
  "order_lines",
  "order_events",
  "order_keys",
  "account_orders",
  "coupon_uses",
  "invoices",
  "jobs",
  "payments",
  "reviews",
  "withdrawals",
];

describe.runIf(databaseKinds().includes("PostgreSQL"))(`with ${ORDERS} orders on PostgreSQL`, () => {
  let database: TestDatabase;
  let db: Database;
  const asked: CompiledQuery[] = [];

  beforeAll(async () => {
    database = await createTestDatabase("PostgreSQL");
    await fill(database.db);
    const dialect = await openPostgres(database.place, { log });
    db = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push(query) });
  }, 60_000 * DENSITY);
  afterAll(async () => {
    await db.destroy();
    await database.close();
  });

  const id = "o-12345";
  test.each<[string, () => Promise<unknown>]>([
    ["a product's reviews", () => listReviews(db, { productId: "7", sort: "newest", offset: 0 })],
    ["words in a product's reviews", () => listReviews(db, { productId: "7", sort: "helpful", offset: 0, words: "a" })],
    ["a customer's reviews", () => listOwnReviews(db, "u-77")],
    ["whether a customer bought a product", () => hasBought(db, "u-77", "7")],
    ["a customer's orders", () => listAccountOrders(db, "u-78")],
    ["the export of an account", () => exportAccount(db, { id: "u-78", email: "u77@shop.example" }, now)],
    ["an order", () => orderById(db, id)],
    ["an order by its number", () => orderByNumber(db, "V-12345")],
    ["the latest orders", () => listOrders(db, { limit: 50 })],
    ["a month's orders", () => allOf(eachOrder(db, { placed: october }))],
    ["a month's invoices", () => allOf(eachInvoice(db, october))],
    ["holds that end", () => expireHolds(db, async () => false, now)],
    ["jobs", () => workJobs({ db, log, now: () => now, handlers: { "order-mail": async () => undefined } })],
    ["what is no longer needed", () => clearOld(db, now)],
    ["old orders to delete", () => deleteOldOrders(db, { years: 10, timeZone: "Europe/Berlin" }, now)],
  ])("reads no growing table whole for %s", async (_, run) => {
    const whole: string[] = [];
    for (const { query, plan } of await plansOf(run))
      for (const table of growing) if (new RegExp(`Seq Scan on "?${table}\\b`).test(plan)) whole.push(query);
    expect(whole).toEqual([]);
  });

  test("finds a person's orders by the account and by the address", async () => {
    const plans = await plansOf(() => ordersOf(db, { id: "u-77", email: "u76@shop.example" }));
    expect(plans.at(-1)?.plan).toMatch(
      /account_orders_by_user.*orders_by_address|orders_by_address.*account_orders_by_user/,
    );
  });

  test("joins what it reads of unpaid orders to delete, instead of searching once for each order", async () => {
    const [first] = await plansOf(() => deleteUnpaidOrders(db, now));
    expect(first?.plan).toMatch(/Anti Join/);
    expect(first?.plan).not.toMatch(/SubPlan/);
  });

  /** Returns how the database goes about what `run` asks, as text. */
  async function plansOf(run: () => Promise<unknown>): Promise<{ query: string; plan: string }[]> {
    asked.length = 0;
    await run();
    expect(asked.length).toBeGreaterThan(0);
    const plans: { query: string; plan: string }[] = [];
    for (const { sql: text, parameters } of asked.filter((query) => /^(select|update|delete)/.test(query.sql))) {
      const { rows } = await database.db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
      plans.push({ query: text.slice(0, 200), plan: JSON.stringify(rows) });
    }
    return plans;
  }
});

/**
 * Orders of three years with two lines, an event, a used coupon and an invoice each; some ended unpaid, those of guests
 * lately; every tenth withdrawn from. Letters and keys of a month. The rounds have an hour's rows to delete.
 */
async function fill(db: Database): Promise<void> {
  const rows = sql.raw(`generate_series(1, ${ORDERS}) as n`);
  const every = (seconds: number) =>
    sql.raw(
      `to_char(timestamp '2026-11-21' - (${ORDERS} - n) * interval '${seconds / DENSITY} seconds', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')`,
    );
  const time = every(79 * 60);
  const lately = every(130);
  const unpaid = sql.raw(`n % 21 = 0 and (n % 2 = 1 or n > ${ORDERS - 560 * DENSITY})`);
  const statements = [
    sql`insert into users (id, name, email, email_verified, image, language, created_at, updated_at)
      select 'u-' || n, 'Ada', 'u' || n || '@shop.example', 1, null, 'en', ${time}, ${time}
      from ${rows} where n <= 2000`,
    sql`insert into orders (id, number, code, state, placed_at, hold_until, language, email, address, country, method_id,
        method_name, currency, goods, discount, delivery, vat, vat_rate, total, provider, terms_accepted_at, refunded)
      select 'o-' || n, 'V-' || n, 'code', case when ${unpaid} then 'expired' else 'delivered' end, ${time}, ${time}, 'en',
        'u' || (n % 5000) || '@shop.example', '{}', 'DE', 'standard', 'Standard', 'EUR', 1000, 0, 490, 238, 1900, 1490,
        'test', ${time}, 0 from ${rows}`,
    sql`insert into order_lines (order_id, position, product_id, item_key, sku, name, price, quantity, returnable)
      select 'o-' || n, place, ((n * 7 + place) % 144)::text, ((n * 7 + place) % 144)::text, 'sku', 'Lamp', 500, 1, 1
      from ${rows}, generate_series(0, 1) as place`,
    sql`insert into order_events (id, order_id, at, kind)
      select 'e-' || n, 'o-' || n, ${time}, case when ${unpaid} then 'expired' else 'paid' end from ${rows}`,
    sql`insert into order_keys (key, body_hash, order_id, created_at) select 'k-' || n, 'hash', 'o-' || n, ${lately}
      from ${rows}`,
    sql`insert into account_orders (order_id, user_id, added_at)
      select 'o-' || n, 'u-' || (n % 2000 + 1), ${time} from ${rows} where n % 2 = 1`,
    sql`insert into payments (order_id, provider, ref, url, created_at, expires_at)
      select 'o-' || n, 'test', 'ref-' || n, '', ${time}, ${time} from ${rows}`,
    sql`insert into invoices (id, number, series, place, kind, order_id, issued_at, currency, total, document)
      select 'i-' || n, 'R-' || n, 'R-', n, 'invoice', 'o-' || n, ${time}, 'EUR', 1490,
        '{"note": "' || repeat('-', 1000) || '"}' from ${rows}`,
    sql`insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, done_at)
      select 'j-' || n, 'order-mail', '{"orderId": "o-' || n || '"}', 'j-' || n, ${lately}, 1, ${lately} from ${rows}`,
    sql`insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, done_at)
      select 'a-' || n, 'account-mail', '{"userId": "u-' || n || '"}', 'a-' || n, ${lately}, 1, ${lately}
      from ${rows} where n <= 2000`,
    sql`insert into coupon_uses (code, customer, order_id) select 'WELCOME10', 'u' || n || '@shop.example', 'o-' || n
      from ${rows}`,
    sql`insert into withdrawals (id, received_at, order_id, number, name, email, lines, language)
      select 'w-' || n, ${time}, 'o-' || n, 'V-' || n, 'Ada', 'u' || (n % 5000) || '@shop.example', '[]', 'en'
      from ${rows} where n % 10 = 0`,
    sql`insert into reviews (id, product_id, user_id, author, rating, title, body, written_at)
      select 'r-' || n, (n % 144)::text, 'u-' || n, 'Ada', 5, 'Good', 'Good', ${time} from ${rows} where n <= 2000`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}
