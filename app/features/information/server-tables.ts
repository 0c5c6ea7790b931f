import type { Tables } from "../../../db/tables.ts";

export type ServerTable = { holds: string; kept: string };

const withTheOrder = "As long as the order";
const withTheAccount = "Until you delete the account";
const tax =
  "As long as tax law requires it; 30 days where it was never paid; without your name once the account is deleted";

/**
 * Everything the shop's database stores, as shown in the privacy policy. A new table does not compile without an entry
 * here.
 */
export const serverTables: Readonly<Record<keyof Tables, ServerTable>> = {
  orders: { holds: "Orders: e-mail address, addresses, telephone number if given, note, amounts", kept: tax },
  order_lines: { holds: "What was ordered, and at which price", kept: withTheOrder },
  order_events: { holds: "What happened to an order and when", kept: withTheOrder },
  order_keys: {
    holds:
      "Random numbers that tell when an order is sent twice, and who sent it from which network, in a form that cannot be read back",
    kept: "For 30 days",
  },
  coupon_uses: { holds: "Which e-mail address has used a coupon that each customer may use once", kept: withTheOrder },
  gift_cards: {
    holds: "Gift cards: value, balance, last day; their codes in a form that cannot be read back, nothing about you",
    kept: "For as long as the shop exists",
  },
  gift_card_uses: { holds: "What an order took from which gift card", kept: withTheOrder },
  payments: { holds: "The payment provider’s number for the payment of an order", kept: withTheOrder },
  payment_events: { holds: "Numbers of messages from the payment provider", kept: "For 30 days" },
  refunds: { holds: "What was paid back for an order", kept: withTheOrder },
  invoices: {
    holds: "Invoices and credit notes: name and address, what was sold, amounts",
    kept: "As long as tax law requires it",
  },
  invoice_series: {
    holds: "How far invoice numbers have come; nothing about you",
    kept: "For as long as the shop exists",
  },
  withdrawals: {
    holds: "Withdrawals: name, e-mail address, order number, what and when",
    kept: "As long as orders are kept",
  },
  stock_alerts: {
    holds: "E-mail addresses waiting for something to be back in stock",
    kept: "Until 30 days after the message, a year at most where none comes",
  },
  subscribers: {
    holds: "E-mail addresses for the newsletter",
    kept: "Until you unsubscribe; 7 days where nobody confirms",
  },
  jobs: {
    holds: "Messages waiting to be sent, with what goes into them",
    kept: "Until 30 days after they were sent, or after the last attempt",
  },
  users: { holds: "Accounts: name, e-mail address, language", kept: withTheAccount },
  sessions: {
    holds: "Where you are signed in: browser, IP address, since when",
    kept: "For 30 days, or until you sign out",
  },
  credentials: { holds: "Your password in a form that cannot be read back", kept: withTheAccount },
  verifications: { holds: "Links that were sent to confirm an address or choose a password", kept: "An hour to a day" },
  addresses: { holds: "Addresses that you saved", kept: withTheAccount },
  account_orders: { holds: "Which orders belong to which account", kept: withTheAccount },
  account_choices: {
    holds:
      "Your cart and wishlist, once you have signed in, for your other devices: product numbers, quantities, colour, size",
    kept: withTheAccount,
  },
  former_addresses: {
    holds: "Earlier e-mail addresses of your account, and until when you had them",
    kept: withTheAccount,
  },
  known_browsers: {
    holds: "Browsers in which you have signed in, by a random number in a form that cannot be read back, and when last",
    kept: "For 180 days, or until you choose a new password",
  },
  reviews: {
    holds: "Your reviews, with the name that you chose for them; those from elsewhere with the name they had there",
    kept: "Until you delete them or the account; those from elsewhere until you ask us to remove them",
  },
  review_pictures: {
    holds: "Pictures that you added to your reviews, made anew by us: without the place and time they were taken",
    kept: "Until you delete them, the review or the account",
  },
  review_votes: { holds: "Which reviews you found helpful", kept: withTheAccount },
  ratings_version: {
    holds: "A random text that changes when a review does; nothing about you",
    kept: "For as long as the shop exists",
  },
  shared_state: {
    holds: "Exchange rates, and what the shop’s servers tell each other; nothing about you",
    kept: "For as long as the shop exists",
  },
  rate_limits: { holds: "How often an IP address has tried to sign in", kept: "A day at most" },
  attempts: { holds: "How often something was tried, without saying by whom", kept: "A day at most" },
  stock: { holds: "Stock levels; nothing about you", kept: "For as long as the shop exists" },
};
