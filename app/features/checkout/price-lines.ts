import type { Products } from "../catalogue/catalogue.ts";
import { priceOf } from "../catalogue/price.ts";
import { hasVariation, type ItemKey, itemKey, type ProductSummary, skuOf } from "../catalogue/product.ts";
import type { DurabilityGuarantee } from "../guarantee/durability-guarantee.ts";
import type { LineChoice, OrderLine } from "../orders/order.ts";
import type { OrderedLine } from "./checkout-schema.ts";

/** The part of the catalogue that orders need. */
export type OrderedProducts = Pick<Products, "byId">;

/** The catalogue that is sold from, and the same products as shown to the shopper, from which only names are taken. */
export type OrderedGoods = { catalogue: OrderedProducts; shown: OrderedProducts };

/** `vat` is the name of a reduced VAT rate. */
export type CataloguedLine = OrderLine & {
  item: ItemKey;
  vat?: string;
  guarantee?: DurabilityGuarantee;
  anyQuantity?: boolean;
};

export type PricedLines = { lines: CataloguedLine[]; gone: LineChoice[] };

/** Looks up and prices order lines, merging lines of one item. `gone` are those that cannot be bought. */
export function priceLines(ordered: readonly OrderedLine[], { catalogue, shown }: OrderedGoods): PricedLines {
  const lines = new Map<ItemKey, CataloguedLine>();
  const gone: LineChoice[] = [];
  for (const { id, color, size, quantity } of ordered) {
    const product = catalogue.byId(id);
    if (!product || product.affiliateLink || !hasVariation(product, color, size)) {
      gone.push({ id, ...(color && { color }), ...(size && { size }) });
      continue;
    }
    const item = itemKey(id, color, size);
    const twin = lines.get(item);
    lines.set(
      item,
      twin
        ? { ...twin, quantity: twin.quantity + quantity }
        : lineOf(product, shown.byId(id) ?? product, { color, size, quantity }),
    );
  }
  return { lines: [...lines.values()], gone };
}

function lineOf(
  product: ProductSummary,
  { name, language }: ProductSummary,
  { color, size, quantity }: Omit<OrderedLine, "id">,
): CataloguedLine {
  return {
    item: itemKey(product.id, color, size),
    id: product.id,
    ...(color && { color }),
    ...(size && { size }),
    sku: skuOf(product, color, size),
    name,
    ...(language && { language }),
    ...(name !== product.name && { ownName: product.name }),
    price: priceOf(product).now,
    quantity,
    ...(product.vat && { vat: product.vat }),
    ...(product.guarantee && { guarantee: product.guarantee }),
    ...(product.anyQuantity && { anyQuantity: true }),
    isReturnable: product.returnable,
  };
}
