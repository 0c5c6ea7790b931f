import { shop } from "../../../shop.config.ts";
import { measuresOf } from "./attributes/read-measures.ts";
import { ONLY } from "./choice-words.ts";
import { firstColourIn } from "./colour-words.ts";
import { ownMaker } from "./own-maker.ts";
import { discounted, priorPriceOf, toCents } from "./price.ts";
import type { PriceSpan, ProductDetails, ProductSummary, Size, SizeChart, Variation } from "./product.ts";
import { momentOf, type StoredDepartment, type StoredProduct } from "./stored-catalogue.ts";
import { factsOf } from "./stored-labels.ts";

/** Returns a picture's path as screens use it (with `@640` appended if that is its largest width), if it exists. */
export type FindPicture = (path: string) => string | undefined;

function readHistory(stored: StoredProduct): PriceSpan[] {
  return stored.priceHistory.map((span) => ({ ...span, price: toCents(span.price) }));
}

function picturesOf(stored: StoredProduct, findPicture: FindPicture) {
  return stored.image.flatMap((path, i) => {
    const found = findPicture(path);
    return found ? [{ path: found, alt: stored.alt[i] ?? stored.name }] : [];
  });
}

function cutOutOf({ image: [front] }: StoredProduct, findPicture: FindPicture): string | undefined {
  return front?.endsWith("-front") ? findPicture(front.replace(/-front$/, "-cut")) : undefined;
}

/** Returns the summary of a stored product. A variation without its own picture shows the front picture. */
export function readSummary(stored: StoredProduct, findPicture: FindPicture): ProductSummary {
  const price = toCents(stored.price);
  const pictures = picturesOf(stored, findPicture).slice(0, 2);
  const history = readHistory(stored);
  const running = history.find((span) => !span.validTo);
  const discount = stored.discount ?? 0;
  const prior = running?.price === discounted(price, discount) ? priorPriceOf(history) : undefined;
  const summary: ProductSummary = {
    id: stored.id,
    sku: stored.sku,
    name: stored.name,
    price,
    discount,
    isNew: stored.new,
    rating: stored.rating,
    saleCount: stored.saleCount,
    category: stored.category,
    tag: stored.tag,
    pictures: pictures.map((p) => p.path),
    alt: pictures.map((p) => p.alt),
    returnable: stored.returnable ?? true,
  };
  const cutOut = cutOutOf(stored, findPicture);
  if (cutOut) summary.cutOut = cutOut;
  if (prior !== undefined && discount > 0) summary.priorPrice = prior;
  if (stored.offerEnd) summary.offerEnd = new Date(momentOf(stored.offerEnd, shop.timeZone)).toISOString();
  if (stored.stock !== undefined) summary.stock = stored.stock;
  if (stored.variation) summary.variation = stored.variation.map((v) => readVariation(v, stored, findPicture));
  if (stored.affiliateLink) summary.affiliateLink = stored.affiliateLink;
  if (stored.netContent) summary.netContent = stored.netContent;
  if (stored.pieces) summary.pieces = stored.pieces;
  if (stored.vat) summary.vat = stored.vat;
  if (stored.anyQuantity) summary.anyQuantity = true;
  if (stored.labels?.guarantee) summary.guarantee = stored.labels.guarantee;
  if (stored.labels?.energy) summary.hasEnergyClass = true;
  return summary;
}

/** Returns the outer measures that a product's attributes give; undefined for fewer than two. */
function sizeOf(details: Pick<ProductDetails, "attributes">): Size | undefined {
  const { length, width = length, depth, height } = measuresOf(details);
  const size = Object.entries({ width, depth, height }).filter(([, cm]) => cm !== undefined);
  return size.length > 1 ? Object.fromEntries(size) : undefined;
}

const colourAttribute = /^(colou?r|farbe|couleur|اللون)$/i;

/** Returns the first colour that a product's `Colour` or name says, in the shop's language, if it has no choice of colours. */
export function toneOf({ variation = [], attributes, name }: StoredProduct): string | undefined {
  if (variation.some(({ color }) => color !== ONLY)) return undefined;
  const said = attributes.find(([attribute]) => colourAttribute.test(attribute))?.[1] ?? "";
  return firstColourIn(said) ?? firstColourIn(name);
}

function readVariation(variation: Variation, stored: StoredProduct, findPicture: FindPicture): Variation {
  const image = [variation.image, ...stored.image].map(findPicture).find(Boolean) ?? "";
  return { ...variation, image };
}

/** Returns the part of a stored product that only its own screens need. */
export function readDetails(
  stored: StoredProduct,
  department: StoredDepartment,
  findPicture: FindPicture,
): ProductDetails {
  const details: ProductDetails = {
    id: stored.id,
    shortDescription: stored.shortDescription,
    fullDescription: stored.fullDescription,
    attributes: factsOf(stored).map(([name, value]) => ({ name, value })),
    pictures: picturesOf(stored, findPicture),
    maker: (stored.maker && department.makers[stored.maker]) || ownMaker(),
    priceHistory: readHistory(stored),
  };
  const chart: SizeChart | undefined = stored.sizeChart ? department.sizeCharts[stored.sizeChart] : undefined;
  if (chart) details.sizeChart = chart;
  const size = sizeOf(details);
  if (size) details.size = size;
  if (stored.gtin) details.gtin = stored.gtin;
  if (stored.labels?.energy) details.energy = { best: "A", worst: "G", ...stored.labels.energy };
  return details;
}
