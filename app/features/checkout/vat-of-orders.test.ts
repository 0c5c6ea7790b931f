import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { shop } from "../../../tests/fixtures/sample-shop.config.ts";
import { listOrders } from "../orders/list-orders.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import { createOrderDeps, orderInput, products, resetShop } from "../orders/test-shop.ts";
import { placeOrder } from "./place-order.server.ts";

/** The test catalogue, with a reduced rate for one product. */
function byId(id: string) {
  const product = products.find((p) => p.id === id);
  return product && id === "5" ? { ...product, vat: "food" } : product;
}

const countries = { DE: { vat: 19, reduced: { food: 7 }, surcharge: 0 } };
const goods = [
  { id: "1", quantity: 1 },
  { id: "5", quantity: 2 },
];
const parts = [
  { rate: 19, gross: 2258, vat: 361 },
  { rate: 7, gross: 2032, vat: 133 },
];

describe.each(databaseKinds())("VAT of orders on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  const place = (lines: typeof goods) =>
    placeOrder(createOrderDeps(database.db, { catalogue: { byId }, shop: { ...shop, countries } }), orderInput(lines));

  test("with several rates, each line keeps its own and the stored total stays split by rate", async () => {
    const answer = await place(goods);
    if (!answer.ok) throw new Error(answer.code);
    expect(answer.order).toMatchObject({ total: 4290, vat: 494, vatRate: 19, vatParts: parts });
    const stored = await orderById(database.db, answer.id);
    expect(stored?.order).toMatchObject({ vatParts: parts, lines: [{ vatRate: 19 }, { vatRate: 7 }] });
    expect((await listOrders(database.db))[0]?.vat_parts).toEqual(parts);
  });

  test("with a single reduced rate, the order has that rate", async () => {
    const answer = await place(goods.slice(1));
    expect(answer).toMatchObject({ ok: true, order: { vatRate: 7, vat: 150 } });
    expect(answer.ok && answer.order.vatParts).toBeUndefined();
    expect((await listOrders(database.db))[0]?.vat_parts).toEqual([{ rate: 7, gross: 2290, vat: 150 }]);
  });
});
