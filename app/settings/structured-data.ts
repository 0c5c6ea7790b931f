import type { MerchantReturnPolicy, OfferShippingDetails, OnlineStore, WebSite, WithContext } from "schema-dts";
import { goesTo, isCollected } from "./delivery-facts.ts";
import { ownCurrency } from "./own-currency.ts";
import type { DeliveryMethod, Shop } from "./shop.ts";

/** A piece of structured data for search engines. */
export type Thing = Record<string, unknown>;

export const SCHEMA = "https://schema.org";

/** Formats cents as structured data has them: `170.10`. */
export function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Returns who the shop is and what its site is called, for its main page. `origin` has no trailing slash. */
export function shopData(shop: Shop, origin: string): Thing[] {
  const { company, logo, name, social } = shop;
  const { street, postcode, city, country, email, phone, legalName } = company;
  const url = `${origin}/`;
  return [
    { "@context": SCHEMA, "@type": "WebSite", name, url } satisfies WithContext<WebSite>,
    {
      "@context": SCHEMA,
      "@type": "OnlineStore",
      name,
      legalName,
      url,
      logo: `${origin}${logo?.file ?? "/icon-512.png"}`,
      email,
      telephone: phone,
      ...(company.vatId && { vatID: company.vatId }),
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        postalCode: postcode,
        addressLocality: city,
        addressCountry: country,
      },
      contactPoint: { "@type": "ContactPoint", contactType: "customer service", email, telephone: phone },
      ...(social.length > 0 && { sameAs: social.map((link) => link.url) }),
      hasMerchantReturnPolicy: returnPolicy(shop),
    } satisfies WithContext<OnlineStore>,
  ];
}

/** Returns the legal right to return goods within 14 days, by post and at the customer's cost, or that there is none. */
export function returnPolicy(shop: Pick<Shop, "countries">, isAllowed = true): MerchantReturnPolicy {
  const rights = {
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: 14,
    returnMethod: `${SCHEMA}/ReturnByMail`,
    returnFees: `${SCHEMA}/ReturnFeesCustomerResponsibility`,
  } as const;
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: Object.keys(shop.countries),
    ...(isAllowed ? rights : { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }),
  };
}

/** Returns what delivery of one product costs and how long it takes: an entry for the countries that cost the same. `price` is in cents. */
export function shippingOf(price: number, shop: Pick<Shop, "countries" | "delivery">): OfferShippingDetails[] {
  const { freeFrom, methods } = shop.delivery;
  const ways = new Map<string, { method: DeliveryMethod; cents: number; countries: string[] }>();
  for (const [country, { surcharge }] of Object.entries(shop.countries)) {
    const method = methods.find((one) => !isCollected(one) && goesTo(one, country));
    if (!method) continue;
    const cents = method.freeAbove && price >= freeFrom ? 0 : method.price + surcharge;
    const way = ways.get(`${method.id} ${cents}`) ?? { method, cents, countries: [] };
    ways.set(`${method.id} ${cents}`, { ...way, countries: [...way.countries, country] });
  }
  return [...ways.values()].map(({ method: { days }, cents, countries }) => ({
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: amount(cents), currency: ownCurrency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: countries },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      // The days of a method count from the order.
      handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 0, unitCode: "DAY" },
      transitTime: { "@type": "QuantitativeValue", minValue: days[0], maxValue: days[1], unitCode: "DAY" },
    },
  }));
}
