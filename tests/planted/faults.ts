/** A fault that a named test has to catch: `from`, which is in the file exactly once, becomes `to`. */
export type Fault = {
  name: string;
  file: string;
  from: string;
  to: string;
  /** The file of the test, and its title or a part of it. */
  test: readonly [file: string, title: string];
  /** What its failure has to mention, where a test may fail for several reasons. */
  says?: string;
};

const placing = "app/features/checkout/place-order.server.test.ts";
const sessions = "server/api/account-sessions.test.ts";

/** What must never happen to money, stock, privacy and stored data. */
const underneath: readonly Fault[] = [
  {
    name: "the last piece is oversold",
    file: "app/features/stock/stock.server.ts",
    from: "`on_hand - $",
    to: "`on_hand - 0 * $",
    test: [placing, "50 concurrent buyers of 5 pieces"],
  },
  {
    name: "the goods of an order that nobody pays stay held",
    file: "app/features/orders/move-order.server.ts",
    from: "if (!keepsGoods && releasesStock(before.state, to))",
    to: "if (false)",
    test: ["app/features/orders/hold.server.test.ts", "is released after 30 minutes, once"],
  },
  {
    name: "a coupon counts twice",
    file: "app/features/checkout/take-coupon.server.ts",
    from: "if (used) return { ok: true, coupon };",
    to: "if (coupon) return { ok: true, coupon };",
    test: [placing, "accepts a once-per-customer coupon once, even concurrently"],
  },
  {
    name: "an order is accepted at another total than the one shown",
    file: "app/features/checkout/place-order.server.ts",
    from: "input.shownTotal !== undefined && input.shownTotal !== sums.total",
    to: "input.shownTotal !== undefined && input.shownTotal > MAX_CENTS",
    test: [placing, "rejects a total other than the one shown"],
  },
  {
    name: "an order sent twice is two orders",
    file: "app/features/checkout/place-order.server.ts",
    from: "    key: input.key,\n",
    to: "    key: input.key + id,\n",
    test: [placing, "the same order sent 20 times concurrently is one order"],
  },
  {
    name: "the checkout shows a price without VAT",
    file: "app/features/checkout/checkout-totals.ts",
    from: "return { vat: vatWithin(total, vatRate), vatRate };",
    to: "return { vat: vatWithin(0 as Cents, vatRate), vatRate };",
    test: ["app/features/checkout/checkout-totals.test.ts", "charges delivery below the threshold and includes VAT"],
  },
  {
    name: "the decimal comma is a point",
    file: "app/platform/i18n/money-form.ts",
    from: "(fraction ? form.decimal + fraction",
    to: "(fraction ? form.group + fraction",
    test: ["app/platform/i18n/money-form.test.ts", "an amount is formatted as Intl does, in every language"],
  },
  {
    name: "a payment reported twice counts twice",
    file: "app/features/orders/move-order.server.ts",
    from: "if (!allowed.includes(before.state)) return undefined;",
    to: "",
    test: ["app/features/payment/stripe-payment.server.test.ts", "is recorded once from repeated events in any order"],
  },
  {
    name: "a forged report of a payment is believed",
    file: "app/features/payment/stripe-payment.server.ts",
    from: "return stripe.webhooks.constructEvent(raw, signature, webhookSecret);",
    to: "return JSON.parse(raw);",
    test: ["app/features/payment/stripe-payment.server.test.ts", "refuses webhooks that are forged, changed or old"],
  },
  {
    name: "more is refunded than was paid",
    file: "app/features/gift-cards/gift-card.ts",
    from: "return chargeOf({ total, giftCards: giftCards.filter(({ isReleased }) => isReleased) });",
    to: "return (1 + chargeOf({ total, giftCards: giftCards.filter(({ isReleased }) => isReleased) })) as Cents;",
    test: ["app/features/payment/refund-order.server.test.ts", "can be any amount up to what was paid"],
  },
  {
    name: "an invoice number is left out",
    file: "app/features/invoices/issue-document.server.ts",
    from: "invoice_series.last_place + 1",
    to: "invoice_series.last_place + 2",
    test: ["app/features/payment/invoices.server.test.ts", "are numbered without gaps or duplicates"],
  },
  {
    name: "a mail is sent twice",
    file: "server/jobs/work-jobs.ts",
    from: '    .where((is) => is.or([is("locked_until", "is", null), is("locked_until", "<", at)]))\n',
    to: "",
    test: ["server/jobs/work-jobs.test.ts", "run once each, however many workers there are"],
  },
  {
    name: "other sites can send changes",
    file: "server/api/cross-site.ts",
    from: "if (isFromElsewhere(c, environment) || !hasToken(c, environment))",
    to: "if (isFromElsewhere(c, environment))",
    test: ["server/api/cross-site.test.ts", "is refused by every endpoint that changes something"],
  },
  {
    name: "guessing is not limited",
    file: "server/api/shared-limit.ts",
    from: "rateLimit === 0 ? {",
    to: "rateLimit >= 0 ? {",
    test: ["server/api/shared-limit.test.ts", "prevent guessing the code of an order"],
  },
  {
    name: "a new password leaves the other sessions open",
    file: "server/api/account-credentials.ts",
    from: "revokeOtherSessions: true",
    to: "revokeOtherSessions: false",
    test: [sessions, "on other devices end when the password changes"],
  },
  {
    name: "a wrong code opens an order",
    file: "app/features/orders/read-order.server.ts",
    from: "return row && matches ? complete(db, row) : undefined;",
    to: "return row ? complete(db, row) : undefined;",
    test: ["server/api/order-actions.test.ts", "a wrong number and a wrong code cannot be told apart"],
  },
  {
    name: "an account reads another one's addresses",
    file: "app/features/account/addresses.server.ts",
    from: '    .selectAll()\n    .where("user_id", "=", userId)\n',
    to: "    .selectAll()\n",
    test: ["server/api/account-data.test.ts", "nobody can read, change or delete another account's"],
  },
  {
    name: "the policy allows scripts to be made of text",
    file: "server/security.ts",
    from: `["'self'", ...hashes].join(" ")`,
    to: `["'self'", "'unsafe-eval'", ...hashes].join(" ")`,
    test: ["server/shop-app.test.ts", "a page (200)"],
  },
  {
    name: "the log has an e-mail address",
    file: "server/log.ts",
    from: "message: redactEmails(error.message),",
    to: "message: error.message,",
    test: ["server/log.test.ts", "contains nothing about shoppers, senders or account holders"],
  },
  {
    name: "a back-up leaves out the lines of orders",
    file: "db/table-order.ts",
    from: "(Object.keys(rank) as TableName[]).toSorted(",
    to: '(Object.keys(rank) as TableName[]).filter((table) => table !== "order_lines").toSorted(',
    test: ["tests/faults/kept-orders.test.ts", "taken while orders arrive is consistent, and restoring it restores"],
  },
  {
    name: "a line is lost between two tabs",
    file: "app/platform/storage/vault.ts",
    from: "return this.#changes.filter((change) => change.number > contained);",
    to: "return this.#changes.filter((change) => !change.isSaved && change.number > contained);",
    test: ["app/platform/storage/tabs.test.ts", "tabs that overwrite each other's cart because they see writes late"],
  },
  {
    name: "stored state that cannot be read is overwritten",
    file: "app/platform/storage/vault.ts",
    from: 'const mayOverwrite = !isLost || !("raw" in stored) || keepUnreadable(storage, stored.raw);',
    to: "const mayOverwrite = true;",
    test: ["app/platform/storage/vault.test.ts", "unreadable data that cannot be copied for lack of room is left"],
  },
  {
    name: "a sentence has no German",
    file: "public/locales/de/checkout.json",
    from: '"Order with obligation to pay":',
    to: '"Order with an obligation":',
    test: ["tests/words.test.ts", "exist for every string of checkout"],
  },
];

