/** English titles by catalogue name; addresses and data use the names. */
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

/** Returns a catalogue name as an English title, to pass to `t`: a known title, else the name with a capital. */
export function titleOf(name: string): string {
  return (Object.hasOwn(titles, name) && titles[name]) || name.charAt(0).toUpperCase() + name.slice(1);
}
