import type { OrderLineTable } from "../../../db/order-line-table.ts";
import type { Database, OrderTable } from "../../../db/tables.ts";
import { ownCurrency } from "../../settings/own-currency.ts";
import type { Coupon, Shop } from "../../settings/shop.ts";
import { vatRateOf } from "../../settings/vat-rate.ts";
import { queueMail } from "../letters/queue-mail.server.ts";
import { promiseToday } from "../orders/delivery-promise.ts";
import { addEvent } from "../orders/move-order.server.ts";
import { newOrderCode, newOrderNumber } from "../orders/order-number.server.ts";
import { columnsOf } from "../orders/typed-columns.server.ts";
import { type Totals, termsOf } from "./checkout-totals.ts";
import type { PlaceOrderInput } from "./place-order.ts";
import type { CataloguedLine } from "./price-lines.ts";

const MINUTE = 60_000;
/** Shoppers who pay right away get only the confirmation; this email is for those who have not paid by then. */
const RECEIVED_MAIL_AFTER = 10 * MINUTE;

export type NewOrder = {
  id: string;
  now: Date;
  input: PlaceOrderInput;
  lines: readonly CataloguedLine[];
  sums: Totals;
  coupon?: Coupon;
  shop: Shop;
  provider: string;
  /** Until when its goods are held. */
  holdUntil: Date;
};

/** Stores a new order with its lines, first event and email, in the transaction that took its stock. */
export async function storeOrder(trx: Database, order: NewOrder): Promise<void> {
  const { id, now } = order;
  await trx.insertInto("orders").values(orderRow(order)).execute();
  await trx.insertInto("order_lines").values(lineRows(order)).execute();
  await addEvent(trx, id, { kind: "awaiting-payment", now });
  const mailAt = new Date(now.getTime() + RECEIVED_MAIL_AFTER);
  await queueMail(trx, { template: "order-received", orderId: id }, now, mailAt);
}

function orderRow({ id, now, input, sums, coupon, shop, provider, holdUntil }: NewOrder): OrderTable {
  const { address, billing, method } = input.checkout;
  const { vatRate, vatParts: _, ...amounts } = sums;
  return {
    id,
    number: newOrderNumber(shop.orderPrefix),
    code: newOrderCode(),
    state: "awaiting-payment",
    placed_at: now.toISOString(),
    hold_until: holdUntil.toISOString(),
    language: input.language,
    ...columnsOf(input.checkout),
    address: JSON.stringify(address),
    billing: billing ? JSON.stringify(billing) : null,
    country: address.country,
    method_id: method,
    method_name: shop.delivery.methods.find((m) => m.id === method)?.name ?? method,
    promise: JSON.stringify(promiseToday(shop, { id: method }, input.language)),
    coupon: coupon?.code ?? null,
    currency: ownCurrency,
    ...amounts,
    vat_rate: Math.round(vatRate * 100),
    provider,
    terms_accepted_at: now.toISOString(),
    delivered_at: null,
    refunded: 0,
  };
}

function lineRows({ id, input, lines, sums, shop }: NewOrder): OrderLineTable[] {
  const { address, method } = input.checkout;
  const terms = sums.vatParts && termsOf({ country: address.country, postcode: address.postcode, method, shop });
  return lines.map((line, position) => ({
    order_id: id,
    position,
    item_key: line.item,
    product_id: line.id,
    color: line.color ?? null,
    size: line.size ?? null,
    sku: line.sku,
    name: line.name,
    own_name: line.ownName ?? null,
    price: line.price,
    quantity: line.quantity,
    vat_rate: terms ? Math.round(vatRateOf(terms, line.vat) * 100) : null,
    returnable: line.isReturnable ? 1 : 0,
  }));
}
