import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Cents } from "../../app/features/catalogue/product.ts";
import type { PaymentProvider } from "../../app/features/payment/payment-provider.ts";
import { testPayment } from "../../app/features/payment/test-payment.server.ts";
import { openTestApi, orderBody } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test("a provider's minimum amount is known before ordering, and smaller orders are refused", async () => {
  const asked = async () => (await api.get("/api/payments")).json();
  expect(await asked()).toEqual({ provider: "test", least: 0 });
  await api.reopen({}, { payment: { ...testPayment, least: () => 100_000 as Cents } });
  expect(await asked()).toEqual({ provider: "test", least: 100_000 });
  const { status, body } = await api.send("/api/orders", orderBody([{ id: "1", quantity: 1 }]));
  expect([status, body.error]).toMatchObject([409, { code: "too-little", least: 100_000 }]);
});

describe("a provider's webhook message", () => {
  const heard: string[] = [];
  const payment: PaymentProvider = {
    ...testPayment,
    id: "pay-2-go",
    async handleWebhook(raw, headers) {
      if (headers.get("x-signature") !== "of pay-2-go") return "refused";
      heard.push(raw);
      return "done";
    },
  };
  /** Sends as a server would: without a browser's cookie and token. */
  const send = (headers: Record<string, string>) =>
    api.send("/api/payments/pay-2-go/webhook", '{ "paid":  true }', { cookie: "", "x-csrf-token": "", ...headers });

  test("reaches the provider's handler byte for byte, with whatever signature header it uses", async () => {
    await api.reopen({}, { payment });
    expect((await send({ "x-signature": "of pay-2-go" })).status).toBe(200);
    expect(heard).toEqual(['{ "paid":  true }']);
  });

  test("is refused without its signature", async () => {
    await api.reopen({}, { payment });
    expect((await send({})).body.error.code).toBe("bad-signature");
  });
});
