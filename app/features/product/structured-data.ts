import { inLanguage } from "../../i18n/languages.ts";
import type { CustomerRating } from "../../i18n/request-words.ts";
import type { Words } from "../../i18n/words.ts";
import { departmentPath, productPath, subCategoryPath } from "../catalogue/addresses.ts";
import { titleOf } from "../catalogue/department-names.ts";
import { priceOf } from "../catalogue/price.ts";
import { type ProductDetails, type ProductSummary, totalStock } from "../catalogue/product.ts";
import { ownCurrency } from "../shop/own-currency.ts";
import type { Shop } from "../shop/shop.ts";

type Subject = {
  product: ProductSummary;
  details: ProductDetails;
  origin: string;
  /** In the language of the page, which the addresses name. */
  words: Words;
  shop: Shop;
  /** The customers' rating. */
  rating?: CustomerRating | undefined;
};
type Thing = Record<string, unknown>;

const SCHEMA = "https://schema.org";

/** Returns the absolute URL of a product's preview picture; undefined if it has none. */
export function previewPicture({ pictures }: Pick<ProductSummary, "pictures">, origin: string): string | undefined {
  // The path of a small picture ends with its largest width: `mug-front@640`.
  const [front] = pictures[0]?.split("@") ?? [];
  return front && `${origin}/pictures/${front}-640.jpg`;
}

/** Structured data of a product for search engines. Only has a customer rating: the catalogue's is the shop's own. */
export function productData({ product, details, origin, words, shop, rating }: Subject): Thing {
  const { t, language } = words;
  const url = inLanguage(`${origin}${productPath(product)}`, language);
  return {
    "@context": SCHEMA,
    "@type": "Product",
    name: product.name,
    description: details.shortDescription,
    sku: product.sku,
    ...(details.gtin && { gtin: details.gtin }),
    category: product.category.map((name) => t(titleOf(name))).join(" > "),
    url,
    image: previewPicture(product, origin),
    manufacturer: { "@type": "Organization", name: details.maker.name },
    offers: offerOf({ product, url, shop }),
    ...(rating && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating.average, reviewCount: rating.count },
    }),
  };
}

function offerOf({ product, url, shop }: Pick<Subject, "product" | "shop"> & { url: string }): Thing {
  const availability = totalStock(product) > 0 ? "InStock" : "OutOfStock";
  return {
    "@type": "Offer",
    url,
    price: (priceOf(product).now / 100).toFixed(2),
    priceCurrency: ownCurrency,
    availability: `${SCHEMA}/${availability}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    ...(!product.affiliateLink && {
      seller: { "@type": "Organization", name: shop.name },
      hasMerchantReturnPolicy: returnPolicy(product, shop),
    }),
  };
}

function returnPolicy(product: ProductSummary, shop: Shop): Thing {
  const isAllowed = product.returnable;
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: Object.keys(shop.countries),
    returnPolicyCategory: `${SCHEMA}/${isAllowed ? "MerchantReturnFiniteReturnWindow" : "MerchantReturnNotPermitted"}`,
    ...(isAllowed && { merchantReturnDays: 14 }),
  };
}

export type Step = { name: string; path: string };

/** Returns the breadcrumb from the home page to a product, which comes last; English names, for `t`. */
export function stepsTo(product: ProductSummary): Step[] {
  const [department, sub] = product.category;
  return [
    { name: "Home", path: "/" },
    { name: titleOf(department), path: departmentPath(department) },
    ...(sub ? [{ name: titleOf(sub), path: subCategoryPath(sub) }] : []),
    { name: product.name, path: productPath(product) },
  ];
}

/** Structured data of a breadcrumb for search engines, with the names shown on the page. */
export function breadcrumbData(steps: readonly Step[], origin: string, { t, language }: Words): Thing {
  return {
    "@context": SCHEMA,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: t(name),
      item: inLanguage(`${origin}${path}`, language),
    })),
  };
}
