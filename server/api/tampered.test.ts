import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";
import { fingerprint } from "./test-fingerprint.ts";

type Shop = Awaited<ReturnType<typeof openTestAccounts>>;
type Browser = Awaited<ReturnType<Shop["open"]>>;
type Theirs = { number: string; code: string; address: string; session: string };

const address = { name: "Eve", street: "Lindenhof 12", postcode: "10405", city: "Berlin", country: "DE" };
const lines = (more: object) => [{ id: "1", quantity: 1, ...more }];
const review = { rating: 5, author: "Eve", title: "Good", body: "It holds what it promises." };

/** What Eve sends, signed in as herself; `theirs` holds ids of Ada's. */
const attempts: readonly (readonly [what: string, path: string, body: (theirs: Theirs) => unknown])[] = [
  ["an order for half a piece", "orders", () => orderBody(lines({ quantity: 0.5 }))],
  ["an order for a piece and a half", "orders", () => orderBody(lines({ quantity: 1.5 }))],
  ["an order for pieces of another's price", "orders", () => orderBody(lines({ quantity: -1 }), { total: 0 })],
  ["an order with a number as a text", "orders", () => orderBody(lines({ quantity: "1e2" }))],
  ["an order that is too large to count", "orders", () => orderBody(lines({ quantity: 2 ** 53 }))],
  ["an order for nothing", "orders", () => orderBody([])],
  ["an order at its own total", "orders", () => orderBody(lines({ price: 1 }), { total: 1 })],
  ["an order at a total in yen", "orders", () => orderBody(lines({}), { total: 2490 / 160, currency: "JPY" })],
  ["an order of what is sold elsewhere", "orders", () => orderBody([{ id: "6", quantity: 1 }])],
  ["an order of what there is not", "orders", () => orderBody([{ id: "99", quantity: 1 }])],
  [
    "an order of a colour there is not",
    "orders",
    () => orderBody([{ id: "4", color: "gold", size: "m", quantity: 1 }]),
  ],
  ["an order of a thing without its size", "orders", () => orderBody([{ id: "4", color: "black", quantity: 1 }])],
  ["an order of a size that it has not", "orders", () => orderBody(lines({ size: "m" }))],
  [
    "an order of more than there is, in two lines",
    "orders",
    () => orderBody([...lines({ quantity: 3 }), ...lines({ quantity: 3 })]),
  ],
  ["an order of what is sold out", "orders", () => orderBody([{ id: "4", color: "black", size: "xl", quantity: 1 }])],
  ["an order with a coupon of her own", "orders", () => orderBody(lines({}), { coupon: "FREE100" })],
  ["an order below a coupon's least amount", "orders", () => orderBody(lines({}), { coupon: "WELCOME10" })],
  ["an order with a list of coupons", "orders", () => orderBody(lines({}), { coupon: ["FIVER", "FIVER"] })],
  [
    "an order to where nothing is sent",
    "orders",
    () => orderBody(lines({}), { address: { ...address, country: "US" } }),
  ],
  [
    "an order to a country of objects",
    "orders",
    () => orderBody(lines({}), { address: { ...address, country: "__proto__" } }),
  ],
  [
    "an order collected in another country",
    "orders",
    () => orderBody(lines({}), { method: "pickup", address: { ...address, country: "AT", postcode: "1010" } }),
  ],
  ["an order without the terms", "orders", () => orderBody(lines({}), { acceptsTerms: false })],
  [
    "an order with a line break in its mail address",
    "orders",
    () => orderBody(lines({}), { contact: { email: "eve@example.com\nBcc: all@example.com" } }),
  ],
  [
    "an order with two mail addresses",
    "orders",
    () => orderBody(lines({}), { contact: { email: "eve@example.com, ada@example.com" } }),
  ],
  ["an order under a key that is no key", "orders", () => orderBody(lines({}), { key: "1" })],
  ["a quote for a country of objects", "quote", () => ({ lines: lines({}), country: "constructor" })],
  [
    "paying Ada's order by its number",
    "payments/test",
    ({ number }) => ({ number, code: "2222-2222-2222", outcome: "pay" }),
  ],
  ["paying by a word that is none", "payments/test", ({ number, code }) => ({ number, code, outcome: "paid" })],
  ["paying Ada's order with no code", "payments/test", ({ number }) => ({ number, outcome: "pay" })],
  ["a page to pay Ada's order", "orders/{number}/pay", () => ({ code: "" })],
  ["cancelling Ada's order", "orders/{number}/cancel", () => ({ code: "2222-2222-2222" })],
  [
    "withdrawing with pieces below nothing",
    "orders/{number}/withdraw",
    () => ({ name: "Eve", email: "eve@example.com", language: "en", lines: lines({ quantity: -1 }) }),
  ],
  [
    "withdrawing from what has an address for a number",
    "orders/{number}/withdraw",
    () => ({
      name: "Eve",
      email: "bob@example.com",
      language: "en",
      lines: [{ id: "https://evil.example", quantity: 1 }],
    }),
  ],
  [
    "withdrawing under a name that is an address",
    "orders/{number}/withdraw",
    () => ({ name: "Win at https://evil.example", email: "bob@example.com", language: "en" }),
  ],
  [
    "an account for somebody else, to write to them",
    "auth/register",
    () => ({ name: "WWW.evil.example", email: "bob@example.com", password: PASSWORD, language: "en" }),
  ],
  ["Ada's order for her account", "account/orders/claim", ({ number, code }) => ({ number, code })],
  ["Ada's address, changed", "account/addresses/{address}", () => ({ address, isDefault: true })],
  [
    "an address without a street",
    "account/addresses",
    () => ({ address: { ...address, street: "" }, isDefault: true }),
  ],
  [
    "a cart of half a piece",
    "account/choices",
    () => ({ owner: "eve", version: 0, choices: { cart: lines({ quantity: 0.5 }), later: [], wishes: [] } }),
  ],
  ["a review of what she has not bought", "account/reviews/1", () => review],
  ["a review of six stars", "account/reviews/1", () => ({ ...review, rating: 6 })],
  ["a review of what there is not", "account/reviews/99", () => review],
  [
    "a new password without the old one",
    "account/password",
    () => ({ current: "", password: "another four words here" }),
  ],
  [
    "a new password with a wrong old one",
    "account/password",
    () => ({ current: "wrong", password: "another four words here" }),
  ],
  ["a password of one sign", "account/password", () => ({ current: PASSWORD, password: "aaaaaaaaaaaa" })],
  ["Ada's mail address without a password", "account/email", () => ({ email: "ada@example.com", password: "" })],
  ["the end of an account with a wrong password", "account/delete", () => ({ password: "wrong", id: "ada" })],
  [
    "a password by a link of her own making",
    "auth/reset",
    () => ({ token: "e30.e30.e30", password: "another four words here" }),
  ],
  [
    "an account by a link without a signature",
    "auth/confirm",
    () => ({ token: `e30.${btoa('{"email":"ada@example.com"}')}.`, password: PASSWORD }),
  ],
  ["a newsletter by a link of her own making", "newsletter/confirm", () => ({ token: "a".repeat(32) })],
  ["a notice for what is in stock", "back-in-stock", () => ({ email: "eve@example.com", item: "1", language: "en" })],
  [
    "a message with a head of its own",
    "contact",
    () => ({
      name: "Eve\r\nBcc: all@example.com",
      email: "eve@example.com",
      subject: "A chair",
      message: "Does it come in oak?",
    }),
  ],
];

