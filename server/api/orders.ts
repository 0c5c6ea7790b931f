import { Hono } from "hono";
import { z } from "zod/mini";
import { hitKey, mailboxOf } from "../../app/features/account/rate-limit-hits.server.ts";
import { type Checkout, checkoutSchema, orderedLines } from "../../app/features/checkout/checkout-schema.ts";
import { couponMessages } from "../../app/features/checkout/coupon.ts";
import { orderHash, placeOrder } from "../../app/features/checkout/place-order.server.ts";
import type { PlaceOrderAnswer } from "../../app/features/checkout/place-order.ts";
import "../../app/features/checkout/regions.server.ts";
import { giftCardMessages } from "../../app/features/gift-cards/gift-card.ts";
import { fieldErrors } from "../../app/platform/forms/field-errors.ts";
import { ownCurrency } from "../../app/settings/own-currency.ts";
import type { AccountAccess, SignedIn } from "./account-access.ts";
import { keepPlacedOrder, whoOrders } from "./account-orders.ts";
import { tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { languageSchema, readJson, refuseFields } from "./json-body.ts";
import { orderedGoods } from "./ordered-goods.ts";
import { payUrlOf } from "./pay-url.ts";
import { refuseOrder } from "./refuse-order.ts";
import { createSharedLimits, limits, type Use } from "./shared-limit.ts";

/** `POST /`: places an order and returns the URL to pay it. */
export function orderRoutes(deps: Deps, account: AccountAccess): Hono {
  const { db, shop, coupons, environment, now, failpoints, payment } = deps;
  const checkoutRules = checkoutSchema(shop);
  const requestRules = requestSchema(shop.languages);
  const shared = createSharedLimits(deps);
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
    const network = clientNetwork(c, environment);
    const user = await whoOrders(c, deps, account);
    const codes: Use[] = hasCodes(checkout.data) ? [[limits.wrongCoupons, network]] : [];
    const name = `${request.data.key} ${orderHash({ ...request.data, checkout: checkout.data })}`;
    const { wait, isRepeat } = await shared.countOnce(name, ...usesOf(checkout.data, network, user), ...codes);
    if (wait > 0) return tooMany(c, wait);
    const answer = await place(request.data, checkout.data, { network, user });
    if (!isRepeat && !isUnknownCode(answer)) await shared.giveBack(...codes);
    if (!answer.ok) return refuseOrder(c, answer);
    if (user) await keepPlacedOrder(deps, user, answer.id);
    const { number, code, total: charged } = answer.order;
    return c.json({ order: { number, code, total: charged, payUrl: await payUrlOf(deps, answer) } }, 201);
  });

  async function place(request: OrderRequest, checkout: Checkout, from: Sender) {
    const { key, lines, language, total: shownTotal, charge: shownCharge } = request;
    const ids = lines.map((line) => line.id);
    const goods = await orderedGoods(deps, ids, language);
    const { secrets } = environment;
    const least = payment.least?.(ownCurrency);
    return placeOrder(
      { ...goods, db, shop, coupons, now, failpoints, provider: payment.id, least, secrets },
      { key, lines, language, shownTotal, shownCharge, checkout, ...limitedTo(checkout, from) },
    );
  }

  function limitedTo({ contact }: Checkout, { network, user }: Sender) {
    if (environment.rateLimit === 0) return {};
    const hash = (about: string) => hitKey(limits.orders, about, environment.secrets[0]);
    const holder = hash(user ? `account ${user.id}` : `mailbox ${mailboxOf(contact.email)}`);
    return { limited: { holder, network: network && hash(network), isGuest: !user } };
  }
}

type Sender = { network: string | undefined; user: SignedIn | undefined };

/** An account counts by itself: no stranger in its network, or with its e-mail address, can use up its orders. */
function usesOf({ contact }: Checkout, network: string | undefined, user: SignedIn | undefined): Use[] {
  if (user) return [[limits.orders, `account ${user.id}`]];
  return [
    [limits.orders, network],
    [limits.ordersOfAddress, mailboxOf(contact.email)],
  ];
}

function hasCodes({ coupon, giftCards }: Checkout): boolean {
  return Boolean(coupon || giftCards);
}

const unknownCodes = [couponMessages["coupon-unknown"], giftCardMessages["gift-card-unknown"]] as readonly string[];

function isUnknownCode(answer: PlaceOrderAnswer): boolean {
  return !answer.ok && answer.code === "invalid" && answer.fields.some(({ message }) => unknownCodes.includes(message));
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
