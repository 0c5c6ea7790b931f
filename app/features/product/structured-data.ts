import type {
  BreadcrumbList,
  EnergyConsumptionDetails,
  EUEnergyEfficiencyEnumeration,
  Offer,
  Product,
  WithContext,
} from "schema-dts";
import { inLanguage } from "../../platform/i18n/languages.ts";
import type { CustomerRating } from "../../platform/i18n/request-words.ts";
import type { Words } from "../../platform/i18n/words.ts";
import { ownCurrency } from "../../settings/own-currency.ts";
import type { Shop } from "../../settings/shop.ts";
import { amount, returnPolicy, SCHEMA, shippingOf, type Thing } from "../../settings/structured-data.ts";
import { departmentPath, productPath, subCategoryPath } from "../catalogue/addresses.ts";
import { titleOf } from "../catalogue/department-names.ts";
import { isWorldwide } from "../catalogue/gtin.ts";
import { priceOf } from "../catalogue/price.ts";
import { type EnergyLabel, type ProductDetails, type ProductSummary, totalStock } from "../catalogue/product.ts";

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

/** Returns the absolute URL of a product's preview picture; undefined if it has none. */
export function previewPicture({ pictures }: Pick<ProductSummary, "pictures">, origin: string): string | undefined {
  // The path of a small or large picture ends with its largest width: `mug-front@640`.
  const [front] = pictures[0]?.split("@") ?? [];
  return front && `${origin}/pictures/${front}-640.jpg`;
}

/** Returns every picture in its largest size; the front first, as the JPEG that every service reads. */
function picturesOf(product: ProductSummary, { pictures }: Pick<ProductDetails, "pictures">, origin: string): string[] {
  const others = pictures.slice(1).map(({ path }) => {
    const [name, width = "960"] = path.split("@");
    return `${origin}/pictures/${name}-${width}.avif`;
  });
  return [previewPicture(product, origin), ...others].filter((address) => address !== undefined);
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
    brand: { "@type": "Brand", name: details.maker.name },
    ...(details.gtin && isWorldwide(details.gtin) && { gtin: details.gtin }),
    category: product.category.map((name) => t(titleOf(name))).join(" > "),
    url,
    image: picturesOf(product, details, origin),
    manufacturer: { "@type": "Organization", name: details.maker.name },
    ...(details.energy && { hasEnergyConsumptionDetails: energyOf(details.energy) }),
    offers: offerOf({ product, url, shop }),
    ...(rating && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating.average, reviewCount: rating.count },
    }),
  } satisfies WithContext<Product>;
}

function energyOf({ class: own, best, worst }: EnergyLabel): EnergyConsumptionDetails {
  // `A+++` is `EUEnergyEfficiencyCategoryA3Plus`.
  const category = (name: string) => {
    const written = name.replace(/\++$/, ({ length }) => `${length}Plus`);
    return `${SCHEMA}/EUEnergyEfficiencyCategory${written}` as EUEnergyEfficiencyEnumeration;
  };
  return {
    "@type": "EnergyConsumptionDetails",
    hasEnergyEfficiencyCategory: category(own),
    energyEfficiencyScaleMin: category(worst),
    energyEfficiencyScaleMax: category(best),
  };
}

function offerOf({ product, url, shop }: Pick<Subject, "product" | "shop"> & { url: string }): Offer {
  const availability = totalStock(product) > 0 ? "InStock" : "OutOfStock";
  const { now, was } = priceOf(product);
  return {
    "@type": "Offer",
    url,
    price: amount(now),
    priceCurrency: ownCurrency,
    ...(was && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: `${SCHEMA}/StrikethroughPrice`,
        price: amount(was),
        priceCurrency: ownCurrency,
      },
    }),
    availability: `${SCHEMA}/${availability}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    ...(!product.affiliateLink && {
      seller: { "@type": "Organization", name: shop.name },
      shippingDetails: shippingOf(now, shop),
      hasMerchantReturnPolicy: returnPolicy(shop, product.returnable),
    }),
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
  } satisfies WithContext<BreadcrumbList>;
}
