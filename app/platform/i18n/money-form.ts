/**
 * How a language formats amounts. `sign` and `code` are patterns for currencies with a symbol (€) and for those written
 * with letters (AED), each for positive and negative amounts, with `0` for the number and `¤` for the currency.
 */
export type MoneyForm = {
  decimal: string;
  group: string;
  /** Digits in the last group and in the groups before it. */
  groupSizes: readonly [number, number];
  /** Number of integer digits from which they are grouped. */
  groupedFrom: number;
  sign: readonly [above: string, below: string];
  code: readonly [above: string, below: string];
};

const LONG = 123_456_789.5;

/** Reads from `Intl` how a language formats amounts, with Latin digits. */
export function readMoneyForm(language: string): MoneyForm {
  const partsOf = (amount: number, currencyDisplay: "narrowSymbol" | "code") =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: "currency",
      currency: "EUR",
      currencyDisplay,
    }).formatToParts(amount);
  const long = partsOf(LONG, "narrowSymbol");
  const firstOf = (type: string) => long.find((part) => part.type === type)?.value ?? "";
  const groups = long.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const patterns = (display: "narrowSymbol" | "code") =>
    [patternOf(partsOf(1, display)), patternOf(partsOf(-1, display))] as const;
  return {
    decimal: firstOf("decimal"),
    group: firstOf("group"),
    groupSizes: [groups.at(-1) ?? 3, groups.at(-2) ?? 3],
    groupedFrom: partsOf(1234, "narrowSymbol").some(({ type }) => type === "group") ? 4 : 5,
    sign: patterns("narrowSymbol"),
    code: patterns("code"),
  };
}

function patternOf(parts: readonly Intl.NumberFormatPart[]): string {
  const signs: Readonly<Record<string, string>> = { integer: "0", decimal: "", fraction: "", currency: "¤" };
  return partCurrency(parts.map(({ type, value }) => signs[type] ?? value).join(""));
}

/**
 * In Arabic, the mark that keeps the minus with its number also moves a currency code to the other side: `-12.50 USD`
 * next to `USD 12.50`. A second mark after the number keeps it on the same side as for positive amounts.
 */
export function partCurrency(written: string): string {
  return written.replace(/(\u200e-[^\u00a0]+)\u00a0(?!\u200f)/, "$1\u200f\u00a0");
}

/** Number of decimals by currency, for those that do not have two. */
export function readDecimals(): Readonly<Record<string, number>> {
  const decimalsOf = (currency: string) =>
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const pairs = Intl.supportedValuesOf("currency").map((code) => [code, decimalsOf(code)] as const);
  return Object.fromEntries(pairs.filter(([, decimals]) => decimals !== 2));
}

/** A language's symbol for a currency, such as `kr.`, or the code if it has none. */
export function readSign(currency: string, language: string): string {
  const form = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return form.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}

/** Formats an amount, in whole units of its currency, with the currency's symbol or code. */
export function writeAmount(amount: number, decimals: number, sign: string, form: MoneyForm): string {
  const [whole = "", fraction] = Math.abs(amount).toFixed(decimals).split(".");
  const number = inGroups(whole, form) + (fraction ? form.decimal + fraction : "");
  const [above, below] = /\p{L}/u.test(sign) ? form.code : form.sign;
  return (amount < 0 ? below : above).replace("0", number).replace("¤", () => sign);
}

function inGroups(digits: string, { group, groupSizes: [last, others], groupedFrom }: MoneyForm): string {
  if (digits.length < groupedFrom) return digits;
  const written = [digits.slice(-last)];
  for (let end = digits.length - last; end > 0; end -= others)
    written.unshift(digits.slice(Math.max(0, end - others), end));
  return written.join(group);
}
