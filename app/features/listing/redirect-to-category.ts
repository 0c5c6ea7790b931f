import { redirect } from "react-router";
import { departmentPath, subCategoryPath } from "../catalogue/addresses.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

/**
 * Redirects from a department URL to a sub-category's or the other way round, keeping the query string: to shoppers,
 * men's fashion is as much a category as fashion. Undefined if there is no such category.
 */
export async function redirectToCategory(
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
