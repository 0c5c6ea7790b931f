import departments from "virtual:catalogue/departments";
import posts from "virtual:journal/size";
import { departmentPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { hasSeveralHomes } from "~/features/shop/has-several-homes.ts";
import { homesHere } from "~/features/shop/homes-here.ts";
import type { Shop } from "~/features/shop/shop.ts";
import { shop } from "../../shop.config.ts";

type ShopLink = readonly [path: string, name: string];

/** Whether the shop has departments to choose among. */
export const hasDepartments = departments.length > 1;

/** What menus lead to: the departments or, where there is one alone, its sub-categories; none where that is no choice. */
export const kindLinks: readonly ShopLink[] = linksToKinds();

function linksToKinds(): ShopLink[] {
  if (hasDepartments) return departments.map(({ name }) => [departmentPath(name), titleOf(name)]);
  const subs = departments[0]?.subCategories ?? [];
  return subs.length > 1 ? subs.map(({ name }) => [subCategoryPath(name), titleOf(name)]) : [];
}

/** All there is. */
export const allLink: ShopLink = ["/shop-grid-standard", "All products"];

/** What the owner adds to a group of links. */
export function ownLinks(place: keyof NonNullable<Shop["links"]>): ShopLink[] {
  const { links }: Shop = shop;
  return (links?.[place] ?? []).map(({ to, name }) => [to, name]);
}

const sale: ShopLink = ["/shop-grid-standard?sale=1", "Sale"];

/** The sale, as long as anything is reduced. */
export const saleLinks: readonly ShopLink[] = departments.some(({ reduced }) => reduced > 0) ? [sale] : [];

const journal: ShopLink = ["/blog-standard", "Journal"];

/** The journal, as long as it has a post. */
export const journalLinks: readonly ShopLink[] = posts > 0 ? [journal] : [];

const newsletter: ShopLink = ["/newsletter", "Newsletter"];

/** The newsletter, where the shop has one. */
export const newsletterLinks: readonly ShopLink[] = (shop as Shop).newsletter === false ? [] : [newsletter];

const homes: ShopLink = ["/homes", "All shop windows"];

/** The index of home pages, where there is more than one. */
export const homesLinks: readonly ShopLink[] = hasSeveralHomes({ homes: homesHere }) ? [homes] : [];

/** What stands beside the departments in every main menu. */
export const shopLinks: readonly ShopLink[] = [
  ["/shop-grid-standard?sort=newest", "New in"],
  ...saleLinks,
  ...journalLinks,
  ...ownLinks("menu"),
];
