import type { OrderLineTable } from "../../../db/order-line-table.ts";
import type { Database, OrderTable, Trx } from "../../../db/tables.ts";
import { shop } from "../../../shop.config.ts";
import type { Cents } from "../catalogue/product.ts";
import type { Address } from "../delivery/address.ts";
import { giftCardPartsOf } from "../gift-cards/card-uses.server.ts";
import { issuedFor } from "../invoices/read-invoices.server.ts";
import { type VatPart, vatParts } from "../invoices/vat-parts.ts";
import { countWithdrawn, type WithdrawnLine } from "./count-withdrawn.ts";
import type { DeliveryPromise } from "./delivery-promise.ts";
import { inOwnWords, type Order, type OrderEvent, type OrderLine } from "./order.ts";
import { isSameCode } from "./order-number.server.ts";
import { likelyOrderNumber, tidyOrderNumber } from "./order-number.ts";
import { isOrderState } from "./order-states.ts";
import { typedIn } from "./typed-columns.server.ts";

/** An order with its internal id, for the server. */
export type StoredOrder = { id: string; order: Order };

/** Finds the order with this number and code; a wrong number and a wrong code are indistinguishable. */
export async function lookUpOrder(db: Database, number: string, code: string): Promise<StoredOrder | undefined> {
  const row = await rowByNumber(db, number);
  const matches = isSameCode(code, row?.code ?? "");
  return row && matches ? complete(db, row) : undefined;
}

/** Finds the order with this number for the owner, with product names in the shop's own language. */
export async function orderByNumber(db: Database, number: string): Promise<StoredOrder | undefined> {
  const row = await rowByNumber(db, number);
  const stored = row && (await complete(db, row));
  return stored && { ...stored, order: inOwnWords(stored.order) };
}

/** Finds the order with this id, with product names as its shopper read them. */
export async function orderById(db: Database, id: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  return row && complete(db, row);
}

/** Finds the order with this number as typed, else the one it was mistaken for. */
export async function rowByNumber(db: Database | Trx, number: string): Promise<OrderTable | undefined> {
  const [typed, likely] = [tidyOrderNumber(number), likelyOrderNumber(number)];
  const rows = await db.selectFrom("orders").selectAll().where("number", "in", [typed, likely]).execute();
  return rows.find((row) => row.number === typed) ?? rows[0];
}

async function complete(db: Database, row: OrderTable): Promise<StoredOrder> {
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", row.id)
    .orderBy("position")
    .execute();
  const withdrawals = await db.selectFrom("withdrawals").select("lines").where("order_id", "=", row.id).execute();
  const withdrawn = withdrawals.map(({ lines }) => JSON.parse(lines) as WithdrawnLine[]);
  const events = await db.selectFrom("order_events").selectAll().where("order_id", "=", row.id).orderBy("id").execute();
  const history = events.map(({ at, kind, detail }) => ({ at, kind, ...(detail && { detail }) }));
  const giftCards = await giftCardPartsOf(db, row.id);
  const invoices = await issuedFor(db, row.id);
  const order = orderOf(
    row,
    countWithdrawn(
      lines.map((line) => lineOf(line, row)),
      withdrawn,
    ),
    history,
  );
  return {
    id: row.id,
    order: { ...order, ...(giftCards.length > 0 && { giftCards }), ...(invoices.length > 0 && { invoices }) },
  };
}

function orderOf(row: OrderTable, lines: OrderLine[], events: OrderEvent[]): Order {
  if (!isOrderState(row.state)) throw new Error(`order ${row.number} has an unknown state: ${row.state}`);
  const parts = severalRates(lines, row.total as Cents);
  return {
    ...typedIn(row),
    number: row.number,
    code: row.code,
    state: row.state,
    placedAt: row.placed_at,
    holdUntil: row.hold_until,
    ...(row.delivered_at && { deliveredAt: row.delivered_at }),
    language: row.language,
    address: JSON.parse(row.address) as Address,
    ...(row.billing && { billing: JSON.parse(row.billing) as Address }),
    method: { id: row.method_id, name: row.method_name },
    ...(row.promise && { promise: JSON.parse(row.promise) as DeliveryPromise }),
    ...(row.coupon && { coupon: row.coupon }),
    lines,
    currency: row.currency,
    goods: row.goods as Cents,
    discount: row.discount as Cents,
    delivery: row.delivery as Cents,
    vat: row.vat as Cents,
    vatRate: row.vat_rate / 100,
    ...(parts && { vatParts: parts }),
    total: row.total as Cents,
    ...(row.refunded > 0 && { refunded: row.refunded as Cents }),
    provider: row.provider,
    events,
  };
}

/** Splits the total by the VAT rates of its lines; undefined if there is only one. */
function severalRates(lines: readonly OrderLine[], total: Cents): VatPart[] | undefined {
  const rated = lines.flatMap(({ vatRate, ...line }) => (vatRate === undefined ? [] : [{ ...line, vatRate }]));
  return rated.length > 0 ? vatParts(rated, total) : undefined;
}

function lineOf(row: OrderLineTable, { language }: OrderTable): OrderLine {
  return {
    id: row.product_id,
    ...(row.color && { color: row.color }),
    ...(row.size && { size: row.size }),
    sku: row.sku,
    name: row.name,
    ...(row.own_name === null ? { language: shop.fallbackLanguage } : { language, ownName: row.own_name }),
    price: row.price as Cents,
    quantity: row.quantity,
    ...(row.vat_rate !== null && { vatRate: row.vat_rate / 100 }),
    isReturnable: row.returnable === 1,
  };
}
