import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "../app/features/checkout/place-order.server.ts";
import { payOrder } from "../app/features/orders/pay-order.server.ts";
import { createOrderDeps, orderInput, resetShop } from "../app/features/orders/test-shop.ts";
import { customerRating } from "../app/features/reviews/count-reviews.server.ts";
import { listReviews } from "../app/features/reviews/list-reviews.server.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../db/test-database.ts";
import { reviewsCommand } from "./reviews.ts";
import { answerOnShop } from "./run-command.ts";

const head = "Product,Stars,Title,Text,Name,Date,Order,Verified";
const folder = mkdtempSync(join(tmpdir(), "reviews-"));
const file = join(folder, "reviews.csv");
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(databaseKinds())("imported reviews on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  async function reviews(rows: readonly string[], ...args: string[]): Promise<string> {
    writeFileSync(file, [head, ...rows].join("\r\n"));
    const place = { [kind === "SQLite" ? "DATA_DIR" : "DATABASE_URL"]: database.place };
    const [command = "", ...others] = args;
    const { code, out, err } = await answerOnShop(reviewsCommand, [command, file, ...others], place);
    return code === 0 ? out : err;
  }
  const shown = (productId: string) => listReviews(database.db, { productId, sort: "newest", offset: 0 });
  const good = [
    '2,5,"Good, really","Two lines\nof it",Ada B.,2025-03-31,,yes',
    "2,1,,Broke at once.,Bob,2024-02-29 08:30:00 UTC,,yes",
  ];

  test("show their source, and are not marked as verified because the file says so", async () => {
    const said = await reviews(good, "import", "--from", "Etsy");
    expect(said).toBe("- Columns that are not shown were left out: Verified.\n2 reviews imported.\n");
    expect(await shown("2")).toMatchObject({
      histogram: [1, 0, 0, 0, 1],
      sources: ["Etsy"],
      reviews: [
        {
          author: "Ada B.",
          rating: 5,
          title: "Good, really",
          body: "Two lines\nof it",
          source: "Etsy",
          isVerified: false,
        },
        {
          author: "Bob",
          rating: 1,
          title: "",
          writtenAt: "2024-02-29T08:30:00.000Z",
          source: "Etsy",
          isVerified: false,
        },
      ],
    });
    expect(await customerRating(database.db, "2"), "search engines only accept the shop's own reviews").toBeUndefined();
  }, 60_000);

  test("are stored once, even if a file is imported again or repeats a review", async () => {
    await reviews(good, "import", "--from", "Etsy");
    const again = await reviews([...good, good[1] ?? "", "1,4,,New.,Cy,2025-01-01,,"], "import", "--from", "Amazon");
    expect(again).toContain("- line 5 says the same as line 4 and is left out.\n");
    expect(again).toContain("1 review imported; 2 others had been imported before.\n");
    expect(await database.db.selectFrom("reviews").select("id").execute()).toHaveLength(3);
  }, 60_000);

  test("are rejected all together, each mistake in one line with its number", async () => {
    const wrong = [
      ...good,
      "999999,5,,Fine.,Ada,2025-01-01,,",
      "2,6,,Fine.,Ada,2025-01-01,,",
      "2,5,,,Ada,2025-01-01,,",
      "2,5,,Fine.,ada@example.com,2025-01-01,,",
      "2,5,,Fine.,,31.03.2025,,",
      "2,5,,Fine.,Ada,2025-02-30,,",
      "2,5,,Fine.,Ada,2999-01-01,,",
      "2,5,,Fine.",
    ];
    expect(
      await reviews(wrong, "import", "--from", "Etsy"),
    ).toBe(`line 5: product: "999999" is not in the catalogue, or add --allow-missing
line 6: stars: is not a number of stars from 1 to 5
line 7: text: is missing, and there is no title either
line 8: name: is an e-mail address, which everybody would see
line 9: name: is missing
line 9: date: is not a date such as 2025-03-31
line 10: date: "2025-02-30" is no date
line 11: date: "2999-01-01" is yet to come
line 12: row: has 4 cells where the header has 8

9 faults: nothing was changed.
`);
    expect(await database.db.selectFrom("reviews").select("id").execute()).toEqual([]);
    expect(await reviews(good, "import")).toBe(
      "Say where they were written, as shoppers are to read it: --from Etsy\n",
    );
    expect(await reviews(wrong.slice(0, 3), "check", "--allow-missing")).toContain("2 reviews: no faults.");
  }, 60_000);

  test("are answered, and their pictures released, by commands that say what they did", async () => {
    const { db } = database;
    await reviews(good, "import", "--from", "Etsy");
    const { id } = await db.selectFrom("reviews").select("id").where("rating", "=", 1).executeTakeFirstOrThrow();
    const picture = { width: 1, height: 1, data: "UEs=", added_at: "", released_at: null };
    const rows = ["p1", "p2"].map((name) => ({ id: name, review_id: id, ...picture }));
    await db.insertInto("review_pictures").values(rows).execute();
    const run = (...args: string[]) => reviewsCommand({ db } as Parameters<typeof reviewsCommand>[0], args);
    expect(await run("list")).toContain("Broke at once.\n2 pictures to be released");
    expect(await run("remove", "p1.webp")).toBe('The picture "p1" is removed.');
    expect(await run("release", id)).toBe("1 picture released: everybody sees it now.");
    expect((await shown("2")).reviews[1]?.pictures).toMatchObject([{ id: "p2" }]);
    await expect(run("release", id)).rejects.toThrow(`No picture of "${id}" is waiting.`);
    await expect(run("release", "--all")).rejects.toThrow("No picture is waiting.");
    expect(await run("reply", id, "We", "are", "sorry.")).toBe('"Bob" is answered.');
    expect(await run("list")).toContain("Your answer: We are sorry.");
    expect(await run("release")).toContain("npm run reviews -- release <id>");
  }, 60_000);

  test("are a verified purchase only if an order of this shop proves it", async () => {
    const placed = await placeOrder(createOrderDeps(database.db), orderInput([{ id: "2", quantity: 1 }]));
    if (!placed.ok) throw new Error(placed.code);
    const { number, total } = placed.order;
    const rows = [`2,5,,Mine.,Ada,2025-01-01,${number.toLowerCase()},`, `1,5,,Not in it.,Ada,2025-01-01,${number},`];
    const said = await reviews([...rows, "2,5,,Whose?,Ada,2025-01-01,X-2222-2222,"], "import", "--from", "Etsy");
    expect(said).toContain(`- line 3: no order "${number}" of this shop has the product: not a verified purchase.\n`);
    expect(said).toContain('- line 4: no order "X-2222-2222" of this shop');
    const verified = async () =>
      (await shown("2")).reviews.filter(({ isVerified }) => isVerified).map(({ body }) => body);
    expect(await verified()).toEqual([]);
    await payOrder({ db: database.db, now: () => new Date() }, { orderId: placed.id, amount: total, currency: "EUR" });
    expect(await verified()).toEqual(["Mine."]);
    expect((await shown("1")).reviews).toMatchObject([{ isVerified: false }]);
    await database.db.updateTable("orders").set({ state: "refunded" }).execute();
    expect(await verified()).toEqual([]);
  }, 60_000);
});