describe("tampered requests are refused and change nothing", () => {
  let shop: Shop;
  let eve: Browser;
  let theirs: Theirs;

  beforeAll(async () => {
    shop = await openTestAccounts("SQLite");
    await shop.reset();
    await shop.reopen({ RATE_LIMIT: "0" });
    const ada = await shop.open("ada@example.com");
    const { body } = await ada.post("/api/orders", orderBody([{ id: "2", quantity: 1 }]));
    const { addresses } = (await ada.post("/api/account/addresses", { address, isDefault: true })).body as {
      addresses: { id: string }[];
    };
    const { sessions } = (await ada.get("/api/account/sessions")).body as { sessions: { id: string }[] };
    const order = body["order"] as { number: string; code: string };
    theirs = { ...order, address: addresses[0]?.id ?? "", session: sessions[0]?.id ?? "" };
    eve = await shop.open("eve@example.com");
  });
  afterAll(() => shop.close());

  test.each(attempts)("%s", async (_, path, body) => {
    const before = await fingerprint(shop.db);
    const place = path.replace(/\{(number|address)\}/, (__, name: "number" | "address") => theirs[name]);
    const answer = await eve.post(`/api/${place}`, body(theirs));
    expect([400, 401, 403, 404, 409, 422]).toContain(answer.status);
    expect(answer.body.error?.code).toEqual(expect.any(String));
    expect(await fingerprint(shop.db)).toBe(before);
  });

  test("Ada's data stays hers, even where the response does not reveal that it exists", async () => {
    const before = await fingerprint(shop.db);
    await eve.post(`/api/account/addresses/${theirs.address}/delete`, {});
    await eve.post("/api/account/sessions/end", { id: theirs.session });
    await eve.post("/api/account/reviews/1/delete", {});
    expect((await eve.get(`/api/account/orders/${theirs.number}`)).status).toBe(404);
    expect(await fingerprint(shop.db)).toBe(before);
  });

  test("nobody can change their identity by sending extra fields", async () => {
    const more = { id: "ada", email: "ada@example.com", email_verified: 1, role: "owner" };
    await eve.post("/api/account/profile", { name: "Eve", language: "de", ...more });
    expect(await eve.user()).toEqual({ name: "Eve", email: "eve@example.com", language: "de" });
  });
});
