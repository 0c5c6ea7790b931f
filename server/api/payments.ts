import { Hono } from "hono";
import { z } from "zod/mini";
import { token } from "../../app/features/orders/form-fields.ts";
import { settleTestPayment } from "../../app/features/payment/test-payment.server.ts";
import { refuse } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import type { OrderAccess } from "./order-access.ts";

const testPayment = z.object({
  number: token(40),
  code: token(60),
  outcome: z.enum(["pay", "decline", "cancel"], { error: "Choose how the payment ends." }),
});

/** `POST /test`: the outcome chosen on the test payment screen. Exists with the test provider only. */
export function testPaymentRoutes(deps: Deps, access: OrderAccess): Hono {
  return new Hono().post("/test", jsonBody(testPayment), async (c) => {
    const { number, code, outcome } = c.var.body;
    const found = await access.open(c, number, code);
    return found instanceof Response ? found : c.json({ redirect: await settleTestPayment(deps, found, outcome) });
  });
}

/** `POST /<provider>/webhook`: webhook messages, authenticated by the signature over their exact bytes. */
export function webhookRoutes({ payment, log }: Deps): Hono {
  return new Hono().post(`/${payment.id}/webhook`, async (c) => {
    const answer = await payment.handleWebhook?.(await c.req.text(), c.req.raw.headers);
    if (answer === "done") return c.json({ received: true });
    log.warn({ provider: payment.id }, "a message was refused: its signature is missing, wrong or too old");
    return refuse(c, { status: 400, code: "bad-signature", message: "This message is not from the payment provider." });
  });
}
