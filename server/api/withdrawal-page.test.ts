import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemFonts } from "../../app/features/invoices/invoice-page.ts";
import { wordsOf } from "../language.ts";
import { openTestApi } from "./test-api.ts";
import { fingerprint } from "./test-fingerprint.ts";
import { withdrawalPages } from "./withdrawal-page.ts";

const wordsIn = (language: string) => wordsOf(language, "public/locales");
const own = { origin: "https://localhost", "sec-fetch-site": "same-origin" };
const typed = { name: "Ada Lovelace", number: "V-7KQ4-M2XD", email: "ada@example.com", language: "en" };

describe("a withdrawal without scripts", () => {
  let api: Awaited<ReturnType<typeof openTestApi>>;
  beforeAll(async () => {
    api = await openTestApi();
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  async function send(fields: Record<string, string>, headers: Record<string, string> = own) {
    const pages = withdrawalPages({ deps: api.deps(), faces: systemFonts, wordsIn });
    const answer = await pages.request("https://localhost/withdraw", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers,
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  }
  const stored = () => api.db.selectFrom("withdrawals").selectAll().execute();

  test("takes two steps and is received like any other, with a receipt by e-mail", async () => {
    const checked = await send({ ...typed, step: "check" });
    expect([checked.status, checked.html.includes("Check and confirm")]).toEqual([200, true]);
    expect(await stored()).toEqual([]);
    const { status, html } = await send({ ...typed, step: "confirm" });
    expect([status, html.includes("We have received your withdrawal")]).toEqual([201, true]);
    expect(await stored()).toMatchObject([{ name: "Ada Lovelace", number: "V-7KQ4-M2XD", lines: "[]" }]);
    const mails = await api.db.selectFrom("jobs").selectAll().execute();
    expect(mails.filter(({ payload }) => payload.includes("withdrawal-receipt"))).toHaveLength(1);
  });

  test("says beside each field what is wrong and keeps what was typed, in the page's language", async () => {
    const { status, html } = await send({
      ...typed,
      name: "<b>Ada",
      email: "ada",
      number: " ",
      language: "de",
      step: "confirm",
    });
    expect(status).toBe(422);
    expect(html).toContain('lang="de"');
    expect(html).toContain('value="&lt;b&gt;Ada"');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain(wordsIn("de").forNamespace("checkout")("Enter the order number."));
    expect(await stored()).toEqual([]);
    const changed = await send({ ...typed, step: "change" });
    expect([changed.status, changed.html.includes('value="V-7KQ4-M2XD"')]).toEqual([200, true]);
  });

  const foreign: [string, Record<string, string>][] = [
    ["a foreign origin", { ...own, origin: "https://evil.example" }],
    ["no origin", { "sec-fetch-site": "same-origin" }],
    ["an origin that is kept back", { ...own, origin: "null" }],
    ["another protocol", { ...own, origin: "http://localhost" }],
    ["a cross-site request", { ...own, "sec-fetch-site": "cross-site" }],
    ["a same-site request", { ...own, "sec-fetch-site": "same-site" }],
    ["a request from no page", { ...own, "sec-fetch-site": "none" }],
    ["no word of where it is from", { origin: own.origin }],
  ];
  test.each(foreign)("is refused from another site, with %s", async (_, headers) => {
    const before = await fingerprint(api.db);
    const { status, html } = await send({ ...typed, step: "confirm" }, headers);
    expect([status, html.includes("did not come from the shop")]).toEqual([403, true]);
    expect(await fingerprint(api.db)).toBe(before);
  });

  test("has the limits of the others", async () => {
    for (let i = 0; i < 10; i++) expect((await send({ ...typed, step: "confirm" })).status).toBe(201);
    const more = await send({ ...typed, step: "confirm" });
    expect([more.status, more.headers.has("retry-after")]).toEqual([429, true]);
    expect((await send({ ...typed, name: "x".repeat(70_000) })).status).toBe(413);
    expect((await send({ ...typed, name: "Ada https://evil.example" })).status).toBe(422);
  });

  test("is not closed to a shopper by strangers who use their address", async () => {
    await api.reopen({ TRUST_PROXY: "yes" });
    const from = (address: string) => send({ ...typed, step: "confirm" }, { ...own, "x-forwarded-for": address });
    for (let i = 0; i < 12; i++) await from("198.51.100.7");
    expect((await from("198.51.100.7")).status).toBe(429);
    expect((await from("203.0.113.9")).status).toBe(201);
  });
});
