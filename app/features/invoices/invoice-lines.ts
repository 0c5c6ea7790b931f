import type { Words } from "../../platform/i18n/words.ts";
import { escapeMarkup } from "../../platform/ui/escape-markup.ts";
import { choiceParts } from "../catalogue/choice-words.ts";
import { times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import type { InvoiceDocument, InvoiceLine } from "./invoice.ts";
import { type InvoiceFormatters, isolated, pairs } from "./invoice-html.ts";
import { vatWithin, writeRate } from "./vat-parts.ts";

/** The table of lines sold or credited. On phones a line's numbers are below its name. */
export function linesTable(
  { lines, total, order }: InvoiceDocument,
  formatters: InvoiceFormatters,
  words: Words,
): string {
  const t = words.forNamespace("invoice");
  const names = [t("Quantity"), t("Unit price, net"), t("VAT"), t("Unit price")];
  const part = t("Part of the price of order {{number}}", { number: isolated(order.number) });
  const [head, rows] =
    lines.length > 0
      ? [
          names.map((name) => `<th scope="col" class="n wide">${name}</th>`).join(""),
          lines.map((line) => lineRow(line, formatters, words)).join(""),
        ]
      : [
          "",
          `<tr><th scope="row"><span class="name">${part}</span></th><td class="n">${formatters.money(total)}</td></tr>`,
        ];
  return `<table><thead><tr><th scope="col">${t("Item")}</th>${head}<th scope="col" class="n">${t("Amount")}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function lineRow(line: InvoiceLine, { money, language }: InvoiceFormatters, words: Words): string {
  const t = words.forNamespace("invoice");
  const { name, language: named = language, color, size, sku, quantity, price, vatRate } = line;
  const net = (price - vatWithin(price, vatRate)) as Cents;
  const rate = t("{{rate}}%", { rate: writeRate(vatRate, language) });
  const detail = [...choiceParts(t, color, size).map(escapeMarkup), isolated(sku)].join(" · ");
  const brief = t("{{quantity}} × {{price}}, {{rate}} VAT, net {{net}}", {
    quantity,
    price: money(price),
    rate: `<bdi>${rate}</bdi>`,
    net: money(net),
  });
  return `<tr><th scope="row"><bdi class="name" lang="${escapeMarkup(named)}">${escapeMarkup(name)}</bdi><small>${detail}</small><small class="brief">${brief}</small></th>
<td class="n wide">${quantity}</td><td class="n wide">${money(net)}</td><td class="n wide">${rate}</td><td class="n wide">${money(price)}</td>
<td class="n">${money(times(price, quantity))}</td></tr>`;
}

/** The totals: goods, coupon, delivery, other agreed amounts, and the grand total. */
export function sums(document: InvoiceDocument, { money }: InvoiceFormatters, words: Words): string {
  const t = words.forNamespace("invoice");
  const { kind, lines, goods, discount, coupon, delivery, method, agreed, total } = document;
  const isCredit = kind === "credit-note";
  const couponName = coupon ? t("Coupon {{code}}", { code: isolated(coupon) }) : t("Discount");
  const hasDelivery = !isCredit || delivery > 0;
  const rows = pairs([
    lines.length > 0 ? [t("Subtotal"), money(goods)] : undefined,
    discount > 0 ? [couponName, money(-discount)] : undefined,
    hasDelivery ? [escapeMarkup(method), delivery > 0 ? money(delivery) : t("Free")] : undefined,
    agreed !== undefined && lines.length > 0 ? [t("Beside the goods"), money(agreed)] : undefined,
    [isCredit ? t("Total credited") : t("Total"), money(total), true],
  ]);
  return `<div class="sums"><dl>${rows}</dl></div>`;
}

/** The table of net, VAT and gross by rate. */
export function vatTable(
  { parts, total }: InvoiceDocument,
  { money, language }: InvoiceFormatters,
  words: Words,
): string {
  const t = words.forNamespace("invoice");
  const row = (name: string, gross: Cents, vat: Cents) =>
    `<tr><th scope="row">${name}</th>${[gross - vat, vat, gross].map((cents) => `<td class="n">${money(cents)}</td>`).join("")}</tr>`;
  const vat = parts.reduce((all, part) => all + part.vat, 0) as Cents;
  const rows = parts.map((part) => row(t("{{rate}}%", { rate: writeRate(part.rate, language) }), part.gross, part.vat));
  const all = parts.length > 1 ? row(t("Total"), total, vat) : "";
  const head = [t("Net"), t("VAT"), t("Gross")].map((name) => `<th scope="col" class="n">${name}</th>`).join("");
  return `<table class="vat"><thead><tr><th scope="col">${t("Rate")}</th>${head}</tr></thead><tbody>${rows.join("")}${all}</tbody></table>`;
}
