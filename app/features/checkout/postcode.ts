import { normalizeCharacters } from "../../i18n/normalize-characters.ts";

type PostcodeForm = { pattern: RegExp; example: string };

/** Postcode formats of the countries a European shop is likely to serve; others are accepted as typed. */
const forms: Readonly<Record<string, PostcodeForm>> = {
  AT: { pattern: /^[1-9]\d{3}$/, example: "1010" },
  BE: { pattern: /^[1-9]\d{3}$/, example: "1000" },
  BG: { pattern: /^\d{4}$/, example: "1000" },
  CH: { pattern: /^[1-9]\d{3}$/, example: "8001" },
  CY: { pattern: /^\d{4}$/, example: "1010" },
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: "110 00" },
  DE: { pattern: /^\d{5}$/, example: "10115" },
  DK: { pattern: /^\d{4}$/, example: "1050" },
  EE: { pattern: /^\d{5}$/, example: "10111" },
  ES: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: "28001" },
  FI: { pattern: /^\d{5}$/, example: "00100" },
  FR: { pattern: /^\d{5}$/, example: "75001" },
  GR: { pattern: /^\d{3} ?\d{2}$/, example: "104 31" },
  HR: { pattern: /^\d{5}$/, example: "10000" },
  HU: { pattern: /^\d{4}$/, example: "1011" },
  IE: { pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/, example: "D02 AF30" },
  IT: { pattern: /^\d{5}$/, example: "00118" },
  LT: { pattern: /^(LT-)?\d{5}$/, example: "LT-01001" },
  LU: { pattern: /^(L-)?\d{4}$/, example: "1111" },
  LV: { pattern: /^(LV-)?\d{4}$/, example: "LV-1010" },
  MT: { pattern: /^[A-Z]{3} ?\d{4}$/, example: "VLT 1010" },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/, example: "1012 AB" },
  PL: { pattern: /^\d{2}-?\d{3}$/, example: "00-001" },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: "1000-001" },
  RO: { pattern: /^\d{6}$/, example: "010011" },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: "111 20" },
  SI: { pattern: /^\d{4}$/, example: "1000" },
  SK: { pattern: /^\d{3} ?\d{2}$/, example: "811 01" },
};

/** Normalizes a typed postcode for validation and storage: `" 1012ab"` to `"1012AB"`. */
export function tidyPostcode(written: string): string {
  return normalizeCharacters(written).toUpperCase();
}

/** Whether a normalized postcode is valid for the country. */
export function isPostcode(postcode: string, country: string): boolean {
  const form = formOf(country);
  return form ? form.pattern.test(postcode) : /^[A-Z0-9][A-Z0-9 -]{1,9}$/.test(postcode);
}

/** Returns an example postcode of the country as a hint; undefined if its format is unknown. */
export function postcodeExample(country: string): string | undefined {
  return formOf(country)?.example;
}

/** The country comes from a request and may be the name of a property that every object inherits. */
function formOf(country: string): PostcodeForm | undefined {
  return Object.hasOwn(forms, country) ? forms[country] : undefined;
}
