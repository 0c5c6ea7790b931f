import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_LINES } from "../../app/features/cart/cart.ts";
import { MAX_WISHES } from "../../app/features/wishlist/wishlist.ts";
import { databaseKinds } from "../../db/test-database.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";

const path = "/api/account/choices";
const nothing = { cart: [], later: [], wishes: [] };
const choices = {
  cart: [{ id: "4", color: "black", size: "m", quantity: 2 }],
  later: [{ id: "1", quantity: 1 }],
  wishes: [{ id: "2" }],
};

describe.each(databaseKinds())("cart and wishlist of an account on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  type Browser = ReturnType<typeof shop.browser>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind);
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  const ownerOf = async (browser: Browser) => (await browser.get(path)).body["owner"] as string;
  const offer = async (browser: Browser, version: number, given: object = choices, owner?: string) =>
    browser.post(path, { owner: owner ?? (await ownerOf(browser)), version, choices: given });

  test("are shared between the devices of an account, and with nobody else", async () => {
    const phone = await shop.open("ada@example.com");
    expect((await phone.get(path)).body).toMatchObject({ version: 0, choices: nothing });
    expect((await offer(phone, 0)).body).toMatchObject({ isKept: true, version: 1 });
    const desk = shop.browser();
    await desk.signIn("ada@example.com");
    expect((await desk.get(path)).body).toEqual({ owner: await ownerOf(phone), version: 1, choices });
    const bob = await shop.open("bob@example.com");
    expect((await bob.get(path)).body).toMatchObject({ version: 0, choices: nothing });
    expect((await shop.browser().get(path)).status).toBe(401);
    expect((await shop.browser().post(path, { owner: "", version: 0, choices })).status).toBe(401);
  });

  test("are overwritten only with the current version; other writers get the current state back", async () => {
    const ada = await shop.open("ada@example.com");
    await offer(ada, 0);
    for (const version of [0, 2]) {
      const { status, body } = await offer(ada, version, nothing);
      expect([status, body]).toEqual([200, { isKept: false, owner: await ownerOf(ada), version: 1, choices }]);
    }
    expect((await offer(ada, 1, nothing)).body).toMatchObject({ isKept: true, version: 2 });
    const at = await Promise.all(Array.from({ length: 6 }, () => offer(ada, 2)));
    expect(at.filter(({ body }) => body["isKept"])).toHaveLength(1);
    expect((await ada.get(path)).body).toMatchObject({ version: 3, choices });
  });

  test("are not written by a tab that still believes somebody else is signed in", async () => {
    const ada = await shop.open("ada@example.com");
    const bob = await shop.open("bob@example.com");
    const { body } = await offer(bob, 0, choices, await ownerOf(ada));
    expect(body).toEqual({ isKept: false, owner: await ownerOf(bob), version: 0, choices: nothing });
    expect(await ownerOf(ada)).not.toBe(await ownerOf(bob));
    expect(await shop.db.selectFrom("account_choices").selectAll().execute()).toEqual([]);
  });

  test("are limited in size, and a price that is sent along is not stored", async () => {
    const ada = await shop.open("ada@example.com");
    const line = { id: "1", quantity: 1 };
    const tooMuch = [
      { ...choices, cart: Array(MAX_LINES + 1).fill(line) },
      { ...choices, later: Array(MAX_LINES + 1).fill(line) },
      { ...choices, wishes: Array(MAX_WISHES + 1).fill({ id: "1" }) },
      { ...choices, cart: [{ ...line, id: "1".repeat(41) }] },
      { ...choices, cart: [{ ...line, color: "b".repeat(81) }] },
      ...[0, -1, 0.5, 10_000, "2"].map((quantity) => ({ ...choices, cart: [{ ...line, quantity }] })),
      { cart: [] },
    ];
    for (const given of tooMuch) expect((await offer(ada, 0, given)).status).toBe(422);
    for (const version of [-1, 0.5, "1", 2 ** 31]) expect((await offer(ada, version as number)).status).toBe(422);
    await offer(ada, 0, { ...nothing, cart: [{ ...line, price: 1, name: "Tea" }], note: "Ring twice" });
    expect((await ada.get(path)).body["choices"]).toEqual({ ...nothing, cart: [line] });
    expect((await shop.db.selectFrom("account_choices").selectAll().execute())[0]?.choices).not.toMatch(/price|Ring/);
  });

  test("need the CSRF token, and are deleted with the account", async () => {
    const ada = await shop.open("ada@example.com");
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ owner: await ownerOf(ada), version: 0, choices });
    expect((await ada.send(path, { method: "POST", headers, body })).status).toBe(403);
    await offer(ada, 0);
    await ada.post("/api/account/delete", { password: PASSWORD });
    expect(await shop.db.selectFrom("account_choices").selectAll().execute()).toEqual([]);
  });
});
