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

export type Shop = {
  name: string;
  tagline: string;
  company: {
    legalName: string;
    street: string;
    postcode: string;
    city: string;
    country: string;
    email: string;
    phone: string;
    vatId: string;
    register: string;
    representative: string;
    hours: string;
  };
  timeZone: string;
  languages: readonly string[];
  fallbackLanguage: string;
  /** Logs missing and loaded translations in the browser console while developing. */
  translationDebug: boolean;
  currencies: readonly string[];
  rates: { url: string; base: string };
  delivery: { freeFrom: number; methods: readonly DeliveryMethod[] };
  countries: Readonly<Record<string, { vat: number; surcharge: number }>>;
  mail: { from: string; owner: string };
  payment: { holdMinutes: number };
  social: readonly { name: string; url: string }[];
};

/** Types an owner's configuration; `checkShop` on the server says at start what is wrong in it. */
export function defineShop(shop: Shop): Shop {
  return shop;
}
