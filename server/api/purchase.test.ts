import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workJobs } from "../jobs/work-jobs.ts";
import { openTestApi, orderBody } from "./test-api.ts";
import { jobHandlers } from "./workers.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe("a purchase", () => {
  test("goes from order to payment to the order's page, and its e-mails are in the outbox", async () => {
    const { number, code, payUrl } = await api.place();
    expect(payUrl).toBe(`/pay/${number}?code=${code}`);
    const paid = await api.send("/api/payments/test", { number, code, outcome: "pay" });
    expect(paid.body.redirect).toBe(`/success?order=${number}&code=${code}`);
    const shown = await api.get(`/api/orders/${number}?code=${code}`);
    expect(await shown.json()).toMatchObject({ order: { number, state: "paid", total: 4490 } });
    await workJobs({ ...api.deps(), handlers: jobHandlers(api.deps()) });
    const mails = readdirSync(join(api.dataDir, "outbox")).filter((file) => file.endsWith(".txt"));
    expect(mails.map((file) => file.replace(/^.*?-.*?-/, "")).toSorted()).toEqual([
      "order-confirmation.txt",
      "order-notice.txt",
    ]);
    const mail = readFileSync(
      join(api.dataDir, "outbox", mails.find((file) => file.includes("confirmation")) ?? ""),
      "utf8",
    );
    expect(mail).toContain(number);
    expect(mail).toContain(code);
    expect(mail).toContain("€44.90");
  });

  test("names the products in the language it was made in", async () => {
    const { body } = await api.send("/api/orders", orderBody([{ id: "1", quantity: 2 }], { language: "de" }));
    const { number, code, total } = body.order;
    const shown = await api.get(`/api/orders/${number}?code=${code}`);
    const lines = [{ name: "Ding 1", language: "de" }];
    expect(await shown.json()).toMatchObject({ order: { language: "de", lines } });
    expect(total, "at the same price").toBe((await api.place()).total);
  });

  test("releases its stock once and leads to /cancel if the payment is declined or cancelled", async () => {
    for (const [outcome, reason] of [
      ["decline", "declined"],
      ["cancel", "cancelled"],
    ]) {
      const { number, code } = await api.place();
      expect(await api.left("1")).toBe(3);
      for (let i = 0; i < 3; i++) {
        const { body } = await api.send("/api/payments/test", { number, code, outcome });
        expect(body.redirect).toBe(`/cancel?order=${number}&code=${code}&reason=${reason}`);
      }
      expect(await api.left("1")).toBe(5);
    }
  });

  test("leads to the paid order if the shopper goes back after paying and cancels", async () => {
    const { number, code } = await api.place();
    await api.send("/api/payments/test", { number, code, outcome: "pay" });
    const { body } = await api.send("/api/payments/test", { number, code, outcome: "cancel" });
    expect(body.redirect).toBe(`/success?order=${number}&code=${code}`);
    expect((await api.send(`/api/orders/${number}/cancel`, { code })).status).toBe(409);
  });

  test("can be cancelled by the shopper before it is paid, also twice", async () => {
    const { number, code } = await api.place();
    for (let i = 0; i < 2; i++)
      expect((await api.send(`/api/orders/${number}/cancel`, { code })).body.order).toMatchObject({
        state: "cancelled",
      });
    expect(await api.left("1")).toBe(5);
  });

  test("is one order with one response if sent twice", async () => {
    const body = orderBody([{ id: "1", quantity: 2 }]);
    expect(await api.send("/api/orders", body)).toEqual(await api.send("/api/orders", body));
    expect(await api.countOrders()).toBe(1);
  });

  test("names the sold-out line and how many are left", async () => {
    const { status, body } = await api.send(
      "/api/orders",
      orderBody([{ id: "4", color: "black", size: "m", quantity: 4 }]),
    );
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: "sold-out", lines: [{ id: "4", color: "black", size: "m", left: 3 }] });
  });
});
