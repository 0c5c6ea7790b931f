import { Hono } from "hono";
import { z } from "zod/mini";
import { attemptKey } from "../../app/features/account/attempts.server.ts";
import { type Checkout, checkoutSchema, orderedLines } from "../../app/features/checkout/checkout-schema.ts";
import { couponMessages } from "../../app/features/checkout/coupon.ts";
import { placeOrder } from "../../app/features/checkout/place-order.server.ts";
import type { OrderRefusal } from "../../app/features/checkout/place-order.ts";
import { giftCardMessages } from "../../app/features/gift-cards/gift-card.ts";
import { fieldErrors } from "../../app/features/orders/field-errors.ts";
import { ownCurrency } from "../../app/features/shop/own-currency.ts";
import type { AccountAccess } from "./account-access.ts";
import { keepPlacedOrder } from "./account-orders.ts";
import { tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { languageSchema, readJson, refuseFields } from "./json-body.ts";
import { orderedGoods } from "./ordered-goods.ts";
import { payUrlOf } from "./pay-url.ts";
import { refuseOrder } from "./refuse-order.ts";
import { createSharedLimit, limits } from "./shared-limit.ts";

/** `POST /`: places an order and returns the URL to pay it. */
export function orderRoutes(deps: Deps, account: AccountAccess): Hono {
  const { db, shop, coupons, environment, now, faults, payment } = deps;
  const checkoutRules = checkoutSchema(shop);
  const requestRules = requestSchema(shop.languages);
  const orders = createSharedLimit(deps, limits.orders);
  const ordersOfAddress = createSharedLimit(deps, limits.ordersOfAddress);
  const wrongCoupons = createSharedLimit(deps, limits.wrongCoupons);
  return new Hono().post("/", async (c) => {
    const json = await readJson(c);
    if (!json.ok) return json.response;
    const request = requestRules.safeParse(json.body);
    const checkout = checkoutRules.safeParse(json.body);
    if (!request.success || !checkout.success)
      return refuseFields(
        c,
        [request, checkout].flatMap((read) => (read.error ? fieldErrors(read.error) : [])),
      );
    const address = clientNetwork(c, environment);
    const wait = await countOrder(address, checkout.data);
    if (wait > 0) return tooMany(c, wait);
    const answer = await place(request.data, checkout.data, address);
    if (!answer.ok) {
      if (isUnknownCode(answer)) await wrongCoupons.count(address);
      return refuseOrder(c, answer);
    }
    await keepPlacedOrder(c, deps, account, answer.id);
    const { number, code, total: charged } = answer.order;
    return c.json({ order: { number, code, total: charged, payUrl: await payUrlOf(deps, answer) } }, 201);
  });

  /** Counts the order towards the limits and returns the seconds to wait, 0 if it is within them. */
  async function countOrder(address: string | undefined, { contact, coupon, giftCards }: Checkout): Promise<number> {
    return Math.max(
      await orders.count(address),
      await ordersOfAddress.count(contact.email),
      coupon || giftCards ? await wrongCoupons.check(address) : 0,
    );
  }

  async function place(request: OrderRequest, checkout: Checkout, address: string | undefined) {
    const { key, lines, language, total: shownTotal, charge: shownCharge } = request;
    const ids = lines.map((line) => line.id);
    const goods = await orderedGoods(deps, ids, language);
    const { secret } = environment;
    const least = payment.least?.(ownCurrency);
    return placeOrder(
      { ...goods, db, shop, coupons, now, faults, provider: payment.id, least, secret },
      { key, lines, language, shownTotal, shownCharge, checkout, ...limitedTo(address) },
    );
  }

  function limitedTo(network: string | undefined) {
    if (environment.rateLimit === 0) return {};
    return { limited: { network: network && attemptKey(limits.orders, network, environment.secret) } };
  }
}

const unknownCodes = [couponMessages["coupon-unknown"], giftCardMessages["gift-card-unknown"]] as readonly string[];

function isUnknownCode(answer: OrderRefusal): boolean {
  return answer.code === "invalid" && answer.fields.some(({ message }) => unknownCodes.includes(message));
}

type OrderRequest = z.infer<ReturnType<typeof requestSchema>>;

function requestSchema(languages: readonly string[]) {
  const reload = "Please reload the page.";
  const amount = z.optional(z.int({ error: reload }).check(z.nonnegative(reload)));
  return z.object({
    key: z.string({ error: reload }).check(z.regex(/^[\w-]{16,64}$/, reload)),
    lines: orderedLines,
    language: languageSchema(languages),
    total: amount,
    charge: amount,
  });
}
