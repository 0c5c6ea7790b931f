import type { OrderedGoods } from "../../app/features/checkout/price-lines.ts";
import type { Deps } from "./deps.ts";

/** Loads the products of an order or quote in the shop's default language and in the shopper's. */
export async function orderedGoods(
  { catalogue, catalogueIn }: Pick<Deps, "catalogue" | "catalogueIn">,
  ids: readonly string[],
  language: string,
): Promise<OrderedGoods> {
  const there = await catalogueIn(language);
  const own = await catalogue.products(ids);
  return { catalogue: own, shown: there === catalogue ? own : await there.products(ids) };
}
