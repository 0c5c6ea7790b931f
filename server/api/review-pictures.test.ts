import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payNow } from "../../app/features/orders/pay-order.server.ts";
import { MAX_PICTURE, MAX_PICTURES } from "../../app/features/reviews/review.ts";
import { databaseKinds } from "../../db/test-database.ts";
import { release, writeWaiting } from "../../scripts/reviews/moderate.ts";
import { openTestAccounts } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";

const path = "/api/account/reviews/2/pictures";
const review = { rating: 4, author: "Ada B.", title: "Good", body: "It does what it is there for, every day." };

describe.each(databaseKinds())("pictures of reviews on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  let picture: Buffer;
  beforeAll(async () => {
    shop = await openTestAccounts(kind);
    picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#336699" } })
      .jpeg()
      .toBuffer();
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  async function buyer(email: string) {
    const own = await shop.open(email);
    const { body } = await own.post("/api/orders", orderBody([{ id: "2", quantity: 1 }], { contact: { email } }));
    const { number } = body["order"] as { number: string };
    const { id } = await shop.db
      .selectFrom("orders")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    await payNow(shop.db, id, shop.clock.now());
    await own.post("/api/account/reviews/2", review);
    return own;
  }
  const stored = async () => (await shop.db.selectFrom("review_pictures").select("id").execute()).length;
  const shown = async () => {
    const { body } = await shop.browser().get("/api/reviews?product=2");
    return (body["reviews"] as { pictures: { id: string }[] }[]).flatMap(({ pictures }) => pictures);
  };
  const seenBy = async (browser: ReturnType<typeof shop.browser>, address: string) => {
    const answer = await browser.send(address, {});
    return [answer.status, answer.headers.get("content-type")?.split(";")[0]];
  };

  test("are seen by their author alone until the owner, who gets a letter, releases them", async () => {
    const ada = await buyer("ada@example.com");
    const { status, body } = await ada.post(path, picture);
    expect(status).toBe(201);
    const id = String(body["id"]);
    expect((await ada.get("/api/account/reviews/2")).body).toMatchObject({
      review: { pictures: [{ id, width: 300, height: 200, isReleased: false }] },
    });
    const bob = await shop.open("bob@example.com");
    expect(await shown()).toEqual([]);
    expect(await seenBy(ada, `${path}/${id}`)).toEqual([200, "image/webp"]);
    for (const address of [`${path}/${id}`, `/api/reviews/pictures/${id}`])
      expect(await seenBy(bob, address)).toEqual([404, "application/json"]);

    await ada.post(path, picture);
    expect((await shop.mails()).filter(({ template }) => template === "review-pictures")).toEqual([]);
    shop.clock.pass(11 * 60_000);
    const letters = (await shop.mails()).filter(({ template }) => template === "review-pictures");
    expect(letters, "one letter for both").toHaveLength(1);
    expect(letters[0]?.to).toBe(shop.deps().shop.mail.owner);
    expect(letters[0]?.files?.map(({ name }) => name)).toContain(`${id}.webp`);
    const [, command = ""] = /npm run reviews -- release (\S+)/.exec(letters[0]?.text ?? "") ?? [];

    const folder = mkdtempSync(join(tmpdir(), "waiting-"));
    await writeWaiting(shop.db, folder);
    expect(readdirSync(folder)).toContain(`${id}.webp`);
    rmSync(folder, { recursive: true });
    expect(await release(shop.db, command)).toBe("2 pictures released: everybody sees them now.");
    expect(await shown()).toMatchObject([{ id }, {}]);
    expect(await seenBy(bob, `/api/reviews/pictures/${id}`)).toEqual([200, "image/webp"]);
    await expect(release(shop.db, undefined)).rejects.toThrow("No picture is waiting.");
  });

  test("go with the picture, the review or the account", async () => {
    const ada = await buyer("ada@example.com");
    const bob = await buyer("bob@example.com");
    const add = async () => String((await ada.post(path, picture)).body["id"]);
    const [first, second] = [await add(), await add()];
    await bob.post(`${path}/${first}/delete`, {});
    expect(await stored(), "nobody deletes another's").toBe(2);
    await ada.post(`${path}/${first}/delete`, {});
    expect(await seenBy(ada, `${path}/${first}`)).toEqual([404, "application/json"]);
    expect(await seenBy(ada, `${path}/${second}`)).toEqual([200, "image/webp"]);
    await ada.post("/api/account/reviews/2/delete", {});
    expect(await stored()).toBe(0);
    await ada.post("/api/account/reviews/2", review);
    await add();
    expect(await stored()).toBe(1);
    await shop.db.deleteFrom("users").where("email", "=", "ada@example.com").execute();
    expect(await stored()).toBe(0);
  });

  test("are at most four, also if five are sent at once", async () => {
    const ada = await buyer("ada@example.com");
    const answers = await Promise.all(Array.from({ length: MAX_PICTURES + 1 }, () => ada.post(path, picture)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409]);
    expect(await stored()).toBe(MAX_PICTURES);
  });

  test("are refused in clear words if they are none, and nothing is stored", async () => {
    const ada = await buyer("ada@example.com");
    const refusal = async (sent: Uint8Array) => {
      const { status, body } = await ada.post(path, sent);
      return [status, body.error?.code];
    };
    const disguised = new TextEncoder().encode("<!doctype html><title>A page</title>");
    expect(await refusal(disguised)).toEqual([422, "not-a-picture"]);
    expect(await refusal(picture.subarray(0, 300))).toEqual([422, "damaged-picture"]);
    expect(await refusal(new Uint8Array(MAX_PICTURE + 1))).toEqual([413, "too-large"]);
    expect(await refusal(new Uint8Array())).toEqual([422, "not-a-picture"]);
    expect(await stored()).toBe(0);
  });

  test("are only taken from somebody who has reviewed the product", async () => {
    const bob = await shop.open("bob@example.com");
    expect((await bob.post(path, picture)).status).toBe(404);
    expect((await shop.browser().post(path, picture)).status).toBe(401);
    const large = new Uint8Array(100_000);
    expect((await bob.post("/api/account/reviews/2", large)).status, "all else has its small limit").toBe(413);
  });
});
