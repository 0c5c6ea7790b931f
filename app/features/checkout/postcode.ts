import { normalizeCharacters } from "../../platform/i18n/normalize-characters.ts";

/** `pattern` is that of the letters and digits alone; `example` has the hyphens and spaces with which they are stored. */
type PostcodeForm = { pattern: RegExp; example: string; prefixes?: readonly string[] };

/**
 * Postcode formats of the countries a European shop is likely to serve, each by the description of its addresses that the
 * country's post gives the Universal Postal Union (upu.int, "Postal addressing systems"); where a first digit is excluded,
 * by the list of that post itself. Other countries' are accepted as typed. `prefixes` are letters of the country that
 * people write before the digits, the old signs of post and car; its ISO code always is one. Latvia and Lithuania
 * count theirs as part of the postcode, Luxembourg and Sweden, which write one only in mail from abroad, do not.
 */
const forms: Readonly<Record<string, PostcodeForm>> = {
  AT: { pattern: /^[1-9]\d{3}$/, example: "1010", prefixes: ["A"] },
  BE: { pattern: /^[1-9]\d{3}$/, example: "1000", prefixes: ["B"] },
  BG: { pattern: /^\d{4}$/, example: "1000" },
  CH: { pattern: /^[1-9]\d{3}$/, example: "8001" },
  // Five digits that begin with 99 are those of the north, which the Republic's post does not serve.
  CY: { pattern: /^(\d{4}|99\d{3})$/, example: "1010" },
  CZ: { pattern: /^[1-7]\d{4}$/, example: "110 00" },
  DE: { pattern: /^\d{5}$/, example: "10115", prefixes: ["D"] },
  DK: { pattern: /^\d{4}$/, example: "1050" },
  EE: { pattern: /^\d{5}$/, example: "10111" },
  ES: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: "28001", prefixes: ["E"] },
  // Åland's post writes AX-22100.
  FI: { pattern: /^\d{5}$/, example: "00100", prefixes: ["FIN", "AX", "SF"] },
  FR: { pattern: /^\d{5}$/, example: "75001", prefixes: ["F"] },
  GR: { pattern: /^\d{5}$/, example: "104 31", prefixes: ["EL"] },
  HR: { pattern: /^\d{5}$/, example: "10000" },
  HU: { pattern: /^[1-9]\d{3}$/, example: "1011", prefixes: ["H"] },
  // Eircode: a routing key, in Dublin 6W with a letter at its end, and four characters without B, G, I, J, L, M, O, Q, S, U, Z.
  IE: { pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/, example: "D02 AF30" },
  IT: { pattern: /^\d{5}$/, example: "00118", prefixes: ["I"] },
  LT: { pattern: /^\d{5}$/, example: "LT-01001" },
  LU: { pattern: /^\d{4}$/, example: "1111", prefixes: ["L"] },
  LV: { pattern: /^\d{4}$/, example: "LV-1010" },
  MT: { pattern: /^[A-Z]{3}\d{4}$/, example: "VLT 1010" },
  NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, example: "1012 AB" },
  PL: { pattern: /^\d{5}$/, example: "00-001" },
  PT: { pattern: /^[1-9]\d{6}$/, example: "1000-001", prefixes: ["P"] },
  RO: { pattern: /^\d{6}$/, example: "010011" },
  SE: { pattern: /^[1-9]\d{4}$/, example: "111 20", prefixes: ["S"] },
  SI: { pattern: /^[1-9]\d{3}$/, example: "1000", prefixes: ["SLO"] },
  SK: { pattern: /^[089]\d{4}$/, example: "811 01" },
};

/** Countries without postcodes, by the UPU's descriptions. */
const without = ["AE", "HK", "QA"];
/** Countries where mail arrives without one: nobody has to know an Eircode by heart. */
const optional = ["IE"];

/** Whether addresses in a country need a postcode, may have one, or have none. */
export function postcodeUse(country: string): "required" | "optional" | "none" {
  if (without.includes(country)) return "none";
  return optional.includes(country) ? "optional" : "required";
}

/**
 * Returns a typed postcode as it is stored, in the one form of its country: `"3511ab"` in the Netherlands as `"3511 AB"`,
 * `"D-10115"` in Germany as `"10115"`. What is no postcode stays as typed; countries without postcodes have none.
 */
export function tidyPostcode(written: string, country: string): string {
  if (postcodeUse(country) === "none") return "";
  const typed = normalizeCharacters(written).toUpperCase().trim();
  const form = formOf(country);
  if (!form) return typed;
  const bare = typed.replace(/[\s.–-]+/g, "");
  const prefixes = ["", country, ...(form.prefixes ?? [])].filter((letters) => bare.startsWith(letters));
  const plain = prefixes.map((letters) => bare.slice(letters.length)).find((each) => form.pattern.test(each));
  return plain === undefined ? typed : spaced(plain, form.example);
}

/** Whether a postcode in its stored form is valid for the country. */
export function isPostcode(postcode: string, country: string): boolean {
  const form = formOf(country);
  if (!form) return /^[A-Z0-9][A-Z0-9 -]{1,9}$/.test(postcode);
  const bare = postcode.replace(/^L[TV]-/, "").replace(/[ -]/g, "");
  return form.pattern.test(bare);
}

/** Returns an example postcode of the country as a hint; undefined if its format is unknown. */
export function postcodeExample(country: string): string | undefined {
  return formOf(country)?.example;
}

/** Returns letters and digits with prefix, spaces and hyphens where an example has them. */
function spaced(plain: string, example: string): string {
  const [prefix = ""] = /^L[TV]-/.exec(example) ?? [];
  const gap = example.slice(prefix.length).search(/[ -]/);
  if (gap < 0) return prefix + plain;
  return plain.slice(0, gap) + example.charAt(gap) + plain.slice(gap);
}

/** The country comes from a request and may be the name of a property that every object inherits. */
function formOf(country: string): PostcodeForm | undefined {
  return Object.hasOwn(forms, country) ? forms[country] : undefined;
}
