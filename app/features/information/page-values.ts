import type { Cents } from "../catalogue/product.ts";
import { deliveryMethods, deliveryPrice } from "../checkout/checkout-totals.ts";
import type { ArticleElement, ArticleNode } from "../journal/article.ts";
import { countryName } from "../shop/country-name.ts";
import { freeMethods, pickupMethod } from "../shop/delivery-facts.ts";
import type { DeliveryMethod, Shop } from "../shop/shop.ts";
import { articleTable, interfaceTable } from "./article-table.ts";
import { serverTables } from "./server-tables.ts";
import { storedItems } from "./storage-table.ts";

export type PageValues = Readonly<Record<string, ArticleNode>>;

/** What pages may say of the goods and the journal: the departments' titles, the number of posts, and whose goods they are. */
export type PageContents = { departments: readonly string[]; posts: number; isSample: boolean };

/** What the placeholders of the information pages stand for. The pages are English, and so are the values. */
export function pageValues(shop: Shop, { departments, posts, isSample }: PageContents): PageValues {
  const { company, delivery, payment } = shop;
  const texts = Object.entries(company).map(([field, value]) => [`company.${field}`, value]);
  const pickup = pickupMethod(shop);
  const free = freeMethods(shop).map(({ name }) => name);
  return {
    ...Object.fromEntries(texts),
    "shop.name": shop.name,
    "shop.tagline": shop.tagline,
    departments: inWords(departments),
    ...(posts > 0 && { journal: String(posts) }),
    ...(isSample && { sample: shop.name }),
    "company.country": countryName(company.country, "en"),
    "company.email": { tag: "a", href: `mailto:${company.email}`, children: [company.email] },
    "company.phone": {
      tag: "a",
      href: `tel:${company.phone.replace(/[^\d+]/g, "")}`,
      children: [company.phone.replaceAll(" ", "\u00a0")],
    },
    ...(free.length > 0 && { "delivery.freeFrom": euros(delivery.freeFrom), "delivery.freeMethods": inWords(free) }),
    ...(pickup && {
      "delivery.pickupCountries": inWords(
        (pickup.countries ?? Object.keys(shop.countries)).map((code) => countryName(code, "en")),
      ),
    }),
    "delivery.table": deliveryTable(shop),
    "payment.holdMinutes": String(payment.holdMinutes),
    "storage.table": storageTable(),
    "storage.server": serverTable(),
  };
}

/** Every country with what each method costs there. */
function deliveryTable(shop: Shop): ArticleElement {
  const { methods } = shop.delivery;
  const rows = Object.keys(shop.countries).map((country) => [
    countryName(country, "en"),
    ...methods.map((method) => priceCell(method, country, shop)),
  ]);
  return articleTable(["Country", ...methods.map((method) => methodHead(method, shop))], rows);
}

function methodHead({ name, days: [least, most], freeAbove }: DeliveryMethod, { delivery }: Shop): string {
  const days = least === most ? `${most} working day${most === 1 ? "" : "s"}` : `${least} to ${most} working days`;
  return `${name}, ${days}${freeAbove ? `, free from ${euros(delivery.freeFrom)}` : ""}`;
}

function priceCell(method: DeliveryMethod, country: string, shop: Shop): string {
  if (!deliveryMethods(country, shop).includes(method)) return "–";
  const price = deliveryPrice(method, { country, goods: 0 as Cents, shop });
  return price === 0 ? "free" : euros(price);
}

function storageTable(): ArticleElement {
  const rows = storedItems.map(({ name, where, purpose, kept }): ArticleNode[] => [
    { tag: "code", children: [name] },
    where,
    purpose,
    kept,
  ]);
  return interfaceTable(["Name", "Where", "What for", "How long"], rows);
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat("en").format(names);
}

function serverTable(): ArticleElement {
  const rows = Object.entries(serverTables).map(([name, { holds, kept }]): ArticleNode[] => [
    { tag: "code", children: [name] },
    holds,
    kept,
  ]);
  return interfaceTable(["Name", "What for", "How long"], rows);
}

function euros(cents: number): string {
  const format = { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat("en", format).format(cents / 100);
}
