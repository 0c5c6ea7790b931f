/** A part of the shop's shipping note; a tracking number has the `url` of the carrier's tracking page. */
export type ParcelPart = { text: string; url?: string };

/** How carriers print numbers, in groups or without spaces; each ends where its digits are complete. */
const printed = [
  /[A-Z]{2}(?: ?\d){9} ?[A-Z]{2}/, // post of all countries (UPU S10): RR 473 124 829 DE
  /J(?:JD|D)(?: ?\d){16,18}/, // DHL: JJD 0003 9000 7882 106840
  /\dS ?[A-Z]{4,6}(?: ?\d){7,9}/, // PostNL: 3S ABCD 0123 45678
  /1Z(?: ?[A-Z\d]){16}/, // UPS: 1Z 999 AA1 01 2345 6784
  /\d{3,}(?: \d{3,})* \d{2,}/, // digits in groups, of which `isOneNumber` says whether they belong together
  /[A-Za-z\d]{8,}/, // anything without spaces, of which `isNumber` says the same
];
const candidate = new RegExp(
  printed.map(({ source }) => `\\b${source.replaceAll(" ", "[ \\u00a0]")}\\b`).join("|"),
  "g",
);

/** Splits a shipping note, so that each tracking number in it can be linked; without `trackingUrl` none is. */
export function parcelParts(written: string, trackingUrl: string | undefined): ParcelPart[] {
  if (!trackingUrl) return [{ text: written }];
  const parts: ParcelPart[] = [];
  let seen = 0;
  for (const { text, at } of numbersIn(written)) {
    parts.push({ text: written.slice(seen, at) }, { text, url: followed(trackingUrl, text) });
    seen = at + text.length;
  }
  return [...parts, { text: written.slice(seen) }].filter(({ text }) => text !== "");
}

type Found = { text: string; at: number };

function numbersIn(written: string): Found[] {
  return [...written.matchAll(candidate)].flatMap(({ 0: text, index: at }) => {
    const groups = text.split(/[ \u00a0]/);
    if (!/^[\d \u00a0]+$/.test(text)) return isNumber(text) ? [{ text, at }] : [];
    if (groups.length > 1 && isOneNumber(groups) && written[at - 1] !== "+") return [{ text, at }];
    let next = at;
    return groups.flatMap((group) => {
      const found = { text: group, at: next };
      next += group.length + 1;
      return isNumber(group) ? [found] : [];
    });
  });
}

/** Whether groups of digits are one number: 12 to 22 digits, and neither complete numbers nor a date among them. */
function isOneNumber(groups: readonly string[]): boolean {
  const [first = "", ...more] = groups;
  const last = more.at(-1) ?? "";
  const digits = groups.join("").length;
  // Only groups of four leave a short one at the end; elsewhere it is a word of the sentence, as in "... 15 Uhr".
  const endsWell = last.length > 3 || groups.slice(0, -1).every((group) => group.length === 4);
  return digits >= 12 && digits <= 22 && first.length < 10 && endsWell && !groups.some(isDate);
}

/** Whether a word is a tracking number: at least eight letters and digits, a digit among them, and not a date. */
function isNumber(word: string): boolean {
  return word.length >= 8 && /\d/.test(word) && !isDate(word);
}

/** Whether eight digits are a day of this century: 28112026, 11282026 or 20261128. */
function isDate(word: string): boolean {
  return /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20\d\d|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])20\d\d|20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/.test(
    word,
  );
}

function followed(address: string, parcel: string): string {
  return address.replaceAll(/\{\{parcel\}\}/g, parcel.replaceAll(/[ \u00a0]/g, ""));
}
