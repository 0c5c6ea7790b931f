import { letterheadFault } from "../../app/features/letters/letterhead.server.ts";
import { goesTo } from "../../app/settings/delivery-facts.ts";
import { findPublicFile } from "../../app/settings/find-public-file.server.ts";
import type { Coupon, DeliveryMethod, Shop } from "../../app/settings/shop.ts";
import { countryOf, type Territory } from "../../app/settings/vat-territories.ts";

/** What `shop.config.ts` exports. */
export type Written = { shop: Shop; coupons: readonly Coupon[] };

type Rule = (shop: Shop & Pick<Written, "coupons">) => readonly (string | false | undefined)[];

/** Rules between the fields of a shop; `brokenRules` also checks the files that they name. */
const rules: readonly Rule[] = [
  ({ languages, fallbackLanguage }) => [
    duplicateIn("languages", languages),
    !languages.includes(fallbackLanguage) &&
      `fallbackLanguage is "${fallbackLanguage}": write one of languages (${languages.join(", ")})`,
  ],
  ({ currencies }) => [
    duplicateIn("currencies", currencies),
    !hasCents(currencies[0]) &&
      `currencies[0] is "${currencies[0]}": prices are in the first, so write one with two decimals there, as in "EUR"`,
  ],
  ({ delivery, countries }) => [
    duplicateIn(
      "delivery.methods",
      delivery.methods.map(({ id }) => id),
    ),
    ...delivery.methods.map((method, i) => sameName(delivery.methods.slice(0, i), method, i, Object.keys(countries))),
    ...delivery.methods.flatMap((method, i) =>
      (method.countries ?? []).map(
        (code) => !(code in countries) && `delivery.methods[${i}].countries has "${code}": countries does not serve it`,
      ),
    ),
    ...Object.keys(countries).map(
      (code) =>
        !delivery.methods.some((method) => goesTo(method, code)) &&
        `countries.${code} has no method of delivery: write one in delivery.methods, or take the country out`,
    ),
  ],
  ({ countries }) =>
    Object.entries(countries).flatMap(([code, { vat, reduced = {} }]) =>
      Object.entries(reduced).map(
        ([name, rate]) =>
          rate > vat &&
          `countries.${code}.reduced.${name} is ${rate}: write a lower rate than its vat, which is ${vat}`,
      ),
    ),
  ({ territories = {}, countries }) =>
    (Object.keys(territories) as Territory[]).map(
      (name) =>
        !(countryOf(name) in countries) &&
        `territories.${name} is in ${countryOf(name)}: countries does not serve it, add it or take the place out`,
    ),
  ({ words = {} }) =>
    Object.entries(words).flatMap(([language, sentences]) =>
      Object.entries(sentences).map(([sentence, said]) => {
        const stray = placesIn(said).find((place) => !placesIn(sentence).includes(place));
        const own = placesIn(sentence).join(" and ");
        return (
          stray &&
          `words.${language} has ${stray} for "${sentence}": ${own ? `write ${own}, as the sentence does` : "the sentence has nothing to fill in, take it out"}`
        );
      }),
    ),
  ({ coupons, codes }) => [
    codes === false &&
      coupons.length > 0 &&
      `codes is false: nobody could enter coupons, such as "${coupons[0]?.code}": take them out, or this line`,
    duplicateIn(
      "coupons",
      coupons.map(({ code }) => code),
    ),
    ...coupons.map(
      ({ validFrom, validTo }, i) =>
        validFrom &&
        validTo &&
        validFrom > validTo &&
        `coupons[${i}].validTo is before its validFrom: write a later day`,
    ),
  ],
];

/** Returns a message to the owner for every rule that a shop breaks. `root` is the folder of `shop.config.ts`. */
export function brokenRules({ shop, coupons }: Written, root: string): string[] {
  const missing = [
    ["logo.file", shop.logo?.file],
    ["map.file", shop.map?.file],
  ].map(([field, file]) => file && !findPublicFile(root, file) && `${field} is "${file}": there is no public${file}`);
  const unread = shop.languages.map(
    (language, i) =>
      language !== "en" &&
      !findPublicFile(root, `/locales/${language}/common.json`) &&
      `languages[${i}] is "${language}": its words are missing, there is no public/locales/${language}/common.json`,
  );
  const unfit = [
    ["letterhead.file", shop.letterhead?.file],
    ["letterhead.light", shop.letterhead?.light],
  ].map(([field, file]) => {
    const fault = file && letterheadFault(file, root);
    return fault && `${field} is "${file}": ${fault}`;
  });
  const found = [...rules.flatMap((rule) => rule({ ...shop, coupons })), ...missing, ...unfit, ...unread];
  return found.filter((line) => typeof line === "string" && line !== "") as string[];
}

/** Whether a currency has two decimals, as amounts are stored in hundredths: yen have none, Kuwaiti dinars three. */
function hasCents(currency: string): boolean {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

/** Returns the placeholders of a sentence, such as `{{count}}`. */
function placesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => `{{${name}}}`);
}

/** Reports another method with the same name that serves the same country: shoppers could not tell them apart. */
function sameName(before: readonly DeliveryMethod[], method: DeliveryMethod, place: number, served: readonly string[]) {
  const twin = before.findIndex(
    (other) =>
      other.id !== method.id &&
      other.name === method.name &&
      served.some((code) => goesTo(other, code) && goesTo(method, code)),
  );
  return (
    twin >= 0 &&
    `delivery.methods[${place}].name is "${method.name}", as is that of delivery.methods[${twin}]: write another one, shoppers choose by it`
  );
}

function duplicateIn(field: string, values: readonly string[]): string | undefined {
  const double = values.find((value, i) => values.indexOf(value) !== i);
  return double && `${field} has "${double}" twice: write it once`;
}
