import type { Catalogue } from "../catalogue/catalogue.ts";
import { findListing, type ListingData } from "./find-listing.ts";

/** Number of best sellers searched for one that has a picture. */
const WITH_PICTURE = 6;

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

/** Returns a sub-category, its listing, department, product count and picture; undefined if there is none. */
export async function findSubCategory({ catalogue, slug, request }: CategoryRequest) {
  const name = await catalogue.nameOf("subCategory", slug);
  if (!name) return undefined;
  const fixed = { facet: "subCategory", value: name } as const;
  const [data, { products, total }, picture] = await Promise.all([
    findListing({ catalogue, request, fixed }),
    catalogue.list({}, 1, fixed),
    pictureWithin(catalogue, fixed),
  ]);
  const department = products[0]?.category[0];
  return department && { name, data, department, total, picture };
}

/** Returns a tag, its listing and picture; undefined if no product has it. */
export async function findTag({ catalogue, slug, request }: CategoryRequest) {
  const name = await catalogue.nameOf("tag", slug);
  if (!name) return undefined;
  const fixed = { facet: "tag", value: name } as const;
  const [data, picture] = await Promise.all([
    findListing({ catalogue, request, fixed }),
    pictureWithin(catalogue, fixed),
  ]);
  return { name, data, picture };
}

/** Returns the picture of the best-selling product that has one. */
async function pictureWithin(catalogue: Catalogue, fixed: NonNullable<ListingData["fixed"]>) {
  const { products } = await catalogue.list({ sort: "best-selling" }, WITH_PICTURE, fixed);
  return products.find((product) => product.pictures.length > 0)?.pictures[0];
}
