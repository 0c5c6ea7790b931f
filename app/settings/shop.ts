import type { Weekday } from "./closed-days.ts";
import type { Territory } from "./vat-territories.ts";

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
  /** The carrier's tracking page: `{{parcel}}` in it is the number that the shop enters when it ships the goods. */
  trackingUrl?: string;
};

export type Coupon = {
  code: string;
  kind: "percent" | "amount" | "free-delivery";
  /** Percent for `percent`, cents for `amount`, unused for `free-delivery`. */
  value: number;
  /** Minimum value of the products in the cart, in cents. */
  minimum?: number;
  /** ISO dates, both inclusive. */
  validFrom?: string;
  validTo?: string;
  /**
   * Whether each customer may use it once. Customers are told apart by e-mail address, in any case: `name+1@shop.example` is
   * another customer, because it may be another person's, and so is a second mailbox.
   */
  oncePerCustomer?: boolean;
};

/** Terms for a country that the shop delivers to. */
export type CountryTerms = {
  /** The standard rate, percent. */
  vat: number;
  /** Reduced rates, percent, by the names that products have in their `VAT` column. */
  reduced?: Readonly<Record<string, number>>;
  /** Cents on top of the delivery method's price. */
  surcharge: number;
};

/** A link added by the shop owner: its name, and its address within the shop. */
export type OwnLink = { name: string; to: string };

/** How invoices and credit notes are numbered, the note at their end, and how long they are kept. */
export type InvoiceSettings = {
  /** The prefix of invoice numbers, ending with a hyphen. Each prefix is a series of its own. */
  prefix: string;
  /** The same for credit notes; equal to `prefix` if both share one series. */
  creditPrefix: string;
  /** The first number of a series. */
  first: number;
  /** A sentence that the law requires, in English; `words` has it in other languages. */
  note?: string;
  /** Documents are deleted this many years after the year they were issued in; without it they are kept. */
  keepYears?: number;
};

export type Shop = {
  name: string;
  /** English, like all texts here; `words` has them in other languages. */
  tagline: string;
  /** A picture in `public/` instead of the name as text, with its display size in pixels. */
  logo?: { file: string; width: number; height: number };
  /**
   * An SVG or PNG in `public/` instead of the name on invoices and (PNG only) in e-mails; display size in pixels.
   * `light` is a PNG of the same size for e-mails in dark mode.
   */
  letterhead?: { file: string; width: number; height: number; light?: string };
  /** A map in `public/`, for the contact page. */
  map?: { file: string; shows: string };
  company: {
    legalName: string;
    street: string;
    postcode: string;
    city: string;
    country: string;
    email: string;
    phone: string;
    /** Optional; texts then leave it out. */
    vatId?: string;
    register?: string;
    representative: string;
    hours: string;
  };
  timeZone: string;
  languages: readonly string[];
  fallbackLanguage: string;
  /** Logs loaded translations and missing sentences to the browser's console, at debug level. */
  translationDebug: boolean;
  /** Translations of this file's texts, and custom wording for any sentence of the interface, by language. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The first is the one that prices are stored and charged in; the others are shown for guidance. */
  currencies: readonly [string, ...string[]];
  rates: { url: string };
  /** Home pages by name: the one at `/`, and which others can be visited. */
  homes: { main: string; open: "all" | readonly string[] };
  /** A stylesheet in `app/themes` for every screen; without one, each home page has its own. */
  theme?: string;
  delivery: {
    freeFrom: number;
    methods: readonly DeliveryMethod[];
    /** Days off besides weekends: `"2026-12-24"`, or `"12-25"` for every year. */
    closedDays?: readonly string[];
    /** Days of every week without deliveries, such as `["sunday"]`, instead of the weekend of the shop's country. */
    closedWeekdays?: readonly Weekday[];
  };
  countries: Readonly<Record<string, CountryTerms>>;
  /** Terms for places in these countries that are outside the EU's VAT area; to the other ones the shop does not deliver. */
  territories?: Partial<Readonly<Record<Territory, CountryTerms>>>;
  /** Whether products and checkout mention the legal guarantee, as EU law requires; they do unless this is `false`. */
  legalGuarantee?: boolean;
  /** Whether shoppers can sign up for a newsletter; they can unless this is `false`. */
  newsletter?: boolean;
  /** Whether cart and checkout have a field for coupons and gift cards; they do unless this is `false`. */
  codes?: boolean;
  mail: { from: string; owner: string };
  /** The prefix of every new order's number. */
  orderPrefix: string;
  /** Orders are deleted this many years after the year they were placed in; without it they are kept. */
  keepOrdersYears?: number;
  /** Without it the shop issues no invoices. */
  invoices?: InvoiceSettings;
  /**
   * Pieces of one item that an order may have, or a quarter of what is in stock if that is more: 20 unless set. Products
   * marked as sold in any quantity are exempt.
   */
  mostPerOrder?: number;
  /**
   * How long stock is reserved during payment. `shortHoldMinutes`, 10 unless set, is for whoever already holds more than a
   * quarter of an item's stock with orders that are not paid.
   */
  payment: { holdMinutes: number; shortHoldMinutes?: number };
  social: readonly { name: string; url: string }[];
  /** Links added to the main menu, and to "Shop", "Help" and "About us" in the footer, after the shop's own. */
  links?: Partial<Readonly<Record<"menu" | "shop" | "help" | "about", readonly OwnLink[]>>>;
};

/** What `payment.shortHoldMinutes` is unless set. */
export const SHORT_HOLD_MINUTES = 10;

/** Types the owner's configuration; `checkShop` reports its mistakes when the server starts. */
export function defineShop(shop: Shop): Shop {
  return shop;
}
