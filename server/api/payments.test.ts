import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentProvider } from "../../app/features/payment/payment-provider.ts";
import { testPayment } from "../../app/features/payment/test-payment.server.ts";
import { openTestApi } from "./test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe("a provider's message", () => {
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
  /** From a machine: without the cookie and the token of a browser. */
  const send = (headers: Record<string, string>) =>
    api.send("/api/payments/pay-2-go/webhook", '{ "paid":  true }', { cookie: "", "x-csrf-token": "", ...headers });

  test("comes to it word for word, with the signature in whatever header it has", async () => {
    await api.reopen({}, { payment });
    expect((await send({ "x-signature": "of pay-2-go" })).status).toBe(200);
    expect(heard).toEqual(['{ "paid":  true }']);
  });

  test("is refused without its signature", async () => {
    await api.reopen({}, { payment });
    expect((await send({})).body.error.code).toBe("bad-signature");
  });
});
