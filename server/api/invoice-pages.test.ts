import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemFonts } from "../../app/features/invoices/invoice-page.ts";
import { payNow } from "../../app/features/orders/pay-order.server.ts";
import { lookUpOrder } from "../../app/features/orders/read-order.server.ts";
import { refundOrder } from "../../app/features/payment/refund-order.server.ts";
import { observatoryScore } from "../../tests/observatory.ts";
import { wordsOf } from "../language.ts";
import { invoicePages } from "./invoice-pages.ts";
import { openTestApi, orderBody } from "./test-api.ts";

const wordsIn = (language: string) => wordsOf(language, "public/locales");

describe("an invoice as a page", () => {
  let api: Awaited<ReturnType<typeof openTestApi>>;
  beforeAll(async () => {
    api = await openTestApi();
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  async function paid(more: Record<string, unknown> = {}) {
    const { body } = await api.send("/api/orders", orderBody([{ id: "2", quantity: 2 }], more));
    const found = await lookUpOrder(api.db, body.order.number, body.order.code);
    if (!found) throw new Error("the order is gone");
    await payNow(api.db, found.id, api.clock.now());
    return found;
  }
  const ask = (path: string, headers: Record<string, string> = {}) =>
    invoicePages({ deps: api.deps(), faces: systemFonts, wordsIn }).request(`https://localhost${path}`, { headers });
  const access = ({ order }: Awaited<ReturnType<typeof paid>>) => `order=${order.number}&code=${order.code}`;

  test("opens with the order's number and code only", async () => {
    const [hers, other] = [await paid(), await paid()];
    const answer = await ask(`/invoice/INV-1001?${access(hers)}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const text of ["Invoice INV-1001", "Ada Lovelace", "Vitrine Handels GmbH", "DE000000000", "Thing 2", "€40.88"])
      expect(html.replace(/<[^>]+>/g, "")).toContain(text);
    const refused = [
      `/invoice/INV-1001?${access(other)}`,
      `/invoice/INV-1001?order=${hers.order.number}&code=XXXX-XXXX-XXXX`,
      `/invoice/INV-1001?order=${hers.order.number}`,
      "/invoice/INV-1001",
      `/invoice/INV-1999?${access(hers)}`,
      `/invoice/INV-1001%00?${access(other)}`,
    ];
    for (const path of refused) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      const text = await answer.text();
      expect(text, path).toContain("We found no order with this number and code");
      expect(text, path).not.toContain("Ada Lovelace");
    }
  });

  test("is not cached, not indexed, sends no referrer, and runs nothing but its own print button", async () => {
    const order = await paid();
    const { headers } = await ask(`/invoice/INV-1001?${access(order)}`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toMatch(/script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+';/);
    const more = { "x-frame-options": "DENY", "x-content-type-options": "nosniff" };
    const safe = new Headers([...headers, ...Object.entries(more), ["strict-transport-security", "max-age=63072000"]]);
    expect(observatoryScore({ headers: safe, isSecure: true }).score).toBeGreaterThanOrEqual(100);
  });

  test("shows the shop's letterhead instead of its name in text, loaded from the shop only", async () => {
    const order = await paid();
    const letterhead = { file: "/icon.svg", width: 160, height: 40 };
    const deps = { ...api.deps(), shop: { ...api.deps().shop, letterhead } };
    const answer = await invoicePages({ deps, faces: systemFonts, wordsIn }).request(
      `https://localhost/invoice/INV-1001?${access(order)}`,
    );
    expect(await answer.text()).toContain(
      '<p class="mark"><img src="/icon.svg" alt="Vitrine" width="160" height="40"></p>',
    );
    expect(answer.headers.get("content-security-policy")).toContain("img-src 'self';");
  });

  test("is in the language and direction of the order, whatever the reader's language is", async () => {
    const order = await paid({ language: "ar" });
    const html = await (await ask(`/invoice/INV-1001?${access(order)}`, { "accept-language": "de" })).text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain("رقم الفاتورة");
    expect(html).toContain("<bdi>Vitrine Handels GmbH · Lindenhof 12 · 10405 Berlin</bdi>");
  });

  test("links to its credit notes, which name it", async () => {
    const stored = await paid();
    await refundOrder(
      { ...api.deps(), secrets: api.deps().environment.secrets },
      stored,
      { line: 1, quantity: 1 },
      api.clock.now(),
    );
    const invoice = await (await ask(`/invoice/INV-1001?${access(stored)}`)).text();
    const way = /href="(\/invoice\/CN-1001[^"]+)"/.exec(invoice)?.[1] ?? "";
    const note = (await (await ask(way.replaceAll("&amp;", "&"))).text()).replace(/<[^>]+>/g, " ");
    expect(note).toMatch(/Corrects invoice\s+INV-1001/);
    expect(note).toMatch(/Total credited\s+€17\.99/);
    expect(note).not.toContain("Paid in full");
  });

  test("escapes what a shopper typed", async () => {
    const address = { name: "<b>Ada</b>", street: "Lindenhof 12", postcode: "10405", city: "Berlin", country: "DE" };
    const order = await paid({ address });
    const html = await (await ask(`/invoice/INV-1001?${access(order)}`)).text();
    expect(html).toContain("&lt;b&gt;Ada&lt;/b&gt;");
    expect(html).not.toContain("<b>Ada");
  });

  test("says that the shop is unavailable while its database is", async () => {
    const lost = await openTestApi();
    await lost.db.destroy();
    const pages = invoicePages({ deps: lost.deps(), faces: systemFonts, wordsIn });
    const answer = await pages.request("https://localhost/invoice/INV-1001?order=V-2222-2222&code=2222-2222-2222");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("content-security-policy"), "the busy page's own policy").not.toContain("font-src");
    expect(await answer.text()).toContain("The shop cannot do this right now");
  });
});
