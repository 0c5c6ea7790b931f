import departments from "virtual:catalogue/departments";

type ShopLink = readonly [path: string, name: string];

const sale: ShopLink = ["/shop-grid-standard?sale=1", "Sale"];

/** The sale, as long as anything is reduced. */
export const saleLinks: readonly ShopLink[] = departments.some(({ reduced }) => reduced > 0) ? [sale] : [];

/** What stands beside the departments in every main menu. */
export const shopLinks: readonly ShopLink[] = [
  ["/shop-grid-standard?sort=newest", "New in"],
  ...saleLinks,
  ["/blog-standard", "Journal"],
];
