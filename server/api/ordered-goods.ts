import type { OrderedGoods } from "../../app/features/checkout/price-lines.ts";
import type { Deps } from "./deps.ts";

/** The goods of an order or a quote: as the shop sells them, and as a shopper of a language is told of them. */
export async function orderedGoods(
  { catalogue, catalogueIn }: Pick<Deps, "catalogue" | "catalogueIn">,
  ids: readonly string[],
  language: string,
): Promise<OrderedGoods> {
  const there = await catalogueIn(language);
  const own = await catalogue.products(ids);
  return { catalogue: own, told: there === catalogue ? own : await there.products(ids) };
}
