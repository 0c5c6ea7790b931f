import type { CustomerRating } from "../../platform/i18n/request-words.ts";
import type { DurabilityGuarantee } from "../guarantee/durability-guarantee.ts";

/** An amount in the smallest unit of the shop's own currency (cents), always an integer. */
export type Cents = number & { readonly unit: "cents" };

export type Variation = {
  /** Any name; `ONLY` for products that come only in sizes. */
  color: string;
  /** Picture path without width and file extension. */
  image: string;
  /** Any name; `ONLY` for products that come only in colours. */
  size: readonly {
    name: string;
    stock: number;
    /** The SKU, if it differs from the product's. */
    sku?: string;
  }[];
};

export type NetContent = { amount: number; unit: "g" | "kg" | "ml" | "l" };

/** What cards, listings, search and the cart need of a product: the part of the catalogue that every browser holds. */
export type ProductSummary = {
  id: string;
  sku: string;
  name: string;
  /** The language of the name, if it differs from that of the other products. */
  language?: string;
  /** The name in the shop's own language, if `name` is translated; searched as well. */
  ownName?: string;
  /** Regular price before `discount`. */
  price: Cents;
  /** Percent, 0 to 100; not always a whole number if the price was given instead of it. */
  discount: number;
  /** Lowest price of the 30 days before the current reduction began; absent without a reduction or a history. */
  priorPrice?: Cents;
  /** ISO date-time. */
  offerEnd?: string;
  isNew: boolean;
  /** The shop's own grade, 1 to 5; 0 if it has none. */
  rating: number;
  /** What customers say; absent until one has reviewed it. */
  customers?: CustomerRating;
  saleCount: number;
  /** The department first, then sub-categories. */
  category: readonly [string, ...string[]];
  tag: readonly string[];
  /** Picture paths that exist, at most two: front and another angle. */
  pictures: readonly string[];
  alt: readonly string[];
  /** Path of the front picture without its background, if there is one. */
  cutOut?: string;
  /** Absent on products with variations. */
  stock?: number;
  variation?: readonly Variation[];
  /** The colour of what comes in no choice of colours, if its `Colour` or name says one: see `colour-words.ts`. */
  tone?: string;
  affiliateLink?: string;
  netContent?: NetContent;
  pieces?: number;
  /** The name of its reduced VAT rate in `countries` of `shop.config.ts`; absent at the standard rate. */
  vat?: string;
  guarantee?: DurabilityGuarantee;
  /** Its price may only be shown large beside the energy class, which the details hold. */
  hasEnergyClass?: true;
  /** False for perishable or sealed products, which have no right of withdrawal. */
  returnable: boolean;
  /** True if an order may have any number of pieces, as in wholesale. */
  anyQuantity?: boolean;
};

/** What cards show and put into the cart: listings send only this part of their products. */
export type CardProduct = Omit<ProductSummary, "sku" | "ownName" | "alt" | "tag" | "saleCount" | "cutOut" | "tone">;

/** Returns the fields of a product that cards need. */
export function toCard(product: ProductSummary): CardProduct {
  const known = cards.get(product);
  if (known) return known;
  const {
    sku: _sku,
    ownName: _own,
    alt: _alt,
    tag: _tag,
    saleCount: _count,
    cutOut: _cutOut,
    tone: _tone,
    ...card
  } = product;
  cards.set(product, card);
  return card;
}

/** Cached, so that a card that stays on screen is not re-rendered. */
const cards = new WeakMap<ProductSummary, CardProduct>();

/** The attribute for a maker whose address is unknown; the shop is then responsible for the product. */
export const makerAttribute = { name: "Maker" } as const;

/** The energy class on its scale; `sheet` and `label` are addresses, of the shop or another one. */
export type EnergyLabel = { class: string; best: string; worst: string; sheet: string; label?: string | undefined };

