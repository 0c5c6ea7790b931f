import type { ProductDetails } from "./product.ts";
import type { StoredProduct } from "./stored-catalogue.ts";
import { translateLabels } from "./stored-labels.ts";
import type { StoredTexts } from "./stored-texts.ts";

/** Text to translate: measures and codes are the same in all languages. */
const worded = /\p{L}{4}/u;

/** Marks attribute values and alternative texts without a translation, each on its own. */
export function markUntranslated<D extends Pick<ProductDetails, "attributes" | "pictures">>(
  details: D,
  { name, alt = [], attributes = {} }: StoredTexts = {},
  own: { language: string },
): D {
  return {
    ...details,
    attributes: details.attributes.map((one) =>
      attributes[one.name] || !worded.test(one.value) ? one : { ...one, ...own },
    ),
    pictures: details.pictures.map((one) => (name || alt.includes(one.alt) ? one : { ...one, ...own })),
  };
}

/** Returns a product with its texts translated, as far as there are translations. */
export function inWords(product: StoredProduct, texts: StoredTexts | undefined): StoredProduct {
  if (!texts) return product;
  const { alt = [], attributes = {}, ...said } = texts;
  return {
    ...product,
    ...said,
    alt: product.image.map((_, i) => alt[i] || said.name || product.alt[i] || product.name),
    attributes: product.attributes.map(([name, value]) => [name, attributes[name] ?? value]),
    ...(product.labels && { labels: translateLabels(product.labels, attributes) }),
  };
}
