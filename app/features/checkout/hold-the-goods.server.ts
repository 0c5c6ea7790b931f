import type { Trx } from "../../../db/tables.ts";
import { SHORT_HOLD_MINUTES, type Shop } from "../../settings/shop.ts";
import { mostOfShelf } from "../catalogue/most-in-order.ts";
import type { ItemKey } from "../catalogue/product.ts";
import type { Holder, OrderRefusal } from "./place-order.ts";
import type { CataloguedLine } from "./price-lines.ts";
import { shelvesOf, shortenHolds, type Unpaid } from "./unpaid-orders.server.ts";

const MINUTE = 60_000;

type Goods = {
  lines: readonly CataloguedLine[];
  /** What the holder has unpaid, and who that is; undefined where neither is limited. */
  unpaid: Unpaid | undefined;
  from: Holder | undefined;
  shop: Pick<Shop, "payment" | "mostPerOrder">;
  now: Date;
};

type Held = { ok: true; holdUntil: Date } | Extract<OrderRefusal, { code: "too-many-pieces" | "too-many-unpaid" }>;

/**
 * Decides how long an order holds the goods that it has just taken, or refuses it if that is more than an order may have,
 * or its holder with all that is not paid. Whoever comes again and holds more than a quarter of a shelf unpaid, holds it
 * for a short time only, earlier orders of more than five pieces included.
 */
export async function holdTheGoods(trx: Trx, { lines, unpaid, from, shop, now }: Goods): Promise<Held> {
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const whole = { ok: true, holdUntil: after(shop.payment.holdMinutes) } as const;
  const withUnpaid = ({ item, quantity }: CataloguedLine) => quantity + (unpaid?.pieces.get(item) ?? 0);
  if (!unpaid?.isRepeat && lines.every((line) => withUnpaid(line) <= mostOfShelf(0, shop.mostPerOrder))) return whole;

  const shelves = await shelvesOf(trx, new Map(lines.map(({ item, quantity }) => [item, quantity])));
  const shelfOf = (item: ItemKey) => shelves.get(item) ?? 0;
  const mostOf = ({ item }: CataloguedLine) => mostOfShelf(shelfOf(item), shop.mostPerOrder);
  const limited = lines.filter((line) => !line.anyQuantity);
  const over = limited.filter((line) => line.quantity > mostOf(line));
  if (over.length > 0) {
    const left = over.map((line) => ({ id: line.id, color: line.color, size: line.size, left: mostOf(line) }));
    return { ok: false, code: "too-many-pieces", lines: left };
  }
  if (unpaid && limited.some((line) => withUnpaid(line) > mostOf(line))) return { ok: false, code: "too-many-unpaid" };

  const crowded = lines.filter((line) => withUnpaid(line) > shelfOf(line.item) / 4).map((line) => line.item);
  if (!from || !unpaid?.isRepeat || crowded.length === 0) return whole;
  const holdUntil = after(shop.payment.shortHoldMinutes ?? SHORT_HOLD_MINUTES);
  await shortenHolds(trx, from, crowded, holdUntil);
  return { ok: true, holdUntil };
}
