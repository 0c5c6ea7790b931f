/** English titles that are more than the name with a capital; the catalogue's own names stand in addresses and data. */
const titles: Readonly<Record<string, string>> = {
  fashion: "Fashion",
  accessories: "Accessories",
  cosmetics: "Cosmetics",
  furniture: "Furniture",
  handmade: "Handmade",
  plant: "Plants",
  flower: "Flowers",
  electronics: "Electronics",
  book: "Books",
  "organic food": "Organic food",
  cakes: "Cakes",
  "pet food": "Pet food",
  medical: "Medical",
  "auto parts": "Auto parts",
  "black friday": "Black Friday",
  christmas: "Christmas",
  boucle: "Bouclé",
  "usb-c": "USB-C",
};

/** A catalogue name as a title: known names by their own title, others with a capital. English; pass it to `t`. */
export function titleOf(name: string): string {
  return (Object.hasOwn(titles, name) && titles[name]) || name.charAt(0).toUpperCase() + name.slice(1);
}
