import type { Catalogue } from "../catalogue/catalogue.ts";
import { findListing } from "./find-listing.ts";

/** Input for a department, sub-category or tag page; `slug` is the name in its URL. */
type CategoryRequest = { catalogue: Catalogue; slug: string; request: Request };

/** Returns a department and its listing; undefined if there is no such department. */
export async function findCategory({ catalogue, slug, request }: CategoryRequest) {
  const name = await catalogue.nameOf("department", slug);
  const department = catalogue.departments.find((one) => one.name === name);
  if (!department) return undefined;
  const fixed = { facet: "department", value: department.name } as const;
  return { department, data: await findListing({ catalogue, request, fixed }) };
}

/** Returns a sub-category, its listing, department and product count; undefined if there is none. */
export async function findSubCategory({ catalogue, slug, request }: CategoryRequest) {
  const name = await catalogue.nameOf("subCategory", slug);
  if (!name) return undefined;
  const fixed = { facet: "subCategory", value: name } as const;
  const [data, { products, total }] = await Promise.all([
    findListing({ catalogue, request, fixed }),
    catalogue.list({}, 1, fixed),
  ]);
  const department = products[0]?.category[0];
  return department && { name, data, department, total };
}

/** Returns a tag and its listing; undefined if no product has it. */
export async function findTag({ catalogue, slug, request }: CategoryRequest) {
  const name = await catalogue.nameOf("tag", slug);
  if (!name) return undefined;
  const fixed = { facet: "tag", value: name } as const;
  return { name, data: await findListing({ catalogue, request, fixed }) };
}
