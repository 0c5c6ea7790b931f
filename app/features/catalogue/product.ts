/** An amount in the smallest unit of the shop's own currency (cents), always an integer. */
export type Cents = number & { readonly unit: "cents" };

export type Variation = {
  /** Any name; `ONLY` on goods that come in sizes alone. */
  color: string;
  /** Picture path without width and ending. */
  image: string;
  /** Any name; `ONLY` on goods that come in colours alone. */
  size: readonly {
    name: string;
    stock: number;
    /** The article number, where it is not the product's. */
    sku?: string;
  }[];
};

export type NetContent = { amount: number; unit: "g" | "kg" | "ml" | "l" };

/** What cards, listings, search and the cart need of a product: the part of the catalogue that every browser holds. */
export type ProductSummary = {
  id: string;
  sku: string;
  name: string;
  /** The language of the name, where it is not that of the other goods beside it. */
  language?: string;
  /** The name in the shop's own language, where it is told in another: it is looked for as well. */
  ownName?: string;
  /** Regular price before `discount`. */
  price: Cents;
  /** Percent, 0 to 100; not always a whole number where the price was given instead of it. */
  discount: number;
  /** Lowest price of the 30 days before the running reduction began; absent without a reduction or a history. */
  priorPrice?: Cents;
  /** ISO date-time. */
  offerEnd?: string;
  isNew: boolean;
  /** 1 to 5; 0 where nobody has rated it. */
  rating: number;
  saleCount: number;
  /** The department first, then sub-categories. */
  category: readonly [string, ...string[]];
  tag: readonly string[];
  /** Picture paths that exist, at most two: front and another angle. */
  pictures: readonly string[];
  alt: readonly string[];
  /** Path of the front without its ground, where one has been made. */
  cutOut?: string;
  /** Absent on products with variations. */
  stock?: number;
  variation?: readonly Variation[];
  affiliateLink?: string;
  netContent?: NetContent;
  pieces?: number;
  /** The name of its lower VAT rate in `countries` of `shop.config.ts`; absent at the standard rate. */
  vat?: string;
  /** False for perishable or sealed goods, which cannot be withdrawn from. */
  returnable: boolean;
};

/** What cards show and put into the cart: a listing sends no more of its products. */
export type CardProduct = Omit<ProductSummary, "sku" | "ownName" | "alt" | "tag" | "saleCount" | "cutOut">;

/** Leaves out what no card needs. */
export function toCard(product: ProductSummary): CardProduct {
  const known = cards.get(product);
  if (known) return known;
  const { sku: _sku, ownName: _own, alt: _alt, tag: _tag, saleCount: _count, cutOut: _cutOut, ...card } = product;
  cards.set(product, card);
  return card;
}

/** The same card for the same product, so that a card that stays on screen is not drawn again. */
const cards = new WeakMap<ProductSummary, CardProduct>();

/** The attribute that names a maker of whom no address is known; the shop answers for the product then. */
export const makerAttribute = { name: "Maker" } as const;

/** `language` is that of the value, where it is not that of the other goods beside it. */
export type Attribute = { name: string; value: string; language?: string };
/** `language` is that of the words, where it is not that of the other goods beside it. */
export type ProductPicture = { path: string; alt: string; language?: string };
export type Maker = { name: string; address: string; email: string };
export type SizeChart = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
export type PriceSpan = { price: Cents; validFrom: string; validTo?: string };

/** What only the product's own screens need; loaded per department. */
export type ProductDetails = {
  id: string;
  /** The language of the descriptions, where it is not that of the other goods beside them. */
  language?: string;
  shortDescription: string;
  fullDescription: string;
  attributes: readonly Attribute[];
  pictures: readonly ProductPicture[];
  maker: Maker;
  /** The number in its bar code, as search engines know it. */
  gtin?: string;
  sizeChart?: SizeChart;
  priceHistory: readonly PriceSpan[];
};

export type Department = {
  /** As in the catalogue's `category` list. */
  name: string;
  slug: string;
  count: number;
  /** Products whose reduction may be announced. */
  reduced: number;
  subCategories: readonly { name: string; slug: string; count: number }[];
  /** Its own picture or that of its best-selling product. */
  picture?: string;
};

/** A thing with its own stock: the product, or one colour and size of it. `"12"` or `"1:black:xl"`. */
export type ItemKey = string;

/** The stock key of a product or, with both given, of one of its variations. */
export function itemKey(id: string, color?: string, size?: string): ItemKey {
  return color && size ? `${id}:${color}:${size}` : id;
}

/** Whether a shopper can choose this of a product: a variation that it has, or nothing where it has none. */
export function comesIn({ variation }: CardProduct, color?: string, size?: string): boolean {
  if (!variation) return !color && !size;
  return variation.some((v) => v.color === color && v.size.some((s) => s.name === size));
}

/** Pieces the catalogue has of a product, or of one variation of it; 0 for a variation that does not exist. */
export function stockOf(product: CardProduct, color?: string, size?: string): number {
  if (!product.variation) return product.stock ?? 0;
  return product.variation.find((v) => v.color === color)?.size.find((s) => s.name === size)?.stock ?? 0;
}

/** The article number of a product or of one variation of it. */
export function skuOf({ sku, variation }: ProductSummary, color?: string, size?: string): string {
  return variation?.find((v) => v.color === color)?.size.find((s) => s.name === size)?.sku ?? sku;
}

/** Every article number that a product goes by. */
export function skusOf({ sku, variation = [] }: ProductSummary): string[] {
  const own = variation.flatMap((v) => v.size.map((s) => s.sku ?? sku));
  return own.length > 0 ? [...new Set(own)] : [sku];
}

/** Pieces over all variations. */
export function totalStock(product: CardProduct): number {
  if (!product.variation) return product.stock ?? 0;
  return product.variation.flatMap((v) => v.size).reduce((sum, s) => sum + s.stock, 0);
}

/** Letters that are not a letter of a to z with a mark. */
const plain: Readonly<Record<string, string>> = { æ: "ae", ø: "o", ß: "ss", œ: "oe", ł: "l", đ: "d", ð: "d", þ: "th" };

/** The form of a name that stands in an address: `"Organic Food"` to `"organic-food"`. */
export function slugOf(name: string): string {
  return name
    .replace(/[æøßœłđðþ]/gi, (letter) => plain[letter.toLowerCase()] as string)
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
