import type { Catalogue } from "../catalogue/catalogue.ts";
import { findListing, type ListingData } from "./find-listing.ts";

/** So many best sellers are looked at for one that has a picture. */
const WITH_PICTURE = 6;

/** What a screen about one department, sub-category or tag is asked for: the catalogue, the name in its address, the request. */
type Asked = { catalogue: Catalogue; slug: string; request: Request };

/** A department and its listing; nothing where the shop has no such department. */
export async function findCategory({ catalogue, slug, request }: Asked) {
  const name = await catalogue.nameOf("department", slug);
  const department = catalogue.departments.find((one) => one.name === name);
  if (!department) return undefined;
  const fixed = { facet: "department", value: department.name } as const;
  return { department, data: await findListing({ catalogue, request, fixed }) };
}

/** A sub-category, its listing, the department it belongs to and how many products it has; nothing where there is none. */
export async function findSubCategory({ catalogue, slug, request }: Asked) {
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

/** A tag and its listing; nothing where no product has it. */
export async function findTag({ catalogue, slug, request }: Asked) {
  const name = await catalogue.nameOf("tag", slug);
  if (!name) return undefined;
  const fixed = { facet: "tag", value: name } as const;
  const [data, picture] = await Promise.all([
    findListing({ catalogue, request, fixed }),
    pictureWithin(catalogue, fixed),
  ]);
  return { name, data, picture };
}

/** The picture of its best seller that has one. */
async function pictureWithin(catalogue: Catalogue, fixed: NonNullable<ListingData["fixed"]>) {
  const { products } = await catalogue.list({ sort: "best-selling" }, WITH_PICTURE, fixed);
  return products.find((product) => product.pictures.length > 0)?.pictures[0];
}
