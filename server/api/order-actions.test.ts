import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Order } from "../../app/features/orders/order.ts";
import { shop } from "../../shop.config.ts";
import { type Answer, openTestApi } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe("looking up an order", () => {
  test("a wrong number and a wrong code cannot be told apart", async () => {
    const { number, code } = await api.place();
    const wrong = [
      `${number}?code=2222-2222-2222`,
      `V-2222-2222?code=${code}`,
      `${number}?code=`,
      number,
      `x?code=${"9".repeat(500)}`,
    ];
    const answers = await Promise.all(wrong.map(async (path) => api.get(`/api/orders/${path}`)));
    const bodies = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Answer["body"]).error));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([404]));
    expect(new Set(bodies.map(({ requestId, ...rest }: Record<string, unknown>) => JSON.stringify(rest))).size).toBe(1);
  });

  test("an order is found however its number and code are typed", async () => {
    const { number, code } = await api.place();
    const typed = `${number.toLowerCase().replaceAll("-", " ")}?code=${code.replaceAll("-", "").toLowerCase()}`;
    expect((await api.get(`/api/orders/${typed}`)).status).toBe(200);
  });

  test("an order keeps its number when the prefix of new ones changes", async () => {
    const before = await api.place();
    await api.reopen({}, { shop: { ...shop, orderPrefix: "TEA" } });
    const after = await api.place();
    expect([before.number.slice(0, 2), after.number.slice(0, 4)]).toEqual(["V-", "TEA-"]);
    for (const { number, code } of [before, after])
      for (const typed of [number, number.toLowerCase().replaceAll("-", "")])
        expect((await api.get(`/api/orders/${typed}?code=${code}`)).status).toBe(200);
  });

  test("guessing one number's code is limited, from wherever and however it is written; who has opened it stays in", async () => {
    const { number, code } = await api.place();
    const owner = `/api/orders/${number}?code=${code}`;
    expect((await api.get(owner)).status).toBe(200);
    const ways = [number, number.toLowerCase().replaceAll("-", ""), number.replaceAll("-", "%20")];
    const statuses: number[] = [];
    for (let i = 0; i < 305; i++) statuses.push((await api.get(`/api/orders/${ways[i % 3]}?code=1`)).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(300);
    expect(statuses.slice(300)).toEqual([429, 429, 429, 429, 429]);
    expect((await api.get(owner)).status).toBe(200);
  });

  test("a withdrawal is stored and answered the same, whether or not it matches an order", async () => {
    const { number } = await api.place();
    const person = { name: "Ada", email: "someone@example.com", language: "en" };
    const real = await api.send(`/api/orders/${number}/withdraw`, person);
    const other = await api.send("/api/orders/V-2222-2222/withdraw", person);
    expect([real.status, other.status]).toEqual([201, 201]);
    expect(Object.keys(real.body.receipt)).toEqual(Object.keys(other.body.receipt));
    expect(await api.db.selectFrom("withdrawals").selectAll().execute()).toHaveLength(2);
    expect((await api.send(`/api/orders/${number}/withdraw`, {})).status).toBe(422);
  });

  test("an order is found and withdrawn from although digits were read as the letters they look like", async () => {
    const [number, code, mistaken] = ["V-7K82-M5X6", "K78T-2MX6-95HW", "V-7KBZ-MSXG"];
    const { number: placed } = await api.place();
    await api.db.updateTable("orders").set({ number, code }).where("number", "=", placed).execute();
    const found = await api.get(`/api/orders/${mistaken}?code=K7BT-ZMXG-9SHW`);
    expect(found.status).toBe(200);
    const { order } = (await found.json()) as { order: Order };
    expect(order.number).toBe(number);
    const { body } = await api.send(`/api/orders/${mistaken}/withdraw`, {
      name: "Ida",
      email: order.contact.email,
      language: "en",
    });
    expect(body.receipt, "does not tell whether there is such an order").toMatchObject({ number: mistaken });
    const stored = await api.db.selectFrom("withdrawals").select(["number", "order_id"]).executeTakeFirstOrThrow();
    expect(stored).toEqual({ number, order_id: expect.any(String) });
  });

  test("an order whose number and code have such letters is found as before", async () => {
    const [number, code] = ["V-7KBZ-MSXG", "K7BT-ZMXG-9SHW"];
    const { number: placed } = await api.place();
    await api.db.updateTable("orders").set({ number, code }).where("number", "=", placed).execute();
    expect((await api.get(`/api/orders/${number}?code=${code}`)).status).toBe(200);
    expect((await api.get(`/api/orders/${number}?code=K78T-2MX6-95HW`)).status).toBe(200);
    expect((await api.get(`/api/orders/${number}?code=K78T-2MX6-95HX`)).status).toBe(404);
  });
});
