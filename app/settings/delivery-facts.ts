import type { DeliveryMethod, Shop } from "./shop.ts";

/** Whether shoppers collect orders at the shop by this method. Goes by its id, as the shop may no longer offer it. */
export function isCollected({ id }: Pick<DeliveryMethod, "id">): boolean {
  return id === "pickup";
}

/** Returns the method for collection at the shop, if there is one. */
export function pickupMethod({ delivery }: Pick<Shop, "delivery">): DeliveryMethod | undefined {
  return delivery.methods.find(isCollected);
}

/** Whether a method serves a country; without a list of its own it serves every country of the shop. */
export function goesTo({ countries }: Pick<DeliveryMethod, "countries">, country: string): boolean {
  return countries?.includes(country) ?? true;
}

/** Returns the methods that are free from `delivery.freeFrom` on; empty if the shop has no free delivery. */
export function freeMethods({ delivery }: Pick<Shop, "delivery">): readonly DeliveryMethod[] {
  return delivery.methods.filter(({ freeAbove }) => freeAbove);
}

/** Returns the countries to which delivery can be free. */
export function freeCountries(shop: Pick<Shop, "delivery" | "countries">): readonly string[] {
  return Object.keys(shop.countries).filter((country) => freeMethods(shop).some((method) => goesTo(method, country)));
}

/** Returns the countries that an offer of free delivery has to name; none if it goes to all of them. */
export function namedFreeCountries(shop: Pick<Shop, "delivery" | "countries">): readonly string[] {
  const free = freeCountries(shop);
  return free.length < Object.keys(shop.countries).length ? free : [];
}

/** Returns the default country of forms: the shop's own if it delivers there, else the first one served. */
export function startCountry({ company, countries }: Pick<Shop, "company" | "countries">): string {
  return company.country in countries ? company.country : (Object.keys(countries)[0] ?? company.country);
}

/** Returns a method's lowest price, in cents, and whether it costs more in other countries. */
export function lowestPrice(
  method: DeliveryMethod,
  { countries }: Pick<Shop, "countries">,
): { cents: number; isMoreElsewhere: boolean } {
  const { price } = method;
  if (isCollected(method)) return { cents: price, isMoreElsewhere: false };
  const surcharges = Object.entries(countries).flatMap(([code, { surcharge }]) =>
    goesTo(method, code) ? surcharge : [],
  );
  const least = Math.min(...surcharges);
  return { cents: price + least, isMoreElsewhere: Math.max(...surcharges) > least };
}