/** `language` is that of the value, if it differs from that of the other products. */
export type Attribute = { name: string; value: string; language?: string };
/** `language` is that of `alt`, if it differs from that of the other products. */
export type ProductPicture = { path: string; alt: string; language?: string };
export type Maker = { name: string; address: string; email: string };
export type SizeChart = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
export type PriceSpan = { price: Cents; validFrom: string; validTo?: string };

/** Outer measures in cm, at least two of them. */
export type Size = { width?: number; depth?: number; height?: number };

/** What a product page tells beyond the catalogue; `language` is that of the headline, if it differs. */
export type Chapter = { headline: string; language?: string; scene?: ProductPicture };

/** What only the product's own screens need; loaded per department. */
export type ProductDetails = {
  id: string;
  /** The language of the descriptions, if it differs from that of the other products. */
  language?: string;
  shortDescription: string;
  fullDescription: string;
  attributes: readonly Attribute[];
  pictures: readonly ProductPicture[];
  maker: Maker;
  /** The number in its bar code, for search engines. */
  gtin?: string;
  energy?: EnergyLabel;
  sizeChart?: SizeChart;
  priceHistory: readonly PriceSpan[];
  size?: Size;
  chapter?: Chapter;
};

/** What a product is searched and filtered by beside its summary. */
export type BriefDetails = Pick<ProductDetails, "shortDescription" | "attributes">;

export type Department = {
  /** As in the catalogue's `category` list. */
  name: string;
  slug: string;
  count: number;
  /** Number of products whose reduction may be announced. */
  reduced: number;
  subCategories: readonly { name: string; slug: string; count: number }[];
  /** Its own picture or that of its best-selling product. */
  picture?: string;
  /** The attributes to filter by, in this order, if the owner has named them. */
  filters?: readonly string[];
};

/** The key of an item with its own stock, a product or one colour and size of it: `"12"` or `"1:black:xl"`. */
export type ItemKey = string;

/** Returns the stock key of a product or, with both given, of one of its variations. */
export function itemKey(id: string, color?: string, size?: string): ItemKey {
  return color && size ? `${id}:${color}:${size}` : id;
}

/** Whether a product has this variation; if it has none, whether none is given. */
export function hasVariation({ variation }: CardProduct, color?: string, size?: string): boolean {
  if (!variation) return !color && !size;
  return variation.some((v) => v.color === color && v.size.some((s) => s.name === size));
}

/** Returns the stock of a product or of one variation; 0 for a variation that does not exist. */
export function stockOf(product: CardProduct, color?: string, size?: string): number {
  if (!product.variation) return product.stock ?? 0;
  return product.variation.find((v) => v.color === color)?.size.find((s) => s.name === size)?.stock ?? 0;
}

/** Returns the SKU of a product or of one variation of it. */
export function skuOf({ sku, variation }: ProductSummary, color?: string, size?: string): string {
  return variation?.find((v) => v.color === color)?.size.find((s) => s.name === size)?.sku ?? sku;
}

/** Returns every SKU of a product. */
export function skusOf({ sku, variation = [] }: ProductSummary): string[] {
  const own = variation.flatMap((v) => v.size.map((s) => s.sku ?? sku));
  return own.length > 0 ? [...new Set(own)] : [sku];
}

/** Returns the stock over all variations. */
export function totalStock(product: CardProduct): number {
  if (!product.variation) return product.stock ?? 0;
  return product.variation.flatMap((v) => v.size).reduce((sum, s) => sum + s.stock, 0);
}

/** Letters that Unicode does not decompose into one of a to z and a mark. */
const plain: Readonly<Record<string, string>> = { æ: "ae", ø: "o", ß: "ss", œ: "oe", ł: "l", đ: "d", ð: "d", þ: "th" };

/** Returns the form of a name for URLs: `"Organic Food"` becomes `"organic-food"`, `"C++"` `"c-plus-plus"` beside `"C"`. */
export function slugOf(name: string): string {
  return name
    .replace(/[æøßœłđðþ]/gi, (letter) => plain[letter.toLowerCase()] as string)
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/\b[+#]+(?!\w)/g, (signs) => signs.replaceAll("+", " plus").replaceAll("#", " sharp"))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
