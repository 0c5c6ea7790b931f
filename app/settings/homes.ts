export type HomeGroup = "Main" | "Fashion" | "Living" | "Technology" | "Food and garden" | "Occasions" | "More";

/** `key` is the file name and, after `/home-`, the URL; `theme` is the name of the stylesheet, by default `key`. */
type HomeRow = { key: string; title: string; group: HomeGroup; theme?: string };

const rows = [
  { key: "department-store", title: "Department store", group: "Main", theme: "bone" },
  { key: "fashion", title: "Fashion: studio", group: "Fashion" },
  { key: "fashion-two", title: "Fashion: lookbook", group: "Fashion" },
  { key: "fashion-three", title: "Fashion: runway", group: "Fashion" },
  { key: "fashion-four", title: "Fashion: editorial", group: "Fashion" },
  { key: "fashion-five", title: "Fashion: by colour", group: "Fashion" },
  { key: "fashion-six", title: "Fashion: the letter", group: "Fashion" },
  { key: "fashion-seven", title: "Fashion: him and her", group: "Fashion" },
  { key: "fashion-eight", title: "Fashion: fabrics", group: "Fashion" },
  { key: "kids-fashion", title: "Kids’ fashion", group: "Fashion" },
  { key: "cosmetics", title: "Cosmetics", group: "Fashion" },
  { key: "furniture", title: "Furniture: the room", group: "Living" },
  { key: "furniture-three", title: "Furniture: chair or sofa", group: "Living" },
  { key: "furniture-four", title: "Furniture: materials", group: "Living" },
  { key: "furniture-five", title: "Furniture: before and after", group: "Living" },
  { key: "furniture-six", title: "Furniture: measured", group: "Living" },
  { key: "furniture-seven", title: "Furniture: delivered", group: "Living" },
  { key: "electronics", title: "Electronics: compared", group: "Technology" },
  { key: "electronics-two", title: "Electronics: by night", group: "Technology" },
  { key: "electronics-three", title: "Electronics: price drops", group: "Technology" },
  { key: "plants", title: "Plants", group: "Food and garden" },
  { key: "flower-shop", title: "Flowers: by occasion", group: "Food and garden" },
  { key: "flower-shop-two", title: "Flowers: stem by stem", group: "Food and garden" },
  { key: "organic-food", title: "Organic food: in season", group: "Food and garden" },
  { key: "organic-food-two", title: "Organic food: weekly box", group: "Food and garden" },
  { key: "auto-parts", title: "Auto parts", group: "Technology" },
  { key: "cake-shop", title: "Cakes", group: "Food and garden" },
  { key: "handmade", title: "Handmade", group: "Living" },
  { key: "pet-food", title: "Pet food", group: "Food and garden" },
  { key: "christmas", title: "Christmas", group: "Occasions" },
  { key: "black-friday", title: "Black Friday: the board", group: "Occasions" },
  { key: "black-friday-two", title: "Black Friday: by department", group: "Occasions" },
  { key: "valentines-day", title: "Valentine’s Day", group: "Occasions" },
  { key: "book-store-two", title: "Books", group: "More" },
  { key: "onepage-scroll", title: "One page", group: "More" },
  { key: "grid-banner", title: "The grid", group: "More" },
  { key: "medical-equipment", title: "Medical equipment", group: "More" },
] as const satisfies readonly HomeRow[];

/** The home pages by key, for `shop.config.ts`. */
export type HomeKey = (typeof rows)[number]["key"];

/** The home page settings in `shop.config.ts`. */
export type HomeChoice = {
  /** The one at `/`; its theme is also used for screens that a shopper enters directly. */
  main: HomeKey;
  /** Those with a URL of their own; the others are not part of the shop. */
  open: "all" | readonly HomeKey[];
};

export type Home = { key: HomeKey; title: string; group: HomeGroup; theme: string };

/** All home pages; their components are the files beside this one. */
export const homes: readonly Home[] = rows.map((row) => ({ theme: row.key, ...row }));