/** What only a browser shows. These are planted together: none hides another. */
const onScreen: readonly Fault[] = [
  {
    name: "the button that closes a drawer has no name",
    file: "app/platform/ui/dialog.tsx",
    from: 'label={t("Close")}',
    to: 'label=""',
    test: ["tests/e2e/access.spec.ts", "the menu"],
    says: "button-name",
  },
  {
    name: "Escape does not close a dialog",
    file: "app/platform/ui/dialog.tsx",
    from: "      onPointerDown={(event) => {\n",
    to: "      onKeyDown={(event) => event.preventDefault()}\n      onPointerDown={(event) => {\n",
    test: ["tests/e2e/keyboard.spec.ts", "a dialog traps the focus, closes with Escape and returns the focus"],
    says: "toBeFocused",
  },
  {
    name: "the focus is hidden under a bar",
    file: "app/app.css",
    from: "    scroll-padding-bottom: 6rem;\n",
    to: "",
    test: ["tests/e2e/keyboard.spec.ts", "the focus is visible at every stop of /product-sticky/20"],
    says: "is visible",
  },
  {
    name: "German text is cut off",
    file: "app/app.css",
    from: "/* Phones in landscape. */\n",
    to: ":lang(de) :is(h1, h2) {\n  overflow: hidden;\n  white-space: nowrap;\n}\n/* Phones in landscape. */\n",
    test: ["tests/e2e/words-that-fit.spec.ts", "long German words fit the smallest phone"],
    says: " at 3",
  },
  {
    name: "the styles are heavier than their budget",
    file: "app/app.css",
    from: '@import "./platform/ui/dialog.css";\n',
    to: '@import "./platform/ui/dialog.css";\n@source inline("{p,m,w,h,gap,inset,translate-x,scroll-m}-[{1..400}px]");\n',
    test: ["tests/e2e/budgets.spec.ts", "stays within its budget of bytes and requests"],
    says: "css of",
  },
  {
    name: "a screen moves after it was shown",
    file: "app/app.css",
    from: "/* The offline notice makes way for the message of a form. */\n",
    to: "html[data-ready] main {\n  padding-top: 5rem;\n}\n/* The offline notice makes way for the message of a form. */\n",
    test: ["tests/e2e/sweep.spec.ts", " /about "],
    says: "shifts",
  },
];

export const faults: readonly Fault[] = [...underneath, ...onScreen];
