import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../../db/test-database.ts";
import { isLong } from "../../tests/is-long.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";

const ADA = "ada@example.com";
const NEW = "another four words here";

describe.each(databaseKinds())("strangers, at two processes of a shop on %s,", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  beforeAll(async () => {
    shop = await openTestAccounts(kind, { processes: 2 });
  }, 60_000);
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  type Browser = ReturnType<typeof shop.browser>;
  const guess = async (from: Browser, email = ADA) => (await from.signIn(email, "a guess of words")).status;
  const order = (from: Browser, more = {}) => from.post("/api/orders", orderBody([{ id: "2", quantity: 1 }], more));
  const templates = async () => (await shop.mails()).map(({ template }) => template);
  /** Takes all attempts that strangers have for an address. */
  async function besiege(email = ADA): Promise<void> {
    for (let i = 0; i < 12; i++)
      for (let times = 0; times < 10; times++) await guess(shop.browser(`198.51.100.${i}`), email);
    expect(await guess(shop.browser("198.51.100.99"), email)).toBe(429);
  }

  test("who guess passwords keep no browser out that has signed in before, and the owner of the mailbox never", async () => {
    const ada = await shop.open(ADA);
    await besiege();
    expect((await ada.post("/api/account/password", { current: PASSWORD, password: NEW })).status).toBe(200);
    await ada.post("/api/auth/sign-out", {});
    for (let i = 0; i < 9; i++) expect(await guess(ada)).toBe(401);
    expect((await ada.signIn(ADA, NEW)).status).toBe(200);
    const phone = shop.browser();
    expect((await phone.signIn(ADA, NEW)).status).toBe(429);
    await phone.post("/api/auth/forgot", { email: ADA });
    const token = await shop.token("reset-password");
    expect((await phone.post("/api/auth/reset", { token, password: PASSWORD })).status).toBe(200);
    expect((await phone.signIn(ADA)).status).toBe(200);
    expect((await order(phone)).status).toBe(201);
  });

  test("who ask for letters leave one that works in the mailbox, and a known browser its own", async () => {
    const ada = await shop.open(ADA);
    // Each is answered after a quarter of a second at the earliest: all ask at once.
    const strangers = Array.from({ length: 20 }, (_, i) => shop.browser(`198.51.100.${i}`));
    await Promise.all(strangers.map((one) => one.post("/api/auth/forgot", { email: ADA })));
    expect((await templates()).filter((template) => template === "reset-password")).toHaveLength(15);
    const left = await shop.token("reset-password");
    await ada.post("/api/auth/forgot", { email: ADA });
    const own = await shop.token("reset-password");
    expect(own).not.toBe(left);
    expect((await shop.browser().post("/api/auth/reset", { token: left, password: NEW })).status).toBe(200);
  });

  test("with a cookie of another account, or a thousand, count as strangers", async () => {
    const [, eve] = [await shop.open(ADA), await shop.open("eve@example.com")];
    await besiege();
    expect(await guess(eve)).toBe(429);
    const many = shop.browser();
    for (let i = 0; i < 1000; i++) many.jar.set(`known-browser${i || ""}`, `${i}`.padStart(43, "A"));
    expect(await guess(many)).toBe(429);
  });

  test("count as one with an address in five ways, or a network", async () => {
    await shop.open(ADA);
    const ways = [ADA, "Ada@Example.COM", "ａｄａ@example.com", "ada+shop@example.com", " ada@example.com "];
    for (let i = 0; i < 10; i++) expect(await guess(shop.browser("203.0.113.9"), ways[i % 5])).toBe(401);
    for (const email of ways) expect(await guess(shop.browser("203.0.113.9"), email)).toBe(429);
    expect(await guess(shop.browser("203.0.113.9"), "ada@example.com.")).toBe(422);
    const networks = ["2001:db8::1", "2001:DB8:0:0:ffff::2", "2001:0db8:0000:0000:1:2:3:4", "2001:db8::1.2.3.4"];
    for (let i = 0; i < 10; i++) await guess(shop.browser(networks[i % 4]));
    for (const network of networks) expect(await guess(shop.browser(network))).toBe(429);
    const mapped = ["192.0.2.251", "::ffff:192.0.2.251", "::FFFF:c000:02fb", "0:0:0:0:0:ffff:c000:2fb"];
    for (let i = 0; i < 10; i++) await guess(shop.browser(mapped[i % 4]));
    for (const network of mapped) expect(await guess(shop.browser(network))).toBe(429);
    expect(await guess(shop.browser("::ffff:c000:02fc"))).toBe(401);
  });

  test("gain nothing and lose nobody an attempt when the clock is set back", async () => {
    await shop.open(ADA);
    for (let i = 0; i < 10; i++) await guess(shop.browser("203.0.113.9"));
    shop.clock.pass(-30_000);
    expect(await guess(shop.browser("203.0.113.9"))).toBe(429);
    shop.clock.pass(-86_400_000);
    expect((await shop.browser("203.0.113.9").signIn(ADA)).status).toBe(200);
    shop.clock.pass(86_430_000);
  });

  test("get a letter sent to the owner when they sign in with a browser of their own", async () => {
    const ada = await shop.open(ADA);
    await ada.signIn(ADA);
    expect(await templates()).not.toContain("new-browser");
    const thief = shop.browser();
    const firefox = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0" };
    await thief.signIn(ADA, PASSWORD, firefox);
    await thief.signIn(ADA, PASSWORD, firefox);
    const letters = (await shop.mails()).filter(({ template }) => template === "new-browser");
    expect(letters.map(({ to }) => to)).toEqual([ADA]);
    expect(letters[0]?.text).toContain("Firefox, Windows");
  });

  test("cannot plant a browser, and a new password forgets all of them but the one it was chosen in", async () => {
    const [ada, eve] = [await shop.open(ADA), await shop.open("eve@example.com")];
    const planted = eve.jar.get("known-browser") ?? "";
    const victim = shop.browser();
    victim.jar.set("known-browser", planted);
    await victim.signIn(ADA);
    expect(victim.jar.get("known-browser")).not.toBe(planted);
    const known = () => shop.db.selectFrom("known_browsers").selectAll().execute();
    expect(await known()).toHaveLength(3);
    await ada.post("/api/account/password", { current: PASSWORD, password: NEW });
    await besiege();
    expect((await victim.signIn(ADA, NEW)).status).toBe(429);
    expect((await ada.signIn(ADA, NEW)).status).toBe(200);
    for (let i = 0; i < 12; i++) await shop.browser().signIn("eve@example.com");
    expect(await known()).toHaveLength(11);
  });

  test("change no answer to the order of a signed-in browser, whatever they send", async () => {
    const network = fc.constantFrom("192.0.2.1", "198.51.100.1", "198.51.100.2", "198.51.100.3", "2001:db8::1");
    const what = fc.constantFrom("guess", "reset", "register", "order", "code", "coupon", "alert", "mine", "profile");
    const foreign = fc.record({ what, network, times: fc.integer({ min: 1, max: 35 }) });
    const contact = { contact: { email: ADA } };
    const send: Record<string, (from: Browser, number: string) => Promise<unknown>> = {
      guess: (from) => guess(from),
      reset: (from) => from.post("/api/auth/reset", { token: "no-such-token", password: NEW }),
      register: (from) => from.register(ADA),
      order: (from) => order(from, contact),
      code: (from, number) => from.get(`/api/orders/${number}?code=2222-2222-2222`),
      coupon: (from) => from.post("/api/coupons", { code: "GUESS" }),
      alert: (from) => from.post("/api/back-in-stock", { email: ADA, item: "4:black:xl", language: "en" }),
      mine: (from) => order(from),
      profile: (from) => from.post("/api/account/password", { current: "a guess of words", password: NEW }),
    };
    const run = async (sequence: readonly { what: string; network: string; times: number }[]) => {
      await shop.reset();
      await shop.db.updateTable("stock").set({ on_hand: 9_999 }).execute();
      const ada = await shop.open(ADA);
      const { body } = await order(ada, contact);
      const { number } = body["order"] as { number: string };
      for (const { what: name, network: from, times } of sequence) {
        const stranger = shop.browser(from);
        for (let i = 0; i < times; i++) await send[name]?.(stranger, number);
      }
      const again = await order(ada, contact);
      const seen = await ada.get(`/api/account/orders/${number}`);
      const renamed = await ada.post("/api/account/password", { current: PASSWORD, password: NEW });
      await ada.post("/api/auth/sign-out", {});
      const back = await ada.signIn(ADA, NEW);
      expect([again.status, seen.status, renamed.status, back.status]).toEqual([201, 200, 200, 200]);
    };
    const sequences = fc.array(foreign, { minLength: 1, maxLength: 12 });
    await fc.assert(fc.asyncProperty(sequences, run), { numRuns: isLong ? 100 : 6 });
  }, 600_000);
});
