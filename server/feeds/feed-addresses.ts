import { departmentPath, productPath, subCategoryPath } from "../../app/features/catalogue/addresses.ts";
import type { ServedCatalogue } from "../../app/features/catalogue/catalogue.ts";
import { tagAddress } from "../../app/features/catalogue/tag-address.ts";
import { ownPagesOf } from "../../app/features/information/information-pages.ts";
import type { PostSummary } from "../../app/features/journal/article.ts";
import { categoriesOf } from "../../app/features/journal/journal.ts";
import { journalAddress } from "../../app/features/journal/journal-query.ts";
import { postAddress } from "../../app/features/journal/post-address.ts";
import { hasSeveralHomes } from "../../app/settings/has-several-homes.ts";
import { pageKinds } from "../../app/settings/page-table.ts";
import type { Shop } from "../../app/settings/shop.ts";
import { chooseHomes } from "../../app/showcase/homes/open-homes.ts";

/** `changed` is an ISO date. */
export type PublicAddress = { path: string; changed?: string };

/**
 * Every URL that search engines should know. Where several layouts show the same content, it is their canonical URL:
 * the standard listing, the first product layout, the standard journal.
 */
export async function publicAddresses(
  shop: Pick<Shop, "homes">,
  catalogue: Pick<ServedCatalogue, "ids" | "tags" | "departments" | "nameOf" | "list">,
  posts: readonly PostSummary[],
  /** Files of the information pages. */
  pages: readonly string[] = [],
): Promise<PublicAddress[]> {
  const [ids, tags] = await Promise.all([catalogue.ids(), catalogue.tags()]);
  const tagAddresses = await Promise.all(tags.map((tag) => tagAddress(catalogue, tag)));
  const subCategories = catalogue.departments.flatMap((department) => department.subCategories);
  const paths = [
    ...chooseHomes(shop.homes).map((home) => home.path),
    ...(hasSeveralHomes(shop) ? ["/homes"] : []),
    ...pageKinds
      .flatMap(({ paths, listed }) => (listed === "all" ? paths : paths.slice(0, listed ? 1 : 0)))
      .map((path) => `/${path}`),
    ...catalogue.departments.map((department) => departmentPath(department.name)),
    ...subCategories.map(({ name }) => subCategoryPath(name)),
    ...tagAddresses,
    ...ids.map((id) => productPath({ id })),
    ...categoriesOf(posts).map(({ slug }) => journalAddress("blog-standard", { category: slug })),
    ...ownPagesOf(pages).map((page) => `/${page}`),
  ];
  const newest = posts[0]?.date;
  return [
    ...[...new Set(paths)].map((path) => ({ path })),
    ...(newest ? [{ path: journalAddress("blog-standard"), changed: newest }] : []),
    ...posts.map(({ slug, date }) => ({ path: postAddress(slug), changed: date })),
  ];
}
