import { asWritten, choiceParts } from "../../app/features/catalogue/choice-words.ts";
import { addressLines } from "../../app/features/delivery/address.ts";
import { chargeOf } from "../../app/features/gift-cards/gift-card.ts";
import type { ListedOrder } from "../../app/features/orders/list-orders.server.ts";
import { billedTo, contactLines, typedTexts } from "../../app/features/orders/order.ts";
import type { StoredOrder } from "../../app/features/orders/read-order.server.ts";
import { typedIn } from "../../app/features/orders/typed-columns.server.ts";
import { fieldsOf } from "../../app/settings/checkout-fields.ts";
import { isCollected } from "../../app/settings/delivery-facts.ts";
import { plainAmount } from "../plain-amount.ts";
import { textTable } from "../text-table.ts";
import { type CsvForm, csvOfEach, escapeFormula } from "../write-csv.ts";

/** Returns an order state as shown to the owner; orders that are collected have their own words. */
export function stateWord({ state, method }: { state: string; method: { id: string } }): string {
  const collected: Record<string, string> = { shipped: "ready to collect", delivered: "collected" };
  return (isCollected(method) && collected[state]) || state;
}

/** Formats orders as a terminal table, a row each. */
export function orderTable(orders: readonly ListedOrder[]): string {
  if (orders.length === 0) return "No orders.";
  const rows = orders.map((order) => [
    order.number,
    order.placed_at.slice(0, 16).replace("T", " "),
    [stateWord({ state: order.state, method: { id: order.method_id } }), order.withdrawals > 0 && "withdrawal"]
      .filter(Boolean)
      .join(", "),
    `${plainAmount(order.total)} ${order.currency}${order.gift_card > 0 ? ` (gift card ${plainAmount(order.gift_card)})` : ""}`,
    order.country,
    order.email,
    order.items,
  ]);
  return textTable(["Number", "Placed (UTC)", "State", "Total", "To", "E-mail", "Items"], rows);
}

/** Returns the amounts paid by gift card, the remaining charge, and what was returned to each card. */
function cardSums(order: StoredOrder["order"]): (readonly [string, number])[] {
  const { giftCards = [] } = order;
  if (giftCards.length === 0) return [];
  return [
    ...giftCards.map(({ last4, amount }) => [`Gift card ${last4}`, -amount] as const),
    ["Charged", chargeOf(order)],
    ...giftCards.flatMap(({ last4, returned = 0 }) => (returned > 0 ? [[`Back on ${last4}`, returned] as const] : [])),
  ];
}

const invoiceWords = { invoice: "Invoice", "credit-note": "Credit note" };

/** Formats one order for the terminal: lines, totals, addresses and history. */
export function orderSheet({ order }: StoredOrder): string {
  const lines = order.lines.map((line, i) => [
    String(i + 1),
    String(line.quantity),
    [line.name, ...choiceParts(asWritten, line.color, line.size)].join(", "),
    line.sku,
    plainAmount(line.price * line.quantity),
  ]);
  const sums = [
    ["Goods", order.goods],
    ["Discount", -order.discount],
    ["Delivery", order.delivery],
    ["Total", order.total],
    ...cardSums(order),
    ...(order.refunded ? [["Paid back", -order.refunded] as const] : []),
  ] as const;
  const isForCollection = isCollected(order.method);
  const billed = billedTo(order);
  const events = order.events.map(({ at, kind, detail = "" }) => {
    const said = kind.startsWith("refund") && /^\d+$/.test(detail) ? plainAmount(Number(detail)) : detail;
    const word = stateWord({ state: kind, method: order.method });
    return `${at.slice(0, 19).replace("T", " ")}  ${word} ${said}`.trimEnd();
  });
  return [
    `${order.number}  ${stateWord(order)}  paid with ${order.provider}`,
    contactLines(order)
      .map(({ text }) => text)
      .join("  "),
    textTable(["Line", "Pieces", "Item", "SKU", order.currency], lines),
    sums.map(([name, cents]) => `${name.padEnd(16)}${plainAmount(cents).padStart(10)}`).join("\n"),
    [...vatLines(order), ...(order.coupon ? [`Coupon ${order.coupon}`] : [])].join("\n"),
    [
      `${order.method.name}${isForCollection ? "" : " to:"}`,
      ...(isForCollection ? [] : addressLines(order.address, "en")),
    ].join("\n"),
    ...(billed ? [["Bill to:", ...addressLines(billed, "en")].join("\n")] : []),
    ...typedTexts(order).map(({ title, text }) => `${title}:\n${text}`),
    ...(order.invoices ? [order.invoices.map(({ number, kind }) => `${invoiceWords[kind]} ${number}`).join("\n")] : []),
    events.join("\n"),
  ].join("\n\n");
}

function vatLines(order: StoredOrder["order"]): string[] {
  const { vat, vatRate: rate, total: gross, vatParts = [{ rate, gross, vat }] } = order;
  return vatParts.map((part) => `VAT ${part.rate} % within ${plainAmount(part.gross)}: ${plainAmount(part.vat)}`);
}

type Column = [name: string, read: (order: ListedOrder) => string];

const columns: readonly Column[] = [
  ["number", (o) => o.number],
  ["placed_at", (o) => o.placed_at],
  ["state", (o) => o.state],
  ["name", (o) => String(JSON.parse(o.address).name)],
  ["email", (o) => o.email],
  ["country", (o) => o.country],
  ["items", (o) => o.items],
  ["currency", (o) => o.currency],
  ["goods", (o) => plainAmount(o.goods)],
  ["discount", (o) => plainAmount(o.discount)],
  ["delivery", (o) => plainAmount(o.delivery)],
  ["vat_percent", (o) => o.vat_parts.map(({ rate }) => rate).join("; ")],
  ["vat", (o) => plainAmount(o.vat)],
  ["total", (o) => plainAmount(o.total)],
  ["gift_card", (o) => plainAmount(o.gift_card)],
  ["charged", (o) => plainAmount(o.total - o.gift_card)],
  ["coupon", (o) => o.coupon ?? ""],
  ["paid_with", (o) => o.provider],
  ["refunded", (o) => plainAmount(o.refunded)],
  ["delivered_at", (o) => o.delivered_at ?? ""],
  ["gift_cards", (o) => o.gift_cards.map(({ last4, amount }) => `${last4} ${plainAmount(amount)}`).join("; ")],
  ...fieldsOf("contact").flatMap(([name]) => (name === "email" ? [] : [typedColumn(name, (o) => o.contact[name])])),
  ...fieldsOf("order").map(([name]) => typedColumn(name, (o) => o[name])),
];

/** A column for what was typed into a field of the checkout. */
function typedColumn(name: string, read: (typed: ReturnType<typeof typedIn>) => string | undefined): Column {
  const inSmall = name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  return [inSmall, (order) => read(typedIn(order)) ?? ""];
}

/** Returns orders as CSV, a row each. */
export function orderCsv(orders: AsyncIterable<ListedOrder>, form?: CsvForm): Promise<string> {
  const rowsOf = (order: ListedOrder) => [columns.map(([, read]) => escapeFormula(read(order)))];
  return csvOfEach(orders, { head: columns.map(([name]) => name), rowsOf }, form);
}
