import departments from "virtual:catalogue/departments";
import posts from "virtual:journal/size";
import { hasSeveralHomes } from "~/features/shop/has-several-homes.ts";
import { homesHere } from "~/features/shop/homes-here.ts";
import type { Shop } from "~/features/shop/shop.ts";
import { shop } from "../../shop.config.ts";

type ShopLink = readonly [path: string, name: string];

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
