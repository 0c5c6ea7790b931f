import type { DeliveryMethod, Shop } from "./shop.ts";

/** Whether shoppers fetch their goods in the shop by this method: it is told by its id, whatever the shop offers by now. */
export function isCollected({ id }: Pick<DeliveryMethod, "id">): boolean {
  return id === "pickup";
}

/** The method by which shoppers fetch their goods themselves, where the shop has one. */
export function pickupMethod({ delivery }: Pick<Shop, "delivery">): DeliveryMethod | undefined {
  return delivery.methods.find(isCollected);
}

/** Whether a method goes to a country: without a list of its own it goes to all that are served. */
export function goesTo({ countries }: Pick<DeliveryMethod, "countries">, country: string): boolean {
  return countries?.includes(country) ?? true;
}

/** The methods that are free from `delivery.freeFrom` on; none where the shop gives no free delivery. */
export function freeMethods({ delivery }: Pick<Shop, "delivery">): readonly DeliveryMethod[] {
  return delivery.methods.filter(({ freeAbove }) => freeAbove);
}

/** The country that forms begin with: the shop's own where it delivers there, else the first one served. */
export function startCountry({ company, countries }: Pick<Shop, "company" | "countries">): string {
  return company.country in countries ? company.country : (Object.keys(countries)[0] ?? company.country);
}

/** What a method costs where it costs least, in cents, and whether it costs more elsewhere. */
export function leastPrice(
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
