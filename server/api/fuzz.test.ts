import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds } from "../../db/test-database.ts";
import { isLong } from "../../tests/is-long.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";
import { bodiesFar, bodiesNear, spoiled } from "./test-bodies.ts";
import { fingerprint } from "./test-fingerprint.ts";

type Target = { route: string; right: unknown; runs: number };

const MANY = 20;
/** Number of runs for endpoints that hash a password, which is slow by design. */
const FEW = 8;
const seed = 20261121;
/** How many times as many requests. */
const times = isLong ? 20 : 1;
const address = { name: "Ada", street: "Lindenhof 12", postcode: "10405", city: "Berlin", country: "DE" };
const email = "ada@example.com";
const token = "x".repeat(30);
const wrong = "not her password";

const targets: readonly Target[] = [
  { route: "/api/orders", right: orderBody([{ id: "4", color: "white", size: "m", quantity: 1 }]), runs: MANY * 2 },
  { route: "/api/quote", right: { lines: [{ id: "1", quantity: 2 }], country: "AT", coupon: "fiver" }, runs: MANY * 2 },
  { route: "/api/coupons", right: { code: "fiver" }, runs: MANY },
  { route: "/api/orders/:number/pay", right: { code: "2222-2222-2222" }, runs: MANY },
  { route: "/api/orders/:number/cancel", right: { code: "2222-2222-2222" }, runs: MANY },
  {
    route: "/api/orders/:number/withdraw",
    right: { name: "Ada", email, language: "en", lines: [{ id: "1", quantity: 1 }] },
    runs: MANY,
  },
  { route: "/api/payments/test", right: { number: "V-2222-2222", code: "2222-2222", outcome: "pay" }, runs: MANY },
  { route: "/api/back-in-stock", right: { email, item: "4:black:xl", language: "en" }, runs: MANY },
  {
    route: "/api/contact",
    right: { name: "Ada", email, subject: "A chair", message: "Does it come in oak?" },
    runs: MANY,
  },
  { route: "/api/newsletter", right: { email, language: "de" }, runs: MANY },
  { route: "/api/newsletter/confirm", right: { token }, runs: MANY },
  { route: "/api/newsletter/unsubscribe", right: { token }, runs: MANY },
  { route: "/api/auth/register", right: { name: "Ada", email, password: PASSWORD, language: "en" }, runs: FEW },
  { route: "/api/auth/confirm", right: { token, password: PASSWORD }, runs: FEW },
  { route: "/api/auth/sign-in", right: { email, password: wrong }, runs: FEW },
  { route: "/api/auth/forgot", right: { email }, runs: FEW },
  { route: "/api/auth/reset", right: { token, password: PASSWORD }, runs: FEW },
  { route: "/api/account/profile", right: { name: "Ada", language: "en" }, runs: MANY },
  { route: "/api/account/email", right: { email: "new@example.com", password: wrong }, runs: FEW },
  { route: "/api/account/email/confirm", right: { token }, runs: MANY },
  { route: "/api/account/password", right: { current: wrong, password: PASSWORD }, runs: FEW },
  { route: "/api/account/delete", right: { password: wrong }, runs: FEW },
  { route: "/api/account/addresses", right: { address, isDefault: true }, runs: MANY },
  { route: "/api/account/addresses/:id", right: { address, isDefault: true }, runs: MANY },
  {
    route: "/api/account/choices",
    right: {
      owner: "an account",
      version: 0,
      choices: { cart: [{ id: "4", color: "black", size: "m", quantity: 1 }], later: [], wishes: [{ id: "1" }] },
    },
    runs: MANY,
  },
  { route: "/api/account/requests/remove", right: { item: "4:black:xl" }, runs: MANY },
  { route: "/api/account/sessions/end", right: { id: "a session" }, runs: MANY },
  { route: "/api/account/orders/claim", right: { number: "V-2222-2222", code: "2222-2222-2222" }, runs: MANY },
  {
    route: "/api/account/reviews/:product",
    right: {
      rating: 5,
      author: "Ada B.",
      title: "Good",
      body: "It holds what it promises.",
      fit: "small",
      language: "de",
    },
    runs: MANY,
  },
  { route: "/api/reviews/:id/helpful", right: { isHelpful: true }, runs: MANY },
];

