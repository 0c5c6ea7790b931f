import type { HomeChoice } from "./app/settings/homes.ts";
import { type Coupon, defineShop } from "./app/settings/shop.ts";

/** The shop's settings that an owner changes first. Deployment settings and secrets are environment variables. */
export const shop = defineShop({
  name: "Vitrine",
  tagline: "A department store of well-made things",
  // logo: { file: "/logo.svg", width: 140, height: 32 }, a picture in public/ instead of the name as text
  // letterhead: { file: "/letterhead.png", width: 160, height: 40 }, the same for invoices and e-mails; dark on white
  /** Map on the contact page; without it, the page has no picture. */
  map: {
    file: "/map.svg",
    shows: "Drawn map: the shop stands on the north side of {{street}}, opposite the park and east of the canal.",
  },
  company: {
    legalName: "Vitrine Handels GmbH",
    street: "Lindenhof 12",
    postcode: "10405",
    city: "Berlin",
    country: "DE",
    email: "hello@vitrine.example",
    phone: "+49 30 5550 0120",
    vatId: "DE000000000",
    register: "HRB 000000 B, Amtsgericht Charlottenburg",
    representative: "Mara Lindqvist",
    hours: "Monday to Friday, 9:00 to 17:00",
  },
  /** The home page at `/`, and which others are available: "all" or a list of keys from app/settings/homes.ts. */
  homes: { main: "department-store", open: "all" } satisfies HomeChoice,
  // theme: "tea", a stylesheet in app/themes for every page (docs/tour.md shows how to write your own)
  timeZone: "Europe/Berlin",
  languages: ["en", "de", "fr", "es", "ar"],
  fallbackLanguage: "en",
  /** Logs loaded translations and missing strings to the browser console at debug level. */
  translationDebug: true,
  /** Translations of this file's texts. Any text of the interface can be overridden here, too. */
  words: {
    de: {
      "A department store of well-made things": "Ein Kaufhaus für gut gemachte Dinge",
      "Standard delivery": "Standardversand",
      "Express delivery": "Expressversand",
      "Collect in store": "Abholung im Laden",
      "Monday to Friday, 9:00 to 17:00": "Montag bis Freitag, 9:00 bis 17:00 Uhr",
      "Drawn map: the shop stands on the north side of {{street}}, opposite the park and east of the canal.":
        "Gezeichnete Karte: Der Laden liegt auf der Nordseite von {{street}}, gegenüber dem Park und östlich des Kanals.",
    },
    fr: {
      "A department store of well-made things": "Le grand magasin des choses bien faites",
      "Standard delivery": "Livraison standard",
      "Express delivery": "Livraison express",
      "Collect in store": "Retrait en boutique",
      "Monday to Friday, 9:00 to 17:00": "du lundi au vendredi, de 9 h à 17 h",
      "Drawn map: the shop stands on the north side of {{street}}, opposite the park and east of the canal.":
        "Plan dessiné : la boutique se trouve du côté nord de {{street}}, face au parc et à l’est du canal.",
    },
    es: {
      "A department store of well-made things": "Grandes almacenes de cosas bien hechas",
      "Standard delivery": "Envío estándar",
      "Express delivery": "Envío exprés",
      "Collect in store": "Recogida en tienda",
      "Monday to Friday, 9:00 to 17:00": "De lunes a viernes, de 9:00 a 17:00",
      "Drawn map: the shop stands on the north side of {{street}}, opposite the park and east of the canal.":
        "Mapa dibujado: la tienda está en el lado norte de {{street}}, frente al parque y al este del canal.",
    },
    ar: {
      "A department store of well-made things": "متجر أقسام لأشياء متقنة الصنع",
      "Standard delivery": "التوصيل العادي",
      "Express delivery": "التوصيل السريع",
      "Collect in store": "الاستلام من المتجر",
      "Monday to Friday, 9:00 to 17:00": "من الاثنين إلى الجمعة، من 9:00 إلى 17:00",
      "Drawn map: the shop stands on the north side of {{street}}, opposite the park and east of the canal.":
        "خريطة مرسومة: يقع المتجر على الجانب الشمالي من {{street}}، مقابل الحديقة العامة وشرقي القناة.",
    },
  },
  /** The first is what prices, delivery and coupons are in and what shoppers pay; the others are shown for guidance. */
  currencies: ["EUR", "USD", "GBP", "INR", "AED", "SAR", "QAR", "KWD", "BHD", "JOD", "OMR", "CHF", "JPY"],
  rates: { url: "https://open.er-api.com/v6/latest/AED" },
  delivery: {
    freeFrom: 7500,
    methods: [
      { id: "standard", name: "Standard delivery", days: [2, 4], price: 490, freeAbove: true },
      { id: "express", name: "Express delivery", days: [1, 2], price: 990, freeAbove: false },
      { id: "pickup", name: "Collect in store", days: [1, 1], price: 0, freeAbove: false, countries: ["DE"] },
    ],
    /** Public holidays, skipped in delivery dates: "12-25" for every year, "2027-03-26" for one. */
    closedDays: [
      "01-01",
      "03-08",
      "05-01",
      "10-03",
      "12-25",
      "12-26",
      "2027-03-26",
      "2027-03-29",
      "2027-05-06",
      "2027-05-17",
    ],
  },
  /**
   * Countries served, with their standard VAT rate in percent and the delivery surcharge in cents. For products with a
   * reduced rate: `FR: { vat: 20, reduced: { food: 5.5 }, surcharge: 300 }`, and "food" in their VAT column.
   */
  countries: {
    DE: { vat: 19, surcharge: 0 },
    AT: { vat: 20, surcharge: 200 },
    BE: { vat: 21, surcharge: 300 },
    DK: { vat: 25, surcharge: 400 },
    ES: { vat: 21, surcharge: 500 },
    FI: { vat: 25.5, surcharge: 600 },
    FR: { vat: 20, surcharge: 300 },
    IE: { vat: 23, surcharge: 600 },
    IT: { vat: 22, surcharge: 400 },
    LU: { vat: 17, surcharge: 300 },
    NL: { vat: 21, surcharge: 300 },
    PL: { vat: 23, surcharge: 400 },
    PT: { vat: 23, surcharge: 500 },
    SE: { vat: 25, surcharge: 500 },
  },
  // territories: { "canary-islands": { vat: 0, surcharge: 1500 } }, for places outside the EU's VAT area; others are refused
  // legalGuarantee: false, if you sell to nobody in the EU: product pages and checkout then omit the legal guarantee
  // newsletter: false, if you send none: the sign-up fields disappear, and links in earlier e-mails still work
  // codes: false, if you have neither coupons nor gift cards: cart and checkout then have no field for them
  /** The sender of e-mails to shoppers, and who is notified of orders, messages and withdrawals. */
  mail: { from: "Vitrine <hello@vitrine.example>", owner: "orders@vitrine.example" },
  /** The prefix of order numbers, as in V-7KQ4-M2XD; existing orders keep theirs. */
  orderPrefix: "V",
  /** Orders are deleted this many years after the end of the year of purchase; content/pages/privacy.md says so. */
  keepOrdersYears: 8,
  /**
   * Invoices and credit notes, each with a gapless number series starting at `first`; deleted `keepYears` after the
   * year of issue. Without this setting the shop issues none.
   */
  invoices: { prefix: "INV-", creditPrefix: "CN-", first: 1001, keepYears: 10 },
  // mostPerOrder: 20, pieces of one item per order, or a quarter of its stock if that is more; "Any quantity" exempts a product
  /** How long stock is reserved during payment: 30 minutes to a day; `shortHoldMinutes: 10` for whoever holds much unpaid. */
  payment: { holdMinutes: 30 },
  social: [
    { name: "Instagram", url: "https://www.instagram.com/" },
    { name: "Pinterest", url: "https://www.pinterest.com/" },
  ],
  // links: { menu: [{ name: "Workshops", to: "/workshops" }] }, added to the defaults; in the footer: shop, help, about
});

/**
 * Amounts in cents; `validFrom: "2026-12-01"` and `validTo` are a coupon's first and last day. `oncePerCustomer` tells
 * customers apart by e-mail address, and takes name+1@ for another customer than name@. Not part of `shop`, because that is
 * sent to browsers, and coupon codes are only for those who were given them.
 */
export const coupons: readonly Coupon[] = [
  { code: "WELCOME10", kind: "percent", value: 10, minimum: 5000, oncePerCustomer: true },
  { code: "FIVER", kind: "amount", value: 500, minimum: 4000 },
  { code: "SHIPFREE", kind: "free-delivery", value: 0, minimum: 3000 },
];
