import type { OrderLineTable } from "../../../db/order-line-table.ts";
import type { Database, OrderTable } from "../../../db/tables.ts";
import type { TimeSpan } from "../../platform/dates/retention.ts";
import { asWritten, choiceParts } from "../catalogue/choice-words.ts";
import { sum } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import type { CardPayment } from "../gift-cards/gift-card.ts";
import { type VatPart, vatParts } from "../invoices/vat-parts.ts";
import type { OrderState } from "./order-states.ts";

type ListedLine = Omit<OrderLineTable, "position" | "item_key" | "product_id" | "sku" | "returnable">;
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
  /** Whether it was paid in time and thus sold, whatever happened later. */
  was_paid: boolean;
};

/** Returns orders, newest first. */
export async function listOrders(db: Database, { state, limit, placed }: OrderFilter = {}): Promise<ListedOrder[]> {
  let query = db.selectFrom("orders").orderBy("placed_at", "desc").orderBy("id", "desc");
  if (state) query = query.where("state", "=", state);
  if (placed) query = query.where("placed_at", ">=", placed.from).where("placed_at", "<", placed.before);
  if (limit) query = query.limit(limit);
  const listed = query.select("id");
  const orders = await query.selectAll().execute();
  const lines = await db
    .selectFrom("order_lines")
    .select(["order_id", "quantity", "name", "own_name", "color", "size", "price", "vat_rate"])
    .where("order_id", "in", listed)
    .orderBy("position")
    .execute();
  const withdrawn = await db.selectFrom("withdrawals").select("order_id").where("order_id", "in", listed).execute();
  const cards = await db
    .selectFrom("gift_card_uses")
    .innerJoin("gift_cards", "gift_cards.id", "card_id")
    .select(["order_id", "amount", "last4"])
    .where("order_id", "in", listed)
    .where("released_at", "is", null)
    .orderBy("position")
    .execute();
  const paid = await db
    .selectFrom("order_events")
    .select("order_id")
    .where("order_id", "in", listed)
    .where("kind", "=", "paid")
    .execute();
  const sold = new Set(paid.map((event) => event.order_id));
  const cardsOf = Map.groupBy(cards, (use) => use.order_id);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const withdrawalsOf = Map.groupBy(withdrawn, (row) => row.order_id);
  return orders.map((order) => ({
    ...order,
    items: (linesOf.get(order.id) ?? []).map(itemOf).join("; "),
    withdrawals: withdrawalsOf.get(order.id)?.length ?? 0,
    gift_card: sum((cardsOf.get(order.id) ?? []).map(({ amount }) => amount as Cents)),
    gift_cards: (cardsOf.get(order.id) ?? []).map(({ last4, amount }) => ({ last4, amount: amount as Cents })),
    vat_parts: partsOf(order, linesOf.get(order.id) ?? []),
    was_paid: sold.has(order.id),
  }));
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
