import type { ExpressionBuilder } from "kysely";
import type { Database, Tables } from "../../../db/tables.ts";
import { invoicesOf } from "../invoices/read-invoices.server.ts";
import { jobsOf, type Owner, ordersOf, withdrawalsOf } from "./owned-rows.server.ts";

export type AccountExport = { exportedAt: string; tables: Partial<Record<keyof Tables, readonly object[]>> };

/** Returns everything the shop stores about a person, by table; secrets (tokens, the password hash) are left out. */
export async function exportAccount(db: Database, owner: Owner, now: Date): Promise<AccountExport> {
  const [account, shopping, requests] = await Promise.all([
    accountRows(db, owner),
    orderRows(db, owner),
    requestRows(db, owner),
  ]);
  return { exportedAt: now.toISOString(), tables: { ...account, ...shopping, ...requests } };
}

async function accountRows(db: Database, { id }: Owner) {
  const users = await db.selectFrom("users").selectAll().where("id", "=", id).execute();
  const sessions = await db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
  const credentials = await db
    .selectFrom("credentials")
    .select(["provider_id", "created_at", "updated_at"])
    .where("user_id", "=", id)
    .execute();
  const verifications = await db
    .selectFrom("verifications")
    .select(["created_at", "expires_at"])
    .where("value", "=", id)
    .execute();
  const addresses = await db.selectFrom("addresses").selectAll().where("user_id", "=", id).execute();
  const account_orders = await db.selectFrom("account_orders").selectAll().where("user_id", "=", id).execute();
  const account_choices = await db.selectFrom("account_choices").selectAll().where("user_id", "=", id).execute();
  const former_addresses = await db.selectFrom("former_addresses").selectAll().where("user_id", "=", id).execute();
  const known_browsers = await db.selectFrom("known_browsers").select("seen_at").where("user_id", "=", id).execute();
  const review_votes = await db.selectFrom("review_votes").selectAll().where("user_id", "=", id).execute();
  return {
    users,
    sessions: sessions.map(({ token: _, ...session }) => session),
    credentials,
    verifications,
    addresses: addresses.map((row) => ({ ...row, address: JSON.parse(row.address) as unknown })),
    account_orders,
    former_addresses,
    known_browsers,
    review_votes,
    account_choices: account_choices.map((row) => ({ ...row, choices: JSON.parse(row.choices) as unknown })),
  };
}

async function orderRows(db: Database, owner: Owner) {
  const rows = await ordersOf(db, owner);
  const orders = rows.map((row) => ({
    ...row,
    address: JSON.parse(row.address) as unknown,
    billing: row.billing === null ? null : (JSON.parse(row.billing) as unknown),
    details: row.details === null ? null : (JSON.parse(row.details) as unknown),
    promise: row.promise === null ? null : (JSON.parse(row.promise) as unknown),
  }));
  const ids = rows.map((row) => row.id);
  const of = <Table extends "order_lines" | "order_events" | "payments" | "gift_card_uses">(table: Table) =>
    ids.length === 0
      ? []
      : db
          .selectFrom(table as "payments")
          .selectAll()
          .where("order_id", "in", ids)
          .execute();
  const isTheirs = (is: ExpressionBuilder<Tables, "reviews">) =>
    is.or([is("user_id", "=", owner.id), ...(ids.length > 0 ? [is("order_id", "in", ids)] : [])]);
  const reviews = await db.selectFrom("reviews").selectAll().where(isTheirs).execute();
  return {
    orders,
    reviews,
    review_pictures: await db
      .selectFrom("review_pictures")
      .selectAll()
      .where("review_id", "in", db.selectFrom("reviews").select("id").where(isTheirs))
      .execute(),
    order_lines: await of("order_lines"),
    order_events: await of("order_events"),
    payments: await of("payments"),
    gift_card_uses: await of("gift_card_uses"),
    invoices: await invoicesOf(db, ...ids),
  };
}

async function requestRows(db: Database, owner: Owner) {
  const email = owner.email.toLowerCase();
  const coupon_uses = await db.selectFrom("coupon_uses").selectAll().where("customer", "=", email).execute();
  const withdrawals = await withdrawalsOf(db, owner);
  const stock_alerts = await db.selectFrom("stock_alerts").selectAll().where("email", "=", email).execute();
  const subscribers = await db
    .selectFrom("subscribers")
    .select(["email", "language", "asked_at", "confirmed_at"])
    .where("email", "=", email)
    .execute();
  const jobs = (await jobsOf(db, owner)).map(({ kind, run_at, done_at, failed_at }) => ({
    kind,
    run_at,
    done_at,
    failed_at,
  }));
  return { coupon_uses, withdrawals, stock_alerts, subscribers, jobs };
}
