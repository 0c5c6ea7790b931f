import type { Catalogue } from "../catalogue/catalogue.ts";
import { itemsOf } from "../catalogue/live-stock.ts";
import type { ItemKey } from "../catalogue/product.ts";

type Goods = Pick<Catalogue, "products">;

/** Returns the stock keys that a product has today; none if it is not sold here. */
export async function itemsOfProduct(goods: Goods, id: string): Promise<ItemKey[]> {
  const product = (await goods.products([id])).byId(id);
  return product ? itemsOf(product) : [];
}

/**
 * Returns those of the items that can be bought today. The stock also has rows of former products, colours and sizes,
 * which the pieces of cancelled orders go back to.
 */
export async function offeredItems(goods: Goods, items: readonly ItemKey[]): Promise<ItemKey[]> {
  const idOf = (item: ItemKey) => item.split(":", 1)[0] ?? "";
  const products = await goods.products([...new Set(items.map(idOf))]);
  return items.filter((item) => {
    const product = products.byId(idOf(item));
    return product !== undefined && itemsOf(product).includes(item);
  });
}
