export type HomeGroup = "Main" | "Fashion" | "Living" | "Technology" | "Food and garden" | "Occasions" | "More";

/** How the index of homes draws a page in miniature: the kind of its hero. */
export type Sketch = "split" | "bleed" | "framed" | "overlay" | "side" | "collage" | "grid" | "letter" | "poster";

export type HomeEntry = { path: string; title: string; group: HomeGroup; theme: string; sketch: Sketch };

/** The shop windows: address, title and the group they stand in; their pages are the files beside this one. */
export const homes: readonly HomeEntry[] = [
  { path: "/", title: "Department store", group: "Main", theme: "bone", sketch: "collage" },
  { path: "/home-fashion", title: "Fashion: studio", group: "Fashion", theme: "fashion", sketch: "split" },
  { path: "/home-fashion-two", title: "Fashion: lookbook", group: "Fashion", theme: "fashion-two", sketch: "bleed" },
  { path: "/home-fashion-three", title: "Fashion: runway", group: "Fashion", theme: "fashion-three", sketch: "split" },
  {
    path: "/home-fashion-four",
    title: "Fashion: editorial",
    group: "Fashion",
    theme: "fashion-four",
    sketch: "overlay",
  },
  { path: "/home-fashion-five", title: "Fashion: by colour", group: "Fashion", theme: "fashion-five", sketch: "side" },
  { path: "/home-fashion-six", title: "Fashion: the letter", group: "Fashion", theme: "fashion-six", sketch: "letter" },
  {
    path: "/home-fashion-seven",
    title: "Fashion: him and her",
    group: "Fashion",
    theme: "fashion-seven",
    sketch: "bleed",
  },
  { path: "/home-fashion-eight", title: "Fashion: fabrics", group: "Fashion", theme: "fashion-eight", sketch: "bleed" },
  { path: "/home-kids-fashion", title: "Kids' fashion", group: "Fashion", theme: "kids-fashion", sketch: "collage" },
  { path: "/home-cosmetics", title: "Cosmetics", group: "Fashion", theme: "cosmetics", sketch: "overlay" },
  { path: "/home-furniture", title: "Furniture: the room", group: "Living", theme: "furniture", sketch: "split" },
  {
    path: "/home-furniture-three",
    title: "Furniture: chair or sofa",
    group: "Living",
    theme: "furniture-three",
    sketch: "overlay",
  },
  {
    path: "/home-furniture-four",
    title: "Furniture: materials",
    group: "Living",
    theme: "furniture-four",
    sketch: "overlay",
  },
  {
    path: "/home-furniture-five",
    title: "Furniture: before and after",
    group: "Living",
    theme: "furniture-five",
    sketch: "letter",
  },
  {
    path: "/home-furniture-six",
    title: "Furniture: measured",
    group: "Living",
    theme: "furniture-six",
    sketch: "framed",
  },
  {
    path: "/home-furniture-seven",
    title: "Furniture: delivered",
    group: "Living",
    theme: "furniture-seven",
    sketch: "bleed",
  },
  {
    path: "/home-electronics",
    title: "Electronics: compared",
    group: "Technology",
    theme: "electronics",
    sketch: "split",
  },
  {
    path: "/home-electronics-two",
    title: "Electronics: by night",
    group: "Technology",
    theme: "electronics-two",
    sketch: "overlay",
  },
  {
    path: "/home-electronics-three",
    title: "Electronics: price drops",
    group: "Technology",
    theme: "electronics-three",
    sketch: "grid",
  },
  { path: "/home-book-store-two", title: "Books", group: "More", theme: "book-store-two", sketch: "collage" },
  { path: "/home-plants", title: "Plants", group: "Food and garden", theme: "plants", sketch: "split" },
  {
    path: "/home-flower-shop",
    title: "Flowers: by occasion",
    group: "Food and garden",
    theme: "flower-shop",
    sketch: "bleed",
  },
  {
    path: "/home-flower-shop-two",
    title: "Flowers: stem by stem",
    group: "Food and garden",
    theme: "flower-shop-two",
    sketch: "framed",
  },
  {
    path: "/home-organic-food",
    title: "Organic food: in season",
    group: "Food and garden",
    theme: "organic-food",
    sketch: "framed",
  },
  {
    path: "/home-organic-food-two",
    title: "Organic food: weekly box",
    group: "Food and garden",
    theme: "organic-food-two",
    sketch: "framed",
  },
  { path: "/home-onepage-scroll", title: "One page", group: "More", theme: "onepage-scroll", sketch: "poster" },
  { path: "/home-grid-banner", title: "The grid", group: "More", theme: "grid-banner", sketch: "grid" },
  { path: "/home-auto-parts", title: "Auto parts", group: "Technology", theme: "auto-parts", sketch: "bleed" },
  { path: "/home-cake-shop", title: "Cakes", group: "Food and garden", theme: "cake-shop", sketch: "split" },
  { path: "/home-handmade", title: "Handmade", group: "Living", theme: "handmade", sketch: "bleed" },
  { path: "/home-pet-food", title: "Pet food", group: "Food and garden", theme: "pet-food", sketch: "split" },
  {
    path: "/home-medical-equipment",
    title: "Medical equipment",
    group: "More",
    theme: "medical-equipment",
    sketch: "split",
  },
  { path: "/home-christmas", title: "Christmas", group: "Occasions", theme: "christmas", sketch: "letter" },
  {
    path: "/home-black-friday",
    title: "Black Friday: the board",
    group: "Occasions",
    theme: "black-friday",
    sketch: "poster",
  },
  {
    path: "/home-black-friday-two",
    title: "Black Friday: by department",
    group: "Occasions",
    theme: "black-friday-two",
    sketch: "poster",
  },
  {
    path: "/home-valentines-day",
    title: "Valentine's Day",
    group: "Occasions",
    theme: "valentines-day",
    sketch: "framed",
  },
];

/** The route module of a home page: `/home-plants` is `homes/plants.tsx`. */
export function fileOf({ path }: HomeEntry): string {
  return `homes/${path === "/" ? "department-store" : path.replace("/home-", "")}.tsx`;
}
