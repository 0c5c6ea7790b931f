import { makerAttribute } from "../../app/features/catalogue/product.ts";
import type { Item, Maker } from "./read-item.ts";
import { type Report, some } from "./report.ts";

/**
 * Returns a lookup for a product's maker, who is responsible for its safety and whose address must be in the file once.
 * Without an address, the shop itself is responsible, and the maker's name becomes an attribute.
 */
export function createMakers(items: readonly Item[], report: Report): (item: Item) => Maker | undefined {
  const whole = new Map(items.flatMap(({ maker }) => (isWhole(maker) ? [[maker.name, maker] as const] : [])));
  const unknown = new Set<string>();
  for (const { maker, product } of items) {
    if (!maker.name || whole.has(maker.name)) continue;
    unknown.add(maker.name);
    product.attributes = [
      ...product.attributes.filter(([name]) => name !== makerAttribute.name),
      [makerAttribute.name, maker.name],
    ];
  }
  if (unknown.size > 0)
    report.note(
      `No address is known of ${some([...unknown])}: "Made by" names your company instead. Fill in "Maker address" and "Maker e-mail" once for each; the law on product safety asks for them.`,
    );
  return ({ maker }) => whole.get(maker.name ?? "");
}

function isWhole(maker: Partial<Maker>): maker is Maker {
  return Boolean(maker.name && maker.address && maker.email);
}
