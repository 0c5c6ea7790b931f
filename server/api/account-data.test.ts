import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_ADDRESSES } from "../../app/features/account/account.ts";
import { eraseAccount, scrubLater } from "../../app/features/account/erase-account.server.ts";
import { personalTables } from "../../app/features/account/personal-tables.ts";
import { addEvent } from "../../app/features/orders/move-order.server.ts";
import { payNow } from "../../app/features/orders/pay-order.server.ts";
import { testCatalogue } from "../../app/features/orders/test-shop.ts";
import { payWithFreshCard } from "../../app/features/payment/test-cards.ts";
import { addStockAlert } from "../../app/features/stock/stock-alerts.server.ts";
import { withdraw } from "../../app/features/withdrawals/withdraw.server.ts";
import { databaseKinds } from "../../db/test-database.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";

const address = { name: "Ada Byron", street: "Ahornweg 3", postcode: "10405", city: "Berlin", country: "DE" };
const DAY = 86_400_000;

describe.each(databaseKinds())("account data on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  type Browser = ReturnType<typeof shop.browser>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind);
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  async function order(browser: Browser, email: string, more: Record<string, unknown> = {}) {
    const isHers = /^ada@/i.test(email);
    const contact = { email, ...(isHers && { phone: "+49 30 90182734" }) };
    const { body } = await browser.post(
      "/api/orders",
      orderBody([{ id: "2", quantity: 2 }], { contact, ...(isHers && { address, billing: address }), ...more }),
    );
    return body["order"] as { number: string; code: string };
  }
  const idOf = async (number: string) =>
    (await shop.db.selectFrom("orders").select("id").where("number", "=", number).executeTakeFirstOrThrow()).id;

  test("saving addresses in parallel cannot exceed the limit, and leaves one default", async () => {
    const ada = await shop.open("ada@example.com");
    const save = () => ada.post("/api/account/addresses", { address, isDefault: true });
    const answers = await Promise.all(Array.from({ length: MAX_ADDRESSES + 8 }, save));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES);
    const saved = (await ada.get("/api/account/addresses")).body["addresses"] as { isDefault: boolean }[];
    expect(saved).toHaveLength(MAX_ADDRESSES);
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test("one address is the default, and nobody can read, change or delete another account's", async () => {
    const ada = await shop.open("ada@example.com");
    const bob = await shop.open("bob@example.com");
    const wrong = await ada.post("/api/account/addresses", {
      address: { ...address, postcode: "1" },
      isDefault: false,
    });
    expect(wrong.body.error?.fields?.[0]?.path).toBe("address.postcode");
    await ada.post("/api/account/addresses", { address, isDefault: false });
    const second = await ada.post("/api/account/addresses", {
      address: { ...address, city: "Potsdam" },
      isDefault: true,
    });
    const saved = second.body["addresses"] as { id: string; isDefault: boolean; address: { city: string } }[];
    expect(saved.map((row) => [row.address.city, row.isDefault])).toEqual([
      ["Potsdam", true],
      ["Berlin", false],
    ]);
    const path = `/api/account/addresses/${saved[0]?.id}`;
    expect((await bob.post(path, { address: { ...address, city: "X" }, isDefault: true })).status).toBe(404);
    await bob.post(`${path}/delete`, {});
    expect((await bob.get("/api/account/addresses")).body["addresses"]).toEqual([]);
    expect((await ada.get("/api/account/addresses")).body["addresses"]).toEqual(saved);
    const left = (await ada.post(`${path}/delete`, {})).body["addresses"];
    expect(left).toMatchObject([{ address: { city: "Berlin" }, isDefault: true }]);
  });

  test("the export has every table that holds personal data, without secrets", async () => {
    const { ada } = await fill();
    const { body } = await ada.get("/api/account/export");
    const tables = body["tables"] as Record<string, object[]>;
    const known = Object.keys(personalTables).filter((table) => {
      const holding: object | string = personalTables[table as "users"];
      return holding === "personal" || "keptByLaw" in Object(holding);
    });
    expect(Object.keys(tables).toSorted()).toEqual(known.toSorted());
    for (const table of known) expect(tables[table], `rows of ${table}`).not.toEqual([]);
    expect(tables["orders"]).toContainEqual(expect.objectContaining({ currency: "EUR" }));
    expect(tables["reviews"]).toHaveLength(2);
    const real = (await shop.db.introspection.getTables())
      .map((table) => table.name)
      .filter((name) => !/^(kysely_|sqlite_)/.test(name));
    expect(real.toSorted()).toEqual(Object.keys(personalTables).toSorted());
    const text = JSON.stringify(body);
    expect(text).not.toContain("other@example.com");
    const { password } = await shop.db.selectFrom("credentials").select("password").executeTakeFirstOrThrow();
    const { token } = await shop.db.selectFrom("sessions").select("token").executeTakeFirstOrThrow();
    for (const secret of [password ?? "?", token]) expect(text).not.toContain(secret);
  });

  test("deletion leaves no personal data behind and keeps the amounts of orders", async () => {
    const { ada, number, open } = await fill();
    const whose = shop.db.selectFrom("users").select("id").where("email", "=", "ada@example.com");
    const { id } = await whose.executeTakeFirstOrThrow();
    const sums = () =>
      shop.db.selectFrom("orders").select(["goods", "vat", "total", "country"]).orderBy("id").execute();
    const before = await sums();
    expect((await ada.post("/api/account/delete", { password: "not the one" })).status).toBe(422);
    expect((await ada.post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
    expect([await ada.user(), ada.jar.has("session")]).toEqual([null, false]);
    expect(await sums()).toEqual(before);
    const order = await shop.db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ email: "", phone: null, note: null, billing: null });
    expect(JSON.parse(order.address)).toEqual({ name: "", street: "", postcode: "10", city: "", country: "DE" });
    // An open order keeps what its delivery needs until it is completed.
    const openOrder = () => shop.db.selectFrom("orders").select("email").where("id", "=", open).executeTakeFirst();
    expect(await openOrder()).toEqual({ email: "ada@example.com" });
    await shop.db
      .updateTable("orders")
      .set({ state: "delivered", delivered_at: shop.clock.now().toISOString() })
      .where("id", "=", open)
      .execute();
    shop.clock.pass(2 * DAY);
    await scrubLater(shop.db, { orderId: open }, shop.clock.now());
    expect(await openOrder()).toEqual({ email: "ada@example.com" });
    shop.clock.pass(31 * DAY);
    await scrubLater(shop.db, { orderId: open }, shop.clock.now());
    for (const table of Object.keys(personalTables)) {
      const rows = JSON.stringify(
        await shop.db
          .selectFrom(table as "users")
          .selectAll()
          .execute(),
      );
      // Records that tax law requires keep name and postal address, but no way to contact her.
      const isKept = "keptByLaw" in Object(personalTables[table as "users"]);
      for (const trace of ["ada@", "90182734", id, ...(isKept ? [] : ["Ada Byron", "Ahornweg"])])
        expect(rows, table).not.toContain(trace);
    }
    shop.clock.pass(-33 * DAY);
  });

  test.each([
    ["delivered", 30],
    ["shipped", 60],
    ["paid", 365],
    ["refund-due", 365],
    ["cancelled", 0],
    ["expired", 0],
    ["refunded", 0],
  ] as const)("an order last heard of as %s loses its person after %i days", async (state, days) => {
    const ada = await shop.open("ada@example.com");
    const { number } = await order(ada, "ada@example.com");
    const orderId = await idOf(number);
    await shop.db.updateTable("orders").set({ state }).where("id", "=", orderId).execute();
    await addEvent(shop.db, orderId, { kind: state, now: shop.clock.now() });
    await ada.post("/api/account/delete", { password: PASSWORD });
    const email = async () => (await shop.db.selectFrom("orders").select("email").executeTakeFirstOrThrow()).email;
    const later = async (ms: number) => {
      await scrubLater(shop.db, { orderId }, new Date(shop.clock.now().getTime() + ms));
      return email();
    };
    if (days > 0) expect(await later(days * DAY - 1)).toBe("ada@example.com");
    expect(await later(days * DAY)).toBe("");
  });

  /** Creates an account with a row in every table that can have one, and another customer's rows beside it. */
  async function fill() {
    const ada = await shop.open("ada@example.com");
    await order(shop.browser(), "other@example.com");
    const contact = { note: "Ring at Ada Byron's" };
    const { number } = await order(ada, "Ada@Example.com", contact);
    const late = await order(shop.browser(), "ada@example.com");
    const id = await idOf(number);
    const [{ db }, at] = [shop, shop.clock.now()];
    await payNow(db, id, at);
    await db.updateTable("orders").set({ state: "refunded" }).where("id", "=", id).execute();
    const payment = { provider: "test", ref: "r1", url: "", charge_ref: null, created_at: "", expires_at: "" };
    await db
      .insertInto("payments")
      .values({ order_id: id, ...payment })
      .execute();
    await payWithFreshCard(db, id);
    await db.insertInto("coupon_uses").values({ code: "X", customer: "ada@example.com", order_id: id }).execute();
    await withdraw(db, { number, name: "Ada Byron", email: "ada@example.com", language: "de", lines: [] }, at);
    await addStockAlert(
      { db, catalogue: testCatalogue },
      { email: "ada@example.com", item: "4:black:xl", language: "de" },
      at,
    );
    const subscriber = {
      email: "ada@example.com",
      language: "de",
      token: "t".repeat(20),
      asked_at: "",
      confirmed_at: null,
    };
    await db.insertInto("subscribers").values(subscriber).execute();
    await ada.post("/api/account/addresses", { address, isDefault: true });
    const { owner } = (await ada.get("/api/account/choices")).body;
    const choices = { cart: [{ id: "2", quantity: 1 }], later: [], wishes: [{ id: "4" }] };
    await ada.post("/api/account/choices", { owner, version: 0, choices });
    const user = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "ada@example.com")
      .executeTakeFirstOrThrow();
    await db.insertInto("former_addresses").values({ user_id: user.id, email: "ada@old.example", until: "" }).execute();
    const words = { rating: 5, author: "Ada Byron", title: "Good", body: "Good.", written_at: "", edited_at: null };
    await db
      .insertInto("reviews")
      .values({ id: "r", product_id: "2", user_id: user.id, ...words })
      .execute();
    await db
      .insertInto("reviews")
      .values({ id: "r2", product_id: "2", ...words, source: "Etsy", order_id: id })
      .execute();
    const picture = { width: 1, height: 1, data: "UEs=", added_at: "", released_at: null };
    await db
      .insertInto("review_pictures")
      .values({ id: "p", review_id: "r", ...picture })
      .execute();
    await db.insertInto("review_votes").values({ review_id: "r2", user_id: user.id, voted_at: "" }).execute();
    await shop.browser().post("/api/auth/forgot", { email: "ada@example.com" });
    return { ada, number, open: await idOf(late.number), user };
  }

  test("deleting an account that no longer exists does nothing", async () => {
    await eraseAccount(shop.db, { id: "nobody", email: "nobody@example.com" }, shop.clock.now());
    expect(await shop.db.selectFrom("users").selectAll().execute()).toEqual([]);
  });
});
