import { expect, test, vi } from "vitest";
import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { sampleProduct } from "~/features/product/test-product.ts";
import { weeklyPicks } from "./department-shelves.ts";

type Department = { name: string; subCategories: readonly { name: string }[] };

/** A catalogue in which each department or sub-category has these products in stock, best selling first. */
function shopOf(departments: readonly Department[], stock: Readonly<Record<string, readonly string[]>>) {
  const list = async (_query: unknown, count: number, within?: { value: string }) => {
    const ids = within ? (stock[within.value] ?? []) : Object.values(stock).flat();
    return { products: ids.slice(0, count).map((id) => sampleProduct({ id })), total: ids.length };
  };
  return { departments, list } as unknown as Catalogue;
}
const named = (name: string, ...subs: string[]) => ({ name, subCategories: subs.map((sub) => ({ name: sub })) });

const linksAndIds = async (catalogue: Catalogue, most = 16) =>
  (await weeklyPicks(most)(catalogue)).map(({ of, pick }) => [of?.to, pick.id]);

test("every department with something in stock has a pick, another one each week, in turn", async () => {
  const catalogue = shopOf([named("tea"), named("mugs"), named("empty")], { tea: ["1", "2"], mugs: ["3"] });
  const weeks = [];
  for (const day of ["2026-11-16", "2026-11-22", "2026-11-23", "2026-11-30"]) {
    vi.setSystemTime(`${day}T12:00:00Z`);
    weeks.push(await linksAndIds(catalogue));
  }
  vi.useRealTimers();
  const [first, same, second, third] = weeks;
  expect(first).toEqual([
    ["/categoryproduct/tea", expect.stringMatching(/[12]/)],
    ["/categoryproduct/mugs", "3"],
  ]);
  expect(same).toEqual(first);
  expect(second).not.toEqual(first);
  expect(third).toEqual(first);
});

test("a shop with one department has a pick of each sub-category", async () => {
  const catalogue = shopOf([named("mugs", "small", "large")], { small: ["1"], large: ["2"] });
  expect(await linksAndIds(catalogue)).toEqual([
    ["/subcategoryproduct/small", "1"],
    ["/subcategoryproduct/large", "2"],
  ]);
});

test("a shop with nothing to choose from has its best sellers", async () => {
  expect(await linksAndIds(shopOf([named("mugs", "mugs")], { mugs: ["1", "2", "3"] }), 2)).toEqual([
    [undefined, "1"],
    [undefined, "2"],
  ]);
});
