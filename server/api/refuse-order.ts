import type { Context } from "hono";
import type { OrderRefusal } from "../../app/features/checkout/place-order.ts";
import { type Refusal, refuse } from "./answers.ts";
import { refuseFields } from "./json-body.ts";

const refusals: Record<Exclude<OrderRefusal["code"], "invalid">, Pick<Refusal, "status" | "message">> = {
  "sold-out": { status: 409, message: "We no longer have that many in stock." },
  gone: { status: 409, message: "Something in your cart is no longer sold." },
  "price-changed": { status: 409, message: "The total has changed. Please check it before you order." },
  "too-little": {
    status: 409,
    message: "So little cannot be charged. Please add something to your cart.",
  },
  "too-many-pieces": { status: 409, message: "One order cannot have that many." },
  "too-many-unpaid": {
    status: 409,
    message:
      "Several orders with this e-mail address or from your network are waiting for payment. Please pay for one or cancel it first; unpaid orders end by themselves.",
  },
  "key-reused": { status: 422, message: "This order has already been placed. Please reload the page." },
};

/** Responds with the reason why an order was not placed, and its details: the lines, the total. */
export function refuseOrder(c: Context, answer: OrderRefusal): Response {
  if (answer.code === "invalid") return refuseFields(c, answer.fields);
  const { ok: _, code, ...details } = answer;
  return refuse(c, { ...refusals[code], code, details });
}
