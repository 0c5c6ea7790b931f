import departments from "virtual:catalogue/departments";
import { departmentPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { postCount } from "~/generated/journal-size.ts";
import { availableHomes } from "~/settings/available-homes.ts";
import { hasSeveralHomes } from "~/settings/has-several-homes.ts";
import type { Shop } from "~/settings/shop.ts";
import { shop } from "../../shop.config.ts";

type ShopLink = readonly [path: string, name: string];

/** Whether the shop has several departments. */
export const hasDepartments = departments.length > 1;

/** The menus' links to departments or, if there is only one, to its sub-categories; empty if there is no choice. */
export const kindLinks: readonly ShopLink[] = linksToKinds();

function linksToKinds(): ShopLink[] {
  if (hasDepartments) return departments.map(({ name }) => [departmentPath(name), titleOf(name)]);
  const subs = departments[0]?.subCategories ?? [];
  return subs.length > 1 ? subs.map(({ name }) => [subCategoryPath(name), titleOf(name)]) : [];
}

/** Link to all products. */
export const allLink: ShopLink = ["/shop-grid-standard", "All products"];

/** Returns the links that the shop owner added to a group. */
export function ownLinks(place: keyof NonNullable<Shop["links"]>): ShopLink[] {
  const { links }: Shop = shop;
  return (links?.[place] ?? []).map(({ to, name }) => [to, name]);
}

const sale: ShopLink = ["/shop-grid-standard?sale=1", "Sale"];

/** The sale, if anything is reduced. */
export const saleLinks: readonly ShopLink[] = departments.some(({ reduced }) => reduced > 0) ? [sale] : [];

const journal: ShopLink = ["/blog-standard", "Journal"];

/** The journal, if it has a post. */
export const journalLinks: readonly ShopLink[] = postCount > 0 ? [journal] : [];

const newsletter: ShopLink = ["/newsletter", "Newsletter"];

/** The newsletter, if the shop has one. */
export const newsletterLinks: readonly ShopLink[] = (shop as Shop).newsletter === false ? [] : [newsletter];

const homes: ShopLink = ["/homes", "All shop windows"];

/** The index of home pages, if there are several. */
export const homesLinks: readonly ShopLink[] = hasSeveralHomes({ homes: availableHomes }) ? [homes] : [];

/** The links beside the departments in every main menu. */
export const shopLinks: readonly ShopLink[] = [
  ["/shop-grid-standard?sort=newest", "New in"],
  ...saleLinks,
  ...journalLinks,
  ...ownLinks("menu"),
];
