import { redirect } from "react-router";
import { departmentPath, subCategoryPath } from "../catalogue/addresses.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

/**
 * Leads to a category's own screen from that of the other kind, with what the address asks of it: men's fashion is a category
 * as fashion is. Undefined where the shop has no such category.
 */
export async function leadToCategory(
  catalogue: Catalogue,
  slug: string,
  request: Request,
): Promise<Response | undefined> {
  const [department, subCategory] = await Promise.all([
    catalogue.nameOf("department", slug),
    catalogue.nameOf("subCategory", slug),
  ]);
  const path = department ? departmentPath(department) : subCategory && subCategoryPath(subCategory);
  return path ? redirect(`${path}${new URL(request.url).search}`, 301) : undefined;
}
