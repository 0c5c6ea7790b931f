import { readSign } from "../../app/platform/i18n/money-form.ts";
import { ownCurrency } from "../../app/settings/own-currency.ts";
import { shop } from "../../shop.config.ts";

/** The decimal separator. */
export type Decimal = "comma" | "point";

const sign = readSign(ownCurrency, shop.fallbackLanguage);
/** Allowed next to an amount, longest first: the shop currency's code and symbol, "kr." also as "kr". */
const signs = [ownCurrency, sign, sign.replace(/\.$/, "")].map((text) => text.toUpperCase());

function withoutSigns(text: string): string {
  return signs.reduce((rest, sign) => rest.replaceAll(sign, ""), text.toUpperCase()).replace(/\s/g, "");
}

/** Returns the decimal separator that a file's amounts use, if any of them is unambiguous. */
export function decimalOf(amounts: readonly string[]): Decimal | "both" | undefined {
  const plain = amounts.map(withoutSigns);
  const comma = plain.some((amount) => /,\d{1,2}$/.test(amount));
  const point = plain.some((amount) => /\.\d{1,2}$/.test(amount));
  if (comma && point) return "both";
  if (comma) return "comma";
  return point ? "point" : undefined;
}

/** Parses `12.9`, `1.234,56` or `€ 1,234.56` as cents. Returns a reason if invalid or ambiguous. */
export function readCents(text: string, decimal: Decimal | undefined): number | string {
  const amount = withoutSigns(text);
  if (!/^\d[\d.,']*$/.test(amount)) return `"${text}" is not an amount in ${ownCurrency}`;
  const sign = decimal ?? ownDecimal(amount);
  if (sign === undefined)
    return `"${text}" could be thousands or parts of one ${ownCurrency}; say which with --decimal comma or --decimal point`;
  const [thousands, part] = sign === "comma" ? [/[.']/g, ","] : [/[,']/g, "."];
  const [whole = "", cents = "", ...more] = amount.replace(thousands, "").split(part);
  if (more.length > 0 || !isGrouped(amount, part)) return `"${text}" is not an amount in ${ownCurrency}`;
  if (cents.length > 2 && /[1-9]/.test(cents.slice(2))) return `"${text}" has parts of a cent`;
  return Number(whole) * 100 + Number(cents.slice(0, 2).padEnd(2, "0"));
}

function ownDecimal(amount: string): Decimal | undefined {
  const last = Math.max(amount.lastIndexOf("."), amount.lastIndexOf(","));
  if (last < 0) return "point";
  const sign = amount[last] === "," ? "comma" : "point";
  const isBothKinds = amount.includes(".") && amount.includes(",");
  const behind = amount.length - last - 1;
  return isBothKinds || behind <= 2 ? sign : undefined;
}

/** Thousands separators must precede groups of three digits. */
function isGrouped(amount: string, part: string): boolean {
  const [whole = ""] = amount.split(part);
  return /^\d+$/.test(whole) || /^\d{1,3}([.,']\d{3})+$/.test(whole);
}
