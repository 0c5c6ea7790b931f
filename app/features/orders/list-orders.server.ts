import type { OrderLineTable } from "../../../db/order-line-table.ts";
import { readRows, rowsWithin } from "../../../db/rows-within.ts";
import type { Database, OrderTable } from "../../../db/tables.ts";
import { withoutCompiling } from "../../../db/without-compiling.ts";
import type { TimeSpan } from "../../platform/dates/retention.ts";
import { asWritten, choiceParts } from "../catalogue/choice-words.ts";
import { sum } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import type { CardPayment } from "../gift-cards/gift-card.ts";
import type { InvoiceDocument } from "../invoices/invoice.ts";
import { type VatPart, vatParts } from "../invoices/vat-parts.ts";
import type { OrderState } from "./order-states.ts";

/** How many orders an export reads at once. */
const AT_ONCE = 500;

type ListedLine = Omit<OrderLineTable, "order_id" | "position" | "item_key" | "product_id" | "sku" | "returnable">;
type Place = Pick<OrderTable, "placed_at" | "id">;
export type OrderFilter = { state?: OrderState; limit?: number; placed?: TimeSpan | undefined };

/** An order's row with more columns for its owner. */
export type ListedOrder = OrderTable & {
  /** `2 × Oak Chair (black, m)`, separated by semicolons, in the shop's own language. */
  items: string;
  withdrawals: number;
  /** Cents of the total paid with gift cards; 0 if the order ended unpaid. */
  gift_card: number;
  /** The last four characters of those cards with the cents of each, in the order of spending. */
  gift_cards: readonly CardPayment[];
  /** The total by VAT rate, highest first; a single part if all lines have the same rate. */
  vat_parts: readonly VatPart[];
  /** What credit notes gave back, rate by rate; undefined without an invoice. */
  credited?: readonly VatPart[];
  /** Whether it was paid in time and thus sold, whatever happened later. */
  was_paid: boolean;
};

/** Yields orders, newest first, of which only a few hundred are in memory at once. */
export async function* eachOrder(db: Database, filter: OrderFilter = {}): AsyncGenerator<ListedOrder> {
  for (let last: ListedOrder | undefined; ; ) {
    const orders = await listOrders(db, { ...filter, limit: AT_ONCE }, last);
    yield* orders;
    last = orders.at(-1);
    if (orders.length < AT_ONCE) return;
  }
}

/** Returns orders, newest first, or those that come after one of them. */
export async function listOrders(db: Database, filter: OrderFilter = {}, after?: Place): Promise<ListedOrder[]> {
  const rows = await withoutCompiling(db, (reading) => find(reading, filter, after).execute());
  return rows.map(({ lines, cards, documents, withdrawals, paid, ...order }) => {
    const spent = readRows(cards).map(({ last4, amount }) => ({ last4, amount: amount as Cents }));
    const issued = readRows(documents);
    return {
      ...order,
      items: readRows(lines).map(itemOf).join("; "),
      withdrawals: Number(withdrawals),
      gift_card: sum(spent.map(({ amount }) => amount)),
      gift_cards: spent,
      vat_parts: partsOf(order, readRows(lines)),
      was_paid: Number(paid) > 0,
      ...(issued.length > 0 && { credited: issued.flatMap(({ note }) => creditedIn(note)) }),
    };
  });
}

function find(db: Database, { state, limit, placed }: OrderFilter, after?: Place) {
  let query = partsWithin(db).orderBy("placed_at", "desc").orderBy("id", "desc");
  if (state) query = query.where("state", "=", state);
  if (placed) query = query.where("placed_at", ">=", placed.from).where("placed_at", "<", placed.before);
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("placed_at", "id"), "<", tuple(after.placed_at, after.id)),
    );
  return limit ? query.limit(limit) : query;
}

/** Reads orders with all that belongs to each of them. */
function partsWithin(db: Database) {
  const within = rowsWithin(db);
  return db
    .selectFrom("orders")
    .selectAll()
    .select((of) => [
      within(
        of
          .selectFrom("order_lines")
          .select(["quantity", "name", "own_name", "color", "size", "price", "vat_rate"])
          .whereRef("order_id", "=", "orders.id")
          .orderBy("position"),
      ).as("lines"),
      within(
        of
          .selectFrom("gift_card_uses")
          .innerJoin("gift_cards", "gift_cards.id", "card_id")
          .select(["amount", "last4"])
          .whereRef("order_id", "=", "orders.id")
          .where("released_at", "is", null)
          .orderBy("position"),
      ).as("cards"),
      within(
        of
          .selectFrom("invoices")
          .select((is) => is.case().when("kind", "=", "credit-note").then(is.ref("document")).end().as("note"))
          .whereRef("order_id", "=", "orders.id"),
      ).as("documents"),
      of
        .selectFrom("withdrawals")
        .select(({ fn }) => fn.countAll().as("count"))
        .whereRef("order_id", "=", "orders.id")
        .as("withdrawals"),
      of
        .selectFrom("order_events")
        .select(({ fn }) => fn.countAll().as("count"))
        .whereRef("order_id", "=", "orders.id")
        .where("kind", "=", "paid")
        .as("paid"),
    ]);
}

function creditedIn(note: string | null): readonly VatPart[] {
  return note === null ? [] : (JSON.parse(note) as InvoiceDocument).parts;
}

function partsOf({ total, vat, vat_rate }: OrderTable, lines: readonly ListedLine[]): VatPart[] {
  if (lines.every((line) => line.vat_rate === null))
    return [{ rate: vat_rate / 100, gross: total as Cents, vat: vat as Cents }];
  const rated = lines.map(({ price, quantity, vat_rate: own }) => ({
    price: price as Cents,
    quantity,
    vatRate: (own ?? vat_rate) / 100,
  }));
  return vatParts(rated, total as Cents);
}

function itemOf({ quantity, name, own_name, color, size }: ListedLine): string {
  const variation = choiceParts(asWritten, color, size).join(", ");
  return `${quantity} × ${own_name ?? name}${variation && ` (${variation})`}`;
}
