import type { CountryTerms, Shop } from "./shop.ts";

/**
 * Places whose mail has the country code of a member state although they are outside the VAT area of the European Union: as
 * article 6 of directive 2006/112/EC lists them, with the overseas territories of France, Greenland and the north of Cyprus
 * (protocol 10 to the Act of Accession), which are not part of the customs union either. Monaco (980) is inside: article 7.
 * `postcode` is what their postcodes begin with, without spaces and hyphens.
 */
const territories = {
  "canary-islands": { country: "ES", postcode: /^3[58]/ },
  ceuta: { country: "ES", postcode: /^51/ },
  melilla: { country: "ES", postcode: /^52/ },
  livigno: { country: "IT", postcode: /^23041/ },
  "campione-d-italia": { country: "IT", postcode: /^22061/ },
  helgoland: { country: "DE", postcode: /^27498/ },
  busingen: { country: "DE", postcode: /^78266/ },
  aland: { country: "FI", postcode: /^22/ },
  "french-overseas": { country: "FR", postcode: /^97|^98[678]/ },
  "mount-athos": { country: "GR", postcode: /^6308[67]/ },
  "northern-cyprus": { country: "CY", postcode: /^99\d{3}/ },
  greenland: { country: "DK", postcode: /^39/ },
} as const satisfies Record<string, { country: string; postcode: RegExp }>;

/** The name of a place in `territories` of `shop.config.ts`. */
export type Territory = keyof typeof territories;

/** Every place's name. */
export const territoryNames = Object.keys(territories) as Territory[];

/** Returns the country (ISO code) whose addresses a place has. */
export function countryOf(territory: Territory): string {
  return territories[territory].country;
}

export type Place = { country: string; postcode?: string | undefined };

/** Returns the place outside the VAT area that an address is in; undefined if it is inside, or in another country. */
export function territoryOf({ country, postcode = "" }: Place): Territory | undefined {
  const digits = postcode.replace(/\D/g, "");
  return territoryNames.find((name) => {
    const { country: own, postcode: begins } = territories[name];
    return own === country && begins.test(digits);
  });
}

/** Returns a place outside the VAT area with the shop's terms for it; without terms the shop does not deliver there. */
export function territoryTerms(
  shop: Pick<Shop, "territories">,
  place: Place,
): { name: Territory; terms: CountryTerms | undefined } | undefined {
  const name = territoryOf(place);
  return name && { name, terms: shop.territories?.[name] };
}

/** Returns the terms for an address: those of its place outside the VAT area, or else those of its country. */
export function termsAt(shop: Pick<Shop, "countries" | "territories">, place: Place): CountryTerms | undefined {
  return territoryTerms(shop, place)?.terms ?? shop.countries[place.country];
}
