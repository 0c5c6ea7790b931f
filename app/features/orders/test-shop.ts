import { randomUUID } from "node:crypto";
import type { Secrets } from "../../../db/secrets.ts";
import type { Database } from "../../../db/tables.ts";
import { coupons, shop } from "../../../tests/fixtures/sample-shop.config.ts";
import type { Cents, ProductSummary } from "../catalogue/product.ts";
import type { OrderDeps } from "../checkout/place-order.server.ts";
import type { PlaceOrderInput } from "../checkout/place-order.ts";
import { sampleProduct } from "../product/test-product.ts";
import { seedStock } from "../stock/stock.server.ts";

/** Creates a product of the tests' own small catalogue. */
function product(id: string, price: number, more: Partial<ProductSummary>): ProductSummary {
  return sampleProduct({ id, sku: `sku-${id}`, name: `Thing ${id}`, price: price as Cents, saleCount: 1, ...more });
}

export const products: readonly ProductSummary[] = [
  product("1", 2000, { stock: 5 }),
  product("2", 1999, { stock: 100, discount: 10 }),
  product("3", 5000, { stock: 1 }),
  product("4", 3000, {
    variation: [
      {
        color: "black",
        image: "four/black",
        size: [
          { name: "m", stock: 3 },
          { name: "xl", stock: 0 },
        ],
      },
      { color: "white", image: "four/white", size: [{ name: "m", stock: 50 }] },
    ],
  }),
  product("5", 900, { stock: 10, returnable: false }),
  product("6", 900, { stock: 10, affiliateLink: "https://shop.example/" }),
];

/** The secret that gift card codes are hashed with. */
export const testSecrets: Secrets = ["a secret of thirty-two characters"];

/** The catalogue in German, with one product left untranslated. */
const productsInGerman = products.map((product) =>
  product.id === "5" ? { ...product, language: "en" } : { ...product, name: `Ding ${product.id}` },
);

/** The tests' catalogue, as the server queries it. */
export const testCatalogue = { products: async () => productsIn("en") };

/** Returns the catalogue in German, or in English for any other language. */
export async function testCatalogueIn(language: string) {
  return language === "de" ? { products: async () => productsIn("de") } : testCatalogue;
}

function productsIn(language: string) {
  const goods = language === "de" ? productsInGerman : products;
  return { byId: (id: string) => goods.find((p) => p.id === id), knows: () => true };
}

/** A clock that only moves when goods to. */
export function createClock(start = "2026-11-21T09:00:00.000Z") {
  let at = Date.parse(start);
  const pass = (ms: number) => {
    at += ms;
  };
  return { now: () => new Date(at), pass };
}

/** Dependencies for placing an order; `language` is that in which the shopper sees the catalogue. */
export function createOrderDeps(db: Database, more: Partial<OrderDeps> = {}, language = "en"): OrderDeps {
  const { catalogue = productsIn("en") } = more;
  return {
    db,
    catalogue,
    shown: more.catalogue ?? productsIn(language),
    shop,
    coupons,
    now: () => new Date(),
    provider: "test",
    secrets: testSecrets,
    ...more,
  };
}

/** An order as a browser would send it; every call is another shopper. */
export function orderInput(lines: PlaceOrderInput["lines"], more: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  const address = { name: "Ada Lovelace", street: "Lindenhof 12", postcode: "10405", city: "Berlin", country: "DE" };
  const contact = { email: `ada-${randomUUID()}@example.com` };
  const checkout = { contact, address, method: "standard", acceptsTerms: true } as const;
  return { key: randomUUID(), lines, language: "en", checkout, ...more };
}

const tables = [
  "invoices",
  "invoice_series",
  "reviews",
  "attempts",
  "jobs",
  "withdrawals",
  "stock_alerts",
  "payment_events",
  "refunds",
  "gift_card_uses",
  "gift_cards",
  "payments",
  "coupon_uses",
  "order_keys",
  "order_events",
  "order_lines",
  "orders",
  "stock",
] as const;

/** Empties the tables and resets the tests' stock. */
export function resetShop(db: Database): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute();
    await seedStock(trx, products, new Date());
  });
}
