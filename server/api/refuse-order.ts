import type { Context } from "hono";
import type { OrderRefusal } from "../../app/features/checkout/place-order.ts";
import { refuse } from "./answers.ts";
import { refuseFields } from "./json-body.ts";

/** Says why an order was not placed. */
export function refuseOrder(c: Context, answer: OrderRefusal): Response {
  const { code } = answer;
  switch (code) {
    case "invalid":
      return refuseFields(c, answer.fields);
    case "sold-out":
      return refuse(c, {
        status: 409,
        code,
        message: "We no longer have that many in stock.",
        details: { lines: answer.lines },
      });
    case "gone":
      return refuse(c, {
        status: 409,
        code,
        message: "Something in your cart is no longer sold.",
        details: { lines: answer.lines },
      });
    case "price-changed":
      return refuse(c, {
        status: 409,
        code,
        message: "The total has changed. Please check it before you order.",
        details: { total: answer.total },
      });
    case "too-many-unpaid":
      return refuse(c, {
        status: 409,
        code,
        message:
          "Several orders with this e-mail address or from your network are waiting for payment. Please pay for one or cancel it first; unpaid orders end by themselves.",
      });
    case "key-reused":
      return refuse(c, {
        status: 422,
        code,
        message: "This order has already been placed. Please reload the page.",
      });
  }
}
