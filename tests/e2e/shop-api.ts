import { randomUUID } from "node:crypto";

/** Posts JSON to the shop as its own scripts would, in whatever browser; returns the answer. Throws if it is refused. */
export type Post = <Answer>(path: string, body: object) => Promise<Answer>;

export type OrderLink = { number: string; code: string };

/** Whom the tests buy for. */
export const shopper = {
  email: "ida@example.org",
  name: "Ida Sommer",
  street: "Ahornweg 3",
  postcode: "10405",
  city: "Berlin",
};

export const PASSWORD = "four words in a row";

export const newAddress = () => `ida-${randomUUID()}@example.org`;

const { email: _, ...place } = shopper;
/** The shopper's address, as the checkout and the address book send it. */
export const address = { ...place, country: "DE" };

/** Returns each item ("12", "1:black:xl") once as an order's line, with as many pieces as it is named times. */
export function linesOf(items: readonly string[]) {
  return [...new Set(items)].map((item) => {
    const [id = "", color, size] = item.split(":");
    return { id, ...(color && { color }), ...(size && { size }), quantity: items.filter((one) => one === item).length };
  });
}

/** An order about to be placed; its items are named as in links to a shared cart. */
type Wish = { items: readonly string[]; email?: string; key?: string; giftCards?: readonly string[] };

/** Places an order for the shopper as the checkout does; it awaits payment. */
export async function order(post: Post, { items, email = shopper.email, key = randomUUID(), ...more }: Wish) {
  const body = {
    key,
    lines: linesOf(items),
    language: "en",
    contact: { email },
    address,
    method: "standard",
    acceptsTerms: true,
    ...more,
  };
  const { order } = await post<{ order: OrderLink }>("/api/orders", body);
  return { number: order.number, code: order.code, key };
}

/** Pays an order with the test payment. */
export async function pay(post: Post, { number, code }: OrderLink): Promise<void> {
  await post("/api/payments/test", { number, code, outcome: "pay" });
}

/** Registers an account and signs in to it; `confirmationOf` returns the token in the e-mail to an address. */
export async function openAccount(post: Post, confirmationOf: (email: string) => Promise<string>): Promise<string> {
  const email = newAddress();
  await post("/api/auth/register", { name: shopper.name, email, password: PASSWORD, language: "en" });
  await post("/api/auth/confirm", { token: await confirmationOf(email), password: PASSWORD });
  return email;
}
