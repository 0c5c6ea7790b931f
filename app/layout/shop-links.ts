import departments from "virtual:catalogue/departments";
import posts from "virtual:journal/size";

type ShopLink = readonly [path: string, name: string];

const sale: ShopLink = ["/shop-grid-standard?sale=1", "Sale"];

/** The sale, as long as anything is reduced. */
export const saleLinks: readonly ShopLink[] = departments.some(({ reduced }) => reduced > 0) ? [sale] : [];

const journal: ShopLink = ["/blog-standard", "Journal"];

/** The journal, as long as it has a post. */
export const journalLinks: readonly ShopLink[] = posts > 0 ? [journal] : [];

/** What stands beside the departments in every main menu. */
export const shopLinks: readonly ShopLink[] = [
  ["/shop-grid-standard?sort=newest", "New in"],
  ...saleLinks,
  ...journalLinks,
];
