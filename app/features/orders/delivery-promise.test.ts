import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { shop as sample } from "../../../tests/fixtures/sample-shop.config.ts";
import { createWords } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { renderMail } from "../letters/mail-handler.server.ts";
import type { OrderTemplate } from "../letters/queue-mail.server.ts";
import { writeOrderMail } from "../order-letters/write-mail.server.ts";
import { shipOrder } from "./fulfil-order.server.ts";
import { issueInvoice } from "./invoice-order.server.ts";
import { arrivalOf } from "./order-arrival.ts";
import { payNow } from "./pay-order.server.ts";
import { orderById } from "./read-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop, testCatalogueIn } from "./test-shop.ts";

const german = { "Standard delivery": "Standardversand", "Collect in store": "Abholung im Laden" };
const before: Shop = {
  ...sample,
  words: { de: { ...german, "Monday to Friday, 9:00 to 17:00": "Montag bis Freitag" } },
  delivery: {
    ...sample.delivery,
    closedDays: ["2026-11-25"],
    methods: sample.delivery.methods.map((method) => ({ ...method, trackingUrl: "https://old.example/{{parcel}}" })),
  },
};
const moved = { street: "Quay 1", city: "Hamburg", postcode: "20457", hours: "Saturdays" };
/** The same shop after everything was changed that its orders were promised by. */
const after: Shop = {
  ...sample,
  words: { de: { "Slow delivery": "Langsamer Versand", Saturdays: "samstags" } },
  name: "Vitrine by the sea",
  company: { ...sample.company, ...moved },
  timeZone: "Pacific/Auckland",
  delivery: {
    ...sample.delivery,
    closedDays: [],
    closedWeekdays: ["monday"],
    methods: [{ id: "standard", name: "Slow delivery", days: [9, 12], price: 490, freeAbove: true }],
  },
};

describe.each(databaseKinds())("what an order's delivery was promised by, on %s", (kind) => {
  let database: TestDatabase;
  const clock = createClock("2026-11-23T12:30:00.000Z");
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  async function place(method: string): Promise<string> {
    const deps = createOrderDeps(database.db, { now: clock.now, shop: before }, "de");
    const input = orderInput([{ id: "1", quantity: 1 }], { language: "de" });
    const answer = await placeOrder(deps, { ...input, checkout: { ...input.checkout, method } });
    if (!answer.ok) throw new Error(answer.code);
    await payNow(database.db, answer.id, clock.now());
    return answer.id;
  }
  async function read(id: string) {
    const order = (await orderById(database.db, id))?.order;
    if (!order) throw new Error("the order is gone");
    return order;
  }
  /** Returns an email about an order as the shop sends it under these settings. */
  async function mail(shop: Shop, template: OrderTemplate, orderId: string): Promise<string> {
    const words = createWords("de", { common: { ...shop.words?.["de"] } });
    const deps = { shop, baseUrl: "https://shop.example", translate: () => words.t };
    const contract = async () => ({});
    const job = { template, orderId } as const;
    const draft = await writeOrderMail({ ...deps, db: database.db, catalogueIn: testCatalogueIn, contract }, job);
    if (!draft) throw new Error("there is no mail");
    return renderMail(draft, "job", deps).text.replaceAll("\u00a0", " ");
  }
  const arrival = async (shop: Shop, id: string) =>
    arrivalOf(await read(id), shop, createWords("en", {}))?.replace(/\s/g, " ");
  const expected = async (shop: Shop, id: string) => {
    await database.db.deleteFrom("invoices").execute();
    await issueInvoice(database.db, id, clock.now(), shop);
    const { document } = await database.db.selectFrom("invoices").select("document").executeTakeFirstOrThrow();
    const { method, supply } = JSON.parse(document);
    return [method, supply.expected];
  };

  test("stays when days, closed days, names and the time zone of the shop change", async () => {
    const id = await place("standard");
    expect(await arrival(after, id)).toBe("Arrives Thu 26 Nov – Mon 30 Nov");
    const confirmation = await mail(after, "order-confirmation", id);
    expect(confirmation).toContain("Standardversand");
    expect(confirmation.replace(/\s+/g, " ")).toContain("Arrives Do., 26. – Mo., 30. Nov.");
    expect(await expected(after, id)).toEqual(["Standardversand", ["2026-11-26", "2026-11-30"]]);
  });

  test("stays when the shop moves, or no longer has the method", async () => {
    const id = await place("pickup");
    for (const lines of ["Vitrine\nLindenhof 12\n10405 Berlin\nMontag bis Freitag", "Abholung im Laden"])
      expect(await mail(after, "order-confirmation", id)).toContain(lines);
    expect(await arrival(after, id)).toBe("Ready to collect Tue 24 Nov");
    await shipOrder(database.db, id, clock.now(), undefined, after);
    expect(await mail(after, "order-shipped", id)).toContain("Lindenhof 12");
  });

  test("includes the tracking page of the carrier who got the goods", async () => {
    const shipped = await place("standard");
    await shipOrder(database.db, shipped, clock.now(), "00340434161094042557", before);
    expect(await mail(after, "order-shipped", shipped)).toContain("https://old.example/00340434161094042557");
    const later = await place("standard");
    const methods = after.delivery.methods.map((way) => ({ ...way, trackingUrl: "https://new.example/{{parcel}}" }));
    const other = { ...after, delivery: { ...after.delivery, methods } };
    await shipOrder(database.db, later, clock.now(), "00340434161094042557", other);
    for (const shop of [before, other, after])
      expect(await mail(shop, "order-shipped", later)).toContain("https://new.example/00340434161094042557");
  });

  test("is what the shop promises today, for orders from before it was kept", async () => {
    const id = await place("standard");
    await database.db.updateTable("orders").set({ promise: null }).execute();
    expect(await arrival(before, id)).toBe("Arrives Thu 26 Nov – Mon 30 Nov");
    expect(await arrival(after, id)).toBe("Arrives Fri 4 Dec – Tue 8 Dec");
    await shipOrder(database.db, id, clock.now(), "00340434161094042557", before);
    expect(await mail(before, "order-shipped", id)).toContain("https://old.example/00340434161094042557");
    expect(await mail(after, "order-shipped", id)).not.toMatch(/(old|new)\.example/);
  });
});