/** These read no body, or a picture, which has tests of its own. */
const bodiless = [
  "/api/auth/sign-out",
  "/api/account/addresses/:id/delete",
  "/api/account/reviews/:product/delete",
  "/api/account/reviews/:product/pictures",
  "/api/account/reviews/:product/pictures/:id/delete",
  "/api/account/sessions/end-all",
];

const names: Record<string, string> = { ":number": "V-2222-2222", ":id": "an-address", ":product": "1" };
const pathOf = (route: string) => route.replace(/:\w+/g, (name) => names[name] ?? name);

describe.each(databaseKinds())("the API over %s, whatever it is sent", (kind) => {
  let shop: Awaited<ReturnType<typeof openTestAccounts>>;
  let ada: Awaited<ReturnType<typeof shop.open>>;
  const share = kind === "SQLite" ? 1 : 0.25;

  beforeAll(async () => {
    shop = await openTestAccounts(kind);
    await shop.reset();
    await shop.reopen({ RATE_LIMIT: "0" });
    ada = await shop.open("ada@example.com");
  }, 60_000);
  afterAll(() => shop.close());

  let last = "";

  /** Sends a body and checks that it was either processed, or refused with a code and without any change. */
  async function hold(path: string, body: string): Promise<void> {
    const headers = { "content-type": "application/json", "x-csrf-token": ada.jar.get("csrf") ?? "" };
    const response = await ada.send(path, { method: "POST", headers, body });
    const answer = (await response.json()) as { error?: { code?: unknown } };
    expect(response.status, body.slice(0, 300)).toBeLessThan(500);
    const after = await fingerprint(shop.db);
    if (response.status >= 400) {
      expect(answer.error?.code).toEqual(expect.any(String));
      expect(after, "a refused request changes nothing").toBe(last);
    }
    last = after;
  }

  test("every endpoint that changes something is in this test", () => {
    const known = [...targets.map(({ route }) => route), ...bodiless];
    expect(known.toSorted()).toEqual(shop.changes().toSorted());
  });

  test.each(targets)("$route processes or refuses any body without breaking", async ({ route, right, runs }) => {
    const path = pathOf(route);
    const near = bodiesNear(right).map((body) => JSON.stringify(body) ?? "");
    const bodies = fc.oneof({ arbitrary: near, weight: 4 }, { arbitrary: bodiesFar, weight: 1 });
    const examples = runs === FEW ? [] : spoiled(right).map((body): [string] => [JSON.stringify(body)]);
    const numRuns = examples.length + Math.ceil(runs * share * times);
    last = await fingerprint(shop.db);
    await fc.assert(
      fc.asyncProperty(bodies, (body) => hold(path, body)),
      { numRuns, seed, examples },
    );
  });

  test.each([
    "/api/stock?items=",
    "/api/reviews?product=1&offset=",
    "/api/reviews?sort=worst&product=",
    "/api/reviews?product=1&words=",
    "/api/reviews?product=1&stars=",
    "/api/reviews?product=1&language=",
    "/api/reviews/pictures/",
    "/api/orders/",
    "/api/orders/V-2222-2222?code=",
    "/api/account/orders/",
    "/api/account/reviews/",
  ])("%s… reads any address without breaking", async (start) => {
    const examples = ["\u0000", "1e99", "-1", "%", "__proto__", "a".repeat(5000)].map((text): [string] => [text]);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
        const answer = await ada.send(`${start}${encodeURIComponent(text.toWellFormed())}`, {});
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 20 * times, seed, examples },
    );
  });

  test("nobody was harmed: the account exists and its session is valid", async () => {
    expect((await ada.user())?.email).toBe("ada@example.com");
  });
});
