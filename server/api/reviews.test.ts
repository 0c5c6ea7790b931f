import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payNow } from "../../app/features/orders/pay-order.server.ts";
import { customerRating } from "../../app/features/reviews/count-reviews.server.ts";
import { databaseKinds } from "../../db/test-database.ts";
import { reply } from "../../scripts/reviews/moderate.ts";
import { openTestAccounts } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";

describe.each(databaseKinds())("reviews on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  type Browser = ReturnType<typeof shop.browser>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind);
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  async function order(browser: Browser, email: string) {
    const { body } = await browser.post("/api/orders", orderBody([{ id: "2", quantity: 2 }], { contact: { email } }));
    return body["order"] as { number: string };
  }
  const idOf = async (number: string) =>
    (await shop.db.selectFrom("orders").select("id").where("number", "=", number).executeTakeFirstOrThrow()).id;

  test("reviews are written by buyers, one per product, and marked as verified only while that is true", async () => {
    const ada = await shop.open("ada@example.com");
    const review = { rating: 4, author: "Ada B.", title: "Good", body: "It does what it is there for, every day." };
    expect((await ada.post("/api/account/reviews/2", review)).status).toBe(403);
    const { number } = await order(ada, "ada@example.com");
    expect((await ada.post("/api/account/reviews/2", review)).status).toBe(403);
    await payNow(shop.db, await idOf(number), shop.clock.now());
    expect((await ada.post("/api/account/reviews/2", { ...review, rating: 6 })).status).toBe(422);
    expect((await ada.post("/api/account/reviews/2", review)).status).toBe(201);
    expect((await ada.post("/api/account/reviews/2", { ...review, rating: 2 })).status).toBe(201);
    const read = async () => (await shop.browser().get("/api/reviews?product=2&sort=best")).body;
    expect(await read()).toMatchObject({ histogram: [0, 1, 0, 0, 0], reviews: [{ rating: 2, isVerified: true }] });
    expect(JSON.stringify(await read())).not.toContain("ada@");
    await shop.db.updateTable("orders").set({ state: "refunded" }).execute();
    expect(await read()).toMatchObject({ reviews: [{ isVerified: false }] });
    const bob = await shop.open("bob@example.com");
    await bob.post("/api/account/reviews/2/delete", {});
    expect(await read()).toMatchObject({ reviews: [{}] });
    expect(await customerRating(shop.db, "2"), "the rating for search engines").toEqual({ average: 2, count: 1 });
    await ada.post("/api/account/reviews/2/delete", {});
    expect(await read()).toMatchObject({ histogram: [0, 0, 0, 0, 0], sources: [], reviews: [] });
    expect(await customerRating(shop.db, "2")).toBeUndefined();
  });

  /** Reviews of other customers, as they are stored. */
  async function write(
    reviews: readonly { id: string; rating?: number; body?: string; language?: string; fit?: string }[],
  ) {
    const rows = reviews.map(({ id, ...said }, i) => ({
      id,
      product_id: "2",
      user_id: null,
      author: "Bob",
      title: `Number ${id}`,
      body: "",
      rating: 3,
      written_at: `2026-01-0${i + 1}T12:00:00.000Z`,
      edited_at: null,
      ...said,
    }));
    await shop.db.insertInto("reviews").values(rows).execute();
  }
  const ids = async (query: string) => {
    const { body } = await shop.browser().get(`/api/reviews?product=2&${query}`);
    const { reviews, found } = body as unknown as { reviews: { id: string }[]; found: number };
    expect(found).toBe(reviews.length);
    return reviews.map(({ id }) => id).join("");
  };

  test("can be filtered by stars and language, and searched without regard to capitals and accents", async () => {
    await write([
      { id: "a", rating: 5, language: "de", body: "Große Ärmel, schöner Stoff." },
      { id: "b", rating: 5, language: "en", body: "The sleeves are long." },
      { id: "c", rating: 1, body: "Le tissu est déchiré." },
    ]);
    expect(await ids("")).toBe("cba");
    expect([await ids("stars=5"), await ids("stars=4"), await ids("stars=9")]).toEqual(["ba", "", "cba"]);
    expect([await ids("language=de"), await ids("language=fr")]).toEqual(["a", ""]);
    expect([await ids("words=ARMEL"), await ids("words=sleeves+long"), await ids("words=sleeves+short")]).toEqual([
      "a",
      "b",
      "",
    ]);
    expect([await ids("words=d%C3%A9chire&stars=1"), await ids("words=%25_'")]).toEqual(["c", "cba"]);
    const { body } = await shop.browser().get("/api/reviews?product=2&stars=1");
    expect(body, "what all of them say is not filtered").toMatchObject({
      histogram: [1, 0, 0, 0, 2],
      languages: ["de", "en"],
    });
  });

  test("say together how goods fit, and each of them what its author said", async () => {
    await write([{ id: "a", fit: "small" }, { id: "b", fit: "small" }, { id: "c", fit: "expected" }, { id: "d" }]);
    const { body } = await shop.browser().get("/api/reviews?product=2");
    expect(body).toMatchObject({
      fitting: { small: 2, expected: 1, large: 0 },
      reviews: [{ id: "d" }, { fit: "expected" }, { fit: "small" }, { fit: "small" }],
    });
  });

  test("are found helpful once by each customer, but not by their author, and sorted by that", async () => {
    await write([{ id: "a" }, { id: "b" }]);
    const ada = await shop.open("ada@example.com");
    const bob = await shop.open("bob@example.com");
    const press = async (browser: Browser, isHelpful: boolean, id = "a") =>
      (await browser.post(`/api/reviews/${id}/helpful`, { isHelpful })).body;
    expect(await press(ada, true)).toEqual({ helpful: 1 });
    expect(await press(ada, true)).toEqual({ helpful: 1 });
    expect(await press(bob, true)).toEqual({ helpful: 2 });
    expect([await ids("sort=newest"), await ids("sort=helpful")]).toEqual(["ba", "ab"]);
    expect((await ada.get("/api/account/reviews/2")).body).toMatchObject({ votes: ["a"] });
    expect(await press(ada, false)).toEqual({ helpful: 1 });
    expect((await ada.post("/api/reviews/unknown/helpful", { isHelpful: true })).status).toBe(404);
    expect((await shop.browser().post("/api/reviews/a/helpful", { isHelpful: true })).status).toBe(401);
    const { id } = await shop.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "ada@example.com")
      .executeTakeFirstOrThrow();
    await shop.db.updateTable("reviews").set({ user_id: id }).where("id", "=", "b").execute();
    expect((await ada.post("/api/reviews/b/helpful", { isHelpful: true })).status).toBe(404);
  });

  test("show the owner's answer until it is taken away", async () => {
    await write([{ id: "a" }]);
    const answer = async () => {
      const { body } = await shop.browser().get("/api/reviews?product=2");
      return (body["reviews"] as { reply?: string }[])[0]?.reply;
    };
    expect(await reply(shop.db, "a", "Thank you, Bob.")).toBe('"Number a" is answered.');
    expect(await answer()).toBe("Thank you, Bob.");
    await reply(shop.db, "a", " ");
    expect(await answer()).toBeUndefined();
    await expect(reply(shop.db, "z", "Thanks")).rejects.toThrow('There is no review "z".');
  });
});
