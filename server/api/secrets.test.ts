import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Cents } from "../../app/features/catalogue/product.ts";
import { issueGiftCards } from "../../app/features/gift-cards/gift-cards.server.ts";
import { databaseKinds } from "../../db/test-database.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";

const EARLIER = "an earlier secret of more than 32 signs";
const PRESENT = "the present secret of more than 32 signs";
const rotated = { SECRET: PRESENT, OTHER_SECRETS: `one more of thirty-two characters, ${EARLIER}` };
const cards = { value: 5000 as Cents, count: 1, currency: "EUR", expiresOn: "2099-12-31" };

describe.each(databaseKinds())("while an earlier SECRET is accepted, on %s", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind, { secure: true });
  }, 60_000);
  beforeEach(async () => {
    await shop.reset();
    await shop.reopen({ SECRET: EARLIER });
  });
  afterAll(() => shop.close());

  test("nobody is signed out, and a cookie that is renewed outlives the earlier secret", async () => {
    const [ada, bob] = [await shop.open("ada@example.com"), await shop.open("bob@example.com")];
    const before = ada.jar.get("__Host-session");
    await shop.reopen(rotated);
    expect([(await ada.user())?.email, (await bob.user())?.email]).toEqual(["ada@example.com", "bob@example.com"]);
    // The token that pages have is still good, too.
    const change = await ada.post("/api/account/profile", { name: "Ada King", language: "de" });
    expect(change.status, JSON.stringify(change.body)).toBe(200);
    const older = new Date(Date.now() + 28 * 86_400_000).toISOString();
    await shop.db.updateTable("sessions").set({ expires_at: older }).execute();
    await ada.user();
    expect(ada.jar.get("__Host-session")).not.toBe(before);
    await shop.reopen({ SECRET: PRESENT });
    expect([(await ada.user())?.email, await bob.user()]).toEqual(["ada@example.com", null]);
  });

  test("links in e-mails that were sent before open what they promise", async () => {
    const ada = await shop.open("ada@example.com");
    const bob = shop.browser();
    await bob.register("bob@example.com");
    const confirm = await shop.token("confirm-address");
    await ada.post("/api/account/email", { email: "ada@example.org", password: PASSWORD });
    const change = await shop.token("confirm-new-address");
    await shop.reopen(rotated);
    expect((await bob.post("/api/auth/confirm", { token: confirm, password: PASSWORD })).status).toBe(200);
    expect((await ada.post("/api/account/email/confirm", { token: change })).body["user"]).toMatchObject({
      email: "ada@example.org",
    });
  });

  test("a gift card is known by its code, and a cookie or card of any other secret is not", async () => {
    const { secrets } = shop.deps().environment;
    const [code] = await issueGiftCards(shop.db, { ...cards, secrets, now: shop.clock.now() });
    const ada = await shop.open("ada@example.com");
    const balance = async (browser = ada) => (await browser.post("/api/coupons", { code })).body["giftCard"];
    await shop.reopen(rotated);
    expect(await balance()).toMatchObject({ balance: 5000 });
    await shop.reopen({ SECRET: PRESENT });
    expect([await balance(shop.browser()), await ada.user()]).toEqual([null, null]);
    expect((await ada.post("/api/coupons", { code })).status, "nor is a form of that time").toBe(403);
  });
});
