export type DeliveryMethod = {
  id: string;
  name: string;
  /** Working days, at the earliest and at the latest. */
  days: readonly [number, number];
  /** Cents. */
  price: number;
  /** Whether the free-delivery threshold applies to it. */
  freeAbove: boolean;
  /** ISO country codes; absent means every country served. */
  countries?: readonly string[];
  /** Where the carrier tells about a parcel: `{{parcel}}` in it is the number that the shop writes as it sends the goods. */
  trackingUrl?: string;
};

export type Coupon = {
  code: string;
  kind: "percent" | "amount" | "free-delivery";
  /** Percent for `percent`, cents for `amount`, unused for `free-delivery`. */
  value: number;
  /** Cents of goods the cart must reach. */
  minimum?: number;
  /** ISO dates, both inclusive. */
  validFrom?: string;
  validTo?: string;
  oncePerCustomer?: boolean;
};

/** What holds in a country that is served. */
export type CountryTerms = {
  /** The standard rate, percent. */
  vat: number;
  /** Lower rates, percent, by the names that goods have in their column `VAT`. */
  reduced?: Readonly<Record<string, number>>;
  /** Cents of delivery on top of the method. */
  surcharge: number;
};

/** A way on that an owner adds: what it is called, and its address within the shop. */
export type OwnLink = { name: string; to: string };

/** How invoices and credit notes are numbered, what stands at their end, and how long they are kept. */
export type InvoiceSettings = {
  /** Begins the number of an invoice; ends with a hyphen. Each prefix is a series of its own. */
  prefix: string;
  /** The same for credit notes; equal to the other where both are one series. */
  creditPrefix: string;
  /** The number with which a series begins. */
  first: number;
  /** A sentence that law asks for, in English; `words` has it in other languages. */
  note?: string;
  /** Years after that of its issue until a document is deleted; without it documents stay. */
  keepYears?: number;
};

export type Shop = {
  name: string;
  /** English, as all texts here; `words` has them in other languages. */
  tagline: string;
  /** A picture in `public/` in the place of the written name, in pixels as it is shown. */
  logo?: { file: string; width: number; height: number };
  /** An SVG or PNG in `public/` in the place of the written name on invoices, and as a PNG over letters; in pixels as it is shown. */
  letterhead?: { file: string; width: number; height: number };
  /** A picture in `public/` of where the shop is, for the contact page. */
  map?: { file: string; shows: string };
  company: {
    legalName: string;
    street: string;
    postcode: string;
    city: string;
    country: string;
    email: string;
    phone: string;
    /** Left out where there is none; texts then go without it. */
    vatId?: string;
    register?: string;
    representative: string;
    hours: string;
  };
  timeZone: string;
  languages: readonly string[];
  fallbackLanguage: string;
  /** Logs missing and loaded translations in the browser's console, at the level for debugging. */
  translationDebug: boolean;
  /** Sentences in other words than the shop's own, by language: those of this file, or any of the interface. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The first is the one that prices are written and charged in; the others are shown for guidance. */
  currencies: readonly [string, ...string[]];
  rates: { url: string };
  /** Home pages by name: the one at `/`, and which others have an address. */
  homes: { main: string; open: "all" | readonly string[] };
  /** A style sheet of `app/themes` that every screen wears; without one, each home page wears its own. */
  theme?: string;
  delivery: {
    freeFrom: number;
    methods: readonly DeliveryMethod[];
    /** No working days beside weekends: `"2026-12-24"`, or `"12-25"` for every year. */
    closedDays?: readonly string[];
  };
  countries: Readonly<Record<string, CountryTerms>>;
  /** Whether goods and the checkout name the legal guarantee, as EU law wants it; they do unless this is `false`. */
  legalGuarantee?: boolean;
  /** Whether shoppers are asked to sign up for a newsletter; they are unless this is `false`. */
  newsletter?: boolean;
  /** Whether cart and checkout have a field for coupons and gift cards; they have unless this is `false`. */
  codes?: boolean;
  mail: { from: string; owner: string };
  /** Begins the number of every new order. */
  orderPrefix: string;
  /** Years after that of an order until it is deleted; without it orders stay. */
  keepOrdersYears?: number;
  /** Without it the shop issues no invoices. */
  invoices?: InvoiceSettings;
  payment: { holdMinutes: number };
  social: readonly { name: string; url: string }[];
  /** What stands in the main menu, and under "Shop", "Help" and "About us" at the foot, behind the shop's own links. */
  links?: Partial<Readonly<Record<"menu" | "shop" | "help" | "about", readonly OwnLink[]>>>;
};

/** Types an owner's configuration; `checkShop` on the server says at start what is wrong in it. */
export function defineShop(shop: Shop): Shop {
  return shop;
}
