import { departmentPath, productPath, subCategoryPath, tagPath } from "../app/features/catalogue/addresses.ts";
import type { Catalogue } from "../app/features/catalogue/catalogue.ts";
import { informationPages } from "../app/features/information/information-pages.ts";
import type { PostSummary } from "../app/features/journal/article.ts";
import { categoriesOf } from "../app/features/journal/journal.ts";
import { journalAddress, postAddress } from "../app/features/journal/journal-query.ts";
import { hasSeveralHomes } from "../app/features/shop/has-several-homes.ts";
import type { Shop } from "../app/features/shop/shop.ts";
import { chooseHomes } from "../app/homes/open-homes.ts";

/** `changed` is an ISO day. */
export type Address = { path: string; changed?: string };

/**
 * Every address that search engines should know. Where several layouts show the same, it is the one that the others
 * name as theirs: the standard listing, the first product layout, the standard journal.
 */
export function publicAddresses(
  shop: Pick<Shop, "homes">,
  catalogue: Pick<Catalogue, "all" | "departments">,
  posts: readonly PostSummary[],
): Address[] {
  const tags = new Set(catalogue.all.flatMap((product) => product.tag));
  const subCategories = new Set(catalogue.all.flatMap((product) => product.category.slice(1)));
  const paths = [
    ...chooseHomes(shop.homes).map((home) => home.path),
    ...(hasSeveralHomes(shop) ? ["/homes"] : []),
    "/shop-grid-standard",
    ...catalogue.departments.map((department) => departmentPath(department.name)),
    ...[...subCategories].map(subCategoryPath),
    ...[...tags].map(tagPath),
    ...catalogue.all.map(productPath),
    ...categoriesOf(posts).map(({ slug }) => journalAddress("blog-standard", { category: slug })),
    ...Object.keys(informationPages).map((page) => `/${page}`),
    "/contact",
  ];
  const newest = posts[0]?.date;
  return [
    ...[...new Set(paths)].map((path) => ({ path })),
    { path: journalAddress("blog-standard"), ...(newest && { changed: newest }) },
    ...posts.map(({ slug, date }) => ({ path: postAddress(slug), changed: date })),
  ];
}
