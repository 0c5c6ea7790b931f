import type { Translate } from "../../platform/i18n/words.ts";
import { isCollected } from "../../settings/delivery-facts.ts";
import { choiceParts } from "../catalogue/choice-words.ts";
import { times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { type Address, addressLines, collectionLines } from "../delivery/address.ts";
import { type CardPayment, chargeOf } from "../gift-cards/gift-card.ts";
import { type DurabilityGuarantee, guaranteeWords } from "../guarantee/durability-guarantee.ts";
import type { InvoiceKind } from "../invoices/invoice.ts";
import { vatRows, writeRate } from "../invoices/vat-parts.ts";
import { type MailContext, moneyIn } from "../letters/mail-context.ts";
import { type MailBlock, type MailPage, type MailRow, text } from "../letters/mail-page.ts";
import { promisedWords, promiseOf } from "./delivery-promise.ts";
import { billedTo, invoicePath, type Order, type OrderLine, orderPath } from "./order.ts";

/** Returns the lines and totals of an order. */
export function orderTable(order: Order, { t, language }: MailContext): MailBlock {
  const money = moneyIn(order.currency, language);
  const rows: MailRow[] = order.lines.map((line) => ({
    label: { pieces: line.quantity, name: line.name, ...(line.language && { language: line.language }) },
    detail: lineDetail(line, t),
    value: money(times(line.price, line.quantity)),
  }));
  const discount = {
    label: t("Coupon {{code}}", { code: order.coupon ?? "" }),
    value: money(-order.discount as Cents),
  };
  if (order.discount > 0) rows.push(discount);
  rows.push({
    label: promisedWords(order, { t, language })(order.method.name),
    value: order.delivery > 0 ? money(order.delivery) : t("Free"),
  });
  const vat = vatRows(order).map(({ rate, vat }) =>
    t("including {{rate}}% VAT: {{amount}}", { rate: writeRate(rate, language), amount: money(vat) }),
  );
  const detail = vat.join("; ");
  rows.push({ label: t("Total"), ...(detail && { detail }), value: money(order.total), isTotal: true });
  return { kind: "table", rows: [...rows, ...giftCardRows(order, { t, language })] };
}

/** Returns what gift cards paid of the total, and what is left to pay or was paid online. */
function giftCardRows(order: Order, { t, language }: Pick<MailContext, "t" | "language">): MailRow[] {
  const { giftCards = [], currency, state } = order;
  const held = giftCards.filter(({ isReleased }) => !isReleased);
  if (held.length === 0) return [];
  const money = moneyIn(currency, language);
  const charge = chargeOf(order);
  const label = state === "awaiting-payment" ? t("To pay") : t("Paid online");
  const rows = held.map(({ last4, amount, balanceAfter }) => ({
    label: t("Gift card ••{{last4}}", { last4 }),
    ...(balanceAfter > 0 && {
      detail: `${t("{{label}}:", { label: t("Left on it afterwards") })} ${money(balanceAfter)}`,
    }),
    value: money(-amount as Cents),
  }));
  return [...rows, ...(charge > 0 ? [{ label, value: money(charge) }] : [])];
}

/** States the amounts credited back to the gift cards that paid for the order. */
export function backOnCards(
  { currency }: Order,
  shares: readonly CardPayment[],
  { t, language }: MailContext,
): MailBlock[] {
  const money = moneyIn(currency, language);
  return shares.map(({ amount, last4 }) =>
    text(t("{{amount}} is back on your gift card ••{{last4}}.", { amount: money(amount), last4 })),
  );
}

/** Returns the amounts credited back, card by card. */
export function returnedTo(cards: Order["giftCards"] = []): CardPayment[] {
  return cards.flatMap(({ last4, returned }) => (returned ? [{ last4, amount: returned }] : []));
}

function lineDetail({ sku, color, size, isReturnable }: OrderLine, t: Translate): string {
  const exempt = isReturnable ? undefined : t("cannot be returned");
  return [...choiceParts(t, color, size), sku, exempt].filter(Boolean).join(" · ");
}

/** Returns the delivery and billing addresses. */
export function addresses(order: Order, { t, language }: MailContext): MailBlock[] {
  const billed = billedTo(order);
  const block = (title: string, address: Address): MailBlock => ({
    kind: "address",
    title,
    lines: addressLines(address, language),
  });
  return [
    ...(isCollected(order.method) ? [] : [block(t("Delivery address"), order.address)]),
    ...(billed ? [block(t("Billing address"), billed)] : []),
  ];
}

/** Returns where and when to collect the goods, if they are not delivered. */
export function collectionPlace(order: Order, { shop, t, language }: MailContext): MailBlock[] {
  const { place } = promiseOf(order, shop);
  if (!place) return [];
  const lines = collectionLines(place, promisedWords(order, { t, language }));
  return [{ kind: "address", title: t("Where you collect it"), lines }];
}

export function orderLink(order: Order, { t, baseUrl }: MailContext): MailBlock {
  return { kind: "link", label: t("See your order"), url: baseUrl + orderPath("order", order) };
}

/** Returns links to the invoice or the credit notes of an order. */
export function invoiceLinks(order: Order, kind: InvoiceKind, { t, baseUrl }: MailContext): MailBlock[] {
  const issued = order.invoices?.filter((one) => one.kind === kind) ?? [];
  return issued.map(({ number }) => ({
    kind: "link",
    label: kind === "invoice" ? t("Invoice {{number}}", { number }) : t("Credit note {{number}}", { number }),
    url: baseUrl + invoicePath(number, order),
  }));
}

/** States where and how long one can withdraw; part of every confirmation. */
export function withdrawalNote(order: Order, { t, baseUrl }: MailContext): MailBlock[] {
  const sentences = [
    t("You can withdraw from this contract within 14 days of receiving the goods, without giving a reason."),
  ];
  const someStay = order.lines.some(({ isReturnable }) => !isReturnable);
  if (someStay) sentences.push(t("Sealed and perishable goods marked above are exempt."));
  return [
    text(sentences.join(" ")),
    { kind: "link", label: t("Withdraw from contract here"), url: `${baseUrl}/withdraw?order=${order.number}` },
    { kind: "link", label: t("Terms and conditions"), url: `${baseUrl}/terms` },
  ];
}

/** States what makers guarantee beyond the law, with the labels' addresses: not every way of sending attaches files. */
export function withGuarantees(page: MailPage, guarantees: readonly DurabilityGuarantee[], context: MailContext) {
  const { t, language, baseUrl } = context;
  const labels = guarantees.map<MailBlock>((one) => ({
    kind: "link",
    label: t(
      "Label of the maker’s guarantee of durability for {{model}}, in years: {{years}}",
      guaranteeWords(one, language),
    ),
    url: `${baseUrl}${one.label}`,
  }));
  return { ...page, blocks: [...page.blocks, ...labels] };
}

export type ContractParts = Pick<MailPage, "documents" | "files">;

/** Adds the current terms, withdrawal instructions and files: an email is permanent, pages of the shop change. */
export function withContract(given: MailPage, { documents = [], files = [] }: ContractParts, { t }: MailContext) {
  const page: MailPage = files.length > 0 ? { ...given, files } : given;
  if (documents.length === 0) return page;
  const intro = t(
    "Below are the terms of this order and how to withdraw from it, with the model form. Keep this e-mail.",
  );
  return { ...page, blocks: [...page.blocks, text(intro)], documents };
}
