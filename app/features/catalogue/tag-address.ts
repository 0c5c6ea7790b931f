import { departmentPath, subCategoryPath, tagPath } from "./addresses.ts";
import type { Catalogue, Within } from "./catalogue.ts";

/**
 * Returns the path under which search engines should know a tag: that of the department or sub-category with the same
 * name and exactly the same products, if there is one, else the tag's own.
 */
export async function tagAddress(catalogue: Pick<Catalogue, "nameOf" | "list">, tag: string): Promise<string> {
  const count = async (within: Within, tags: readonly string[] = []) =>
    (await catalogue.list({ tag: tags }, 1, within)).total;
  for (const [facet, pathOf] of [
    ["department", departmentPath],
    ["subCategory", subCategoryPath],
  ] as const) {
    const name = await catalogue.nameOf(facet, tag);
    if (name === undefined) continue;
    const category = { facet, value: name };
    const tagged = await count({ facet: "tag", value: tag });
    if ((await count(category)) === tagged && (await count(category, [tag])) === tagged) return pathOf(name);
  }
  return tagPath(tag);
}
