import type { Catalogue } from "../catalogue/catalogue.ts";
import { toCard } from "../catalogue/product.ts";

const RELATED = 4;

/** Loads the data of a product page; undefined if the shop has no such product. */
export async function findProduct(catalogue: Catalogue, id: string) {
  const product = (await catalogue.products([id])).byId(id);
  if (!product) return undefined;
  const [details, related] = await Promise.all([catalogue.details(product), catalogue.related(product, RELATED)]);
  return details && { product, details, related: related.map(toCard) };
}
