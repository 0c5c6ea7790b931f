import { z } from "zod";
import { issueWords } from "../../settings/issue-words.ts";
import { slugOf } from "./product.ts";
import { CatalogueError, faultsIn, type StoredDepartment } from "./stored-catalogue.ts";

/** The name of the file with the departments in display order. */
export const ORDER_FILE = "departments.json";

const storedOrder = z.array(
  z.strictObject({
    name: z.string().trim().min(1),
    picture: z.string().optional(),
    filters: z.array(z.string().trim().min(1)).optional(),
  }),
);

/**
 * The departments in that file; a picture there, of several products, takes precedence over the best seller's, and
 * `filters`, names of attributes, over those that divide the goods best.
 */
export type DepartmentOrder = readonly { name: string; picture?: string; filters?: readonly string[] }[];

/** Checks that each department is named once and no others are. Throws `CatalogueError` with a line for each fault. */
export function checkOrder(content: unknown, departments: ReadonlyMap<string, StoredDepartment>): DepartmentOrder {
  const result = storedOrder.safeParse(content, { error: issueWords });
  const faults = result.success ? orderFaults(result.data, departments) : faultsIn(ORDER_FILE, content, result.error);
  if (faults.length > 0) throw new CatalogueError(faults.join("\n"));
  return content as DepartmentOrder;
}

function orderFaults(order: DepartmentOrder, departments: ReadonlyMap<string, StoredDepartment>): string[] {
  const named = order.map(({ name }) => name);
  const stocked = [...departments].flatMap(([file, { products }]) =>
    products.map(({ id, category: [name] }) => ({ file, id, name })),
  );
  const used = new Set(stocked.map(({ name }) => name));
  return [
    ...named.filter((name, i) => named.indexOf(name) !== i).map((name) => `${ORDER_FILE}: has "${name}" twice`),
    ...order.flatMap(({ name, filters = [] }) => filterFaults(name, filters, departments)),
    ...named
      .filter((name) => !used.has(name))
      .map((name) => `${ORDER_FILE}: names "${name}", which no product is in: take it out, or see how it is spelled`),
    ...[...used]
      .filter((name) => !named.includes(name))
      .map((name) => `${ORDER_FILE}: does not name "${name}": write { "name": "${name}" } where it is to stand`),
    ...stocked
      .filter(({ file, name }) => file !== `${slugOf(name)}.json`)
      .map(({ file, id, name }) => `${file}: product ${id}: category: "${name}" stands in ${slugOf(name)}.json`),
  ];
}

function filterFaults(
  name: string,
  filters: readonly string[],
  departments: ReadonlyMap<string, StoredDepartment>,
): string[] {
  const { products = [] } = departments.get(`${slugOf(name)}.json`) ?? {};
  const known = new Set(products.flatMap(({ attributes }) => attributes.map(([attribute]) => attribute)));
  return filters
    .filter((filter) => !known.has(filter))
    .map((filter) => `${ORDER_FILE}: filters of "${name}": no product there has an attribute "${filter}"`);
}
