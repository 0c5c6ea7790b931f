import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { checkoutOf, emptyDraft } from "../../app/features/checkout/checkout-draft.ts";
import { checkoutSchema } from "../../app/features/checkout/checkout-schema.ts";
import { TypedFields } from "../../app/features/checkout/typed-fields.tsx";
import { mailOf } from "../../app/features/order-letters/test-mails.ts";
import { listOrders } from "../../app/features/orders/list-orders.server.ts";
import type { Order } from "../../app/features/orders/order.ts";
import { OrderDetails } from "../../app/features/orders/order-details.tsx";
import { orderById } from "../../app/features/orders/read-order.server.ts";
import { checkoutFields, fieldsOf } from "../../app/settings/checkout-fields.ts";
import { databaseKinds } from "../../db/test-database.ts";
import { orderCsv, orderSheet } from "../../scripts/orders/order-tables.ts";
import { shop as ownShop } from "../../shop.config.ts";
import { openTestAccounts, PASSWORD } from "./test-accounts.ts";
import { orderBody } from "./test-api.ts";

/** The table with a field more in each of its groups. */
vi.mock("../../app/settings/checkout-fields.ts", async (original) => {
  const table = await original<typeof import("../../app/settings/checkout-fields.ts")>();
  Object.assign(table.checkoutFields.contact, { taxNumber: { label: "Tax number", max: 20, kind: "code" } });
  Object.assign(table.checkoutFields.address, { reference: { label: "Your reference", max: 40 } });
  Object.assign(table.checkoutFields.order, {
    greeting: { label: "Words on the card", max: 60, rows: 4, missing: "Write something on the card." },
  });
  return table;
});

const typed = { contact: { email: "ada@example.com", taxNumber: " DE123 " }, greeting: "All the best\nAda" };
const address = { name: "Ada Byron", street: "Ahornweg 3", reference: "Kettles 7", postcode: "10405", city: "Berlin" };
const body = (more: object = {}) =>
  orderBody([{ id: "2", quantity: 1 }], { ...typed, address: { ...address, country: "DE" }, ...more });

test("fields added to the table are part of the form, as their rows say", () => {
  const field = (name: string) => ({ id: `f-${name}`, name, value: "", error: undefined, onChange: () => {} });
  const html = renderToStaticMarkup(
    <>
      <TypedFields fields={fieldsOf("contact")} field={field} />
      <TypedFields fields={fieldsOf("order")} field={field} />
    </>,
  );
  expect(html).toMatch(/for="f-taxNumber"[^>]*>Tax number<span[^>]*> \(optional\)/);
  expect(html).toMatch(/<input id="f-taxNumber"[^>]*autoCapitalize="characters"/);
  expect(html).toMatch(/for="f-greeting"[^>]*>Words on the card <\/label><textarea[^>]*maxLength="60"[^>]*required/);
});

test("fields added to the table are part of the draft, and of what is sent and checked", () => {
  const draft = {
    ...emptyDraft("DE"),
    ...{ "contact.email": "ada@example.com", "contact.taxNumber": " DE123 ", acceptsTerms: "yes" },
    ...Object.fromEntries(Object.entries(address).map(([part, text]) => [`address.${part}`, text])),
  };
  const check = (greeting: string) =>
    checkoutSchema(ownShop).safeParse(checkoutOf({ ...draft, greeting } as typeof draft, { method: "standard" }));
  expect(check(typed.greeting).data).toMatchObject({
    contact: { taxNumber: "DE123" },
    address: { reference: "Kettles 7" },
    greeting: "All the best\nAda",
  });
  expect(check(" ").error?.issues[0]).toMatchObject({ path: ["greeting"], message: "Write something on the card." });
  expect(check("a".repeat(61)).error?.issues[0]?.path).toEqual(["greeting"]);
});

test("what has rules of its own is as long as its row says", () => {
  const schema = checkoutSchema(ownShop);
  for (const [group, fields] of Object.entries(checkoutFields))
    for (const [name, { max }] of Object.entries(fields)) {
      const text = "1".repeat(max + 1);
      const wrong = group === "order" ? { [name]: text } : { [group]: { [name]: text } };
      const paths = schema.safeParse(wrong).error?.issues.map(({ path }) => path.join("."));
      expect(paths, `${name} of more than ${max}`).toContain(group === "order" ? name : `${group}.${name}`);
    }
  const longest = {
    email: `${"a".repeat(60)}@${`${"b".repeat(50)}.`.repeat(3)}${"c".repeat(36)}.de`,
    phone: `+${"1".repeat(25)}`,
  };
  expect(longest.email.length).toBeLessThanOrEqual(checkoutFields.contact.email.max);
  expect(longest.phone).toHaveLength(checkoutFields.contact.phone.max);
  const issues = schema.safeParse({ contact: longest }).error?.issues.filter(({ path }) => path[0] === "contact");
  expect(issues).toEqual([]);
});

test.each(databaseKinds())(
  "fields added to the table are kept with the order, shown wherever it is, handed out and deleted with the account, on %s",
  async (kind) => {
    const shop = await openTestAccounts(kind);
    onTestFinished(shop.close);
    await shop.reset();
    const ada = await shop.open("ada@example.com");
    const refused = await ada.post("/api/orders", body({ greeting: "" }));
    expect(refused.body.error?.fields).toEqual([{ path: "greeting", message: "Write something on the card." }]);
    const { number, code } = (await ada.post("/api/orders", body())).body["order"] as Order;
    const { body: read } = await ada.get(`/api/orders/${number}?code=${code}`);
    const order = read["order"] as Order;
    expect(order).toMatchObject({ ...typed, contact: { ...typed.contact, taxNumber: "DE123" } });

    const page = renderToStaticMarkup(
      <MemoryRouter>
        <OrderDetails order={order} />
      </MemoryRouter>,
    );
    expect(page).toContain('<p dir="ltr" class="text-match-parent">DE123</p>');
    expect(page).toContain("Kettles 7");
    expect(page).toMatch(/>Words on the card<\/h3><p[^>]*>All the best\nAda</);

    const { id } = await shop.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
    for (const template of ["order-confirmation", "order-notice"] as const) {
      const text = (await mailOf(shop.db, { template, orderId: id }))?.text;
      expect(text).toContain("Words on the card:\nAll the best\nAda");
      expect(text).toContain("Kettles 7");
    }
    expect((await mailOf(shop.db, { template: "order-notice", orderId: id }))?.text).toContain("DE123");

    const stored = await orderById(shop.db, id);
    expect(stored && orderSheet(stored)).toMatch(/ada@example\.com {2}DE123.*Words on the card:\nAll the best\nAda/s);
    const listed = await listOrders(shop.db);
    const csv = await orderCsv(
      (async function* () {
        yield* listed;
      })(),
    );
    expect(csv).toMatch(/,phone,tax_number,note,greeting\r?\n.*,,DE123,,"All the best\nAda"/s);

    const { body: taken } = await ada.get("/api/account/export");
    const details = { contact: { taxNumber: "DE123" }, greeting: "All the best\nAda" };
    expect(taken["tables"]).toMatchObject({ orders: [{ details, address: { reference: "Kettles 7" } }] });

    await shop.db.updateTable("orders").set({ state: "cancelled" }).execute();
    await ada.post("/api/account/delete", { password: PASSWORD });
    const left = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    expect(left).toMatchObject({ number, details: null });
    expect(JSON.stringify(left)).not.toMatch(/DE123|Kettles|best/);
  },
  60_000,
);
