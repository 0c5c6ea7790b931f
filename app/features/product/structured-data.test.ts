import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shop } from "../../../shop.config.ts";
import type { CustomerRating } from "../../platform/i18n/request-words.ts";
import { createWords, type Words } from "../../platform/i18n/words.ts";
import { isWorldwide } from "../catalogue/gtin.ts";
import type { EnergyLabel } from "../catalogue/product.ts";
import { sampleCatalogue } from "../catalogue/test-catalogue.ts";
import { breadcrumbData, previewPicture, productData, stepsTo } from "./structured-data.ts";

const origin = "https://shop.example";

async function dataOf(id: string, given: { rating?: CustomerRating; words?: Words; energy?: EnergyLabel } = {}) {
  const { rating, words = createWords("en", {}), energy } = given;
  const catalogue = sampleCatalogue();
  const product = (await catalogue.products([id])).byId(id);
  const known = product && (await catalogue.details(product));
  const details = known && { ...known, ...(energy && { energy }) };
  if (!product || !details) throw new Error(`no product ${id}`);
  return {
    product: productData({ product, details, origin, words, shop, rating }),
    trail: breadcrumbData(stepsTo(product), origin, words),
  };
}

describe("structured data", () => {
  test("has the reduced price in euros, the stock, and no rating without customer reviews", async () => {
    const { product } = await dataOf("1");
    expect(product).toMatchObject({
      "@type": "Product",
      name: "Wool Pea Coat",
      url: "https://shop.example/product/1",
      offers: { price: "170.10", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    });
    expect(JSON.stringify(product)).not.toMatch(/rating|review|gtin/i);
  });

  test("has every picture, the price before, and what delivery to each country costs and how long it takes", async () => {
    const { product } = await dataOf("1");
    const images = product["image"] as string[];
    expect(images[0]).toMatch(/-front-640\.jpg$/);
    expect(images.length).toBeGreaterThan(2);
    for (const image of images) expect(existsSync(image.replace(origin, "public"))).toBe(true);
    const { priceSpecification, shippingDetails } = product["offers"] as Record<string, Record<string, unknown>[]>;
    expect(priceSpecification).toMatchObject({ priceType: "https://schema.org/StrikethroughPrice", price: "189.00" });
    const countries = shippingDetails?.flatMap(
      ({ shippingDestination }) => (shippingDestination as { addressCountry: string[] }).addressCountry,
    );
    expect(countries?.toSorted()).toEqual(Object.keys(shop.countries).toSorted());
    expect(shippingDetails?.[0]).toMatchObject({
      shippingRate: { currency: "EUR" },
      deliveryTime: { transitTime: { minValue: 2 } },
    });
  });

  test("has a bar code's number unless it is of a shop's own range", () => {
    for (const own of ["2000000000008", "0412345678909", "20123451", "9991234567890", "9811234567898", "0500000000009"])
      expect(isWorldwide(own), own).toBe(false);
    for (const worldwide of ["4006381333931", "9783161484100", "96385074", "036000291452"])
      expect(isWorldwide(worldwide), worldwide).toBe(true);
  });

  test("has the energy class on its scale, by the names that schema.org gives them", async () => {
    const scale = (name: string) => `https://schema.org/EUEnergyEfficiencyCategory${name}`;
    expect((await dataOf("13")).product["hasEnergyConsumptionDetails"]).toEqual({
      "@type": "EnergyConsumptionDetails",
      hasEnergyEfficiencyCategory: scale("E"),
      energyEfficiencyScaleMin: scale("G"),
      energyEfficiencyScaleMax: scale("A"),
    });
    const energy = { class: "A++", best: "A+++", worst: "D", sheet: "/labels/sheet.pdf" };
    expect((await dataOf("13", { energy })).product["hasEnergyConsumptionDetails"]).toMatchObject({
      hasEnergyEfficiencyCategory: scale("A2Plus"),
      energyEfficiencyScaleMin: scale("D"),
      energyEfficiencyScaleMax: scale("A3Plus"),
    });
    expect((await dataOf("1")).product).not.toHaveProperty("hasEnergyConsumptionDetails");
  });

  test("has the customers' rating if there is one", async () => {
    const { product } = await dataOf("1", { rating: { average: 4.3, count: 3 } });
    expect(product["aggregateRating"]).toEqual({ "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 3 });
  });

  test.each([
    ["goods/mug-front", "https://shop.example/pictures/goods/mug-front-640.jpg"],
    ["goods/mug-front@640", "https://shop.example/pictures/goods/mug-front-640.jpg"],
  ])("has the preview picture of %s, whatever its largest width", (front, address) => {
    expect(previewPicture({ pictures: [front] }, origin)).toBe(address);
  });

  test("marks products that are sold out or cannot be returned", async () => {
    expect((await dataOf("8")).product["offers"]).toMatchObject({ availability: "https://schema.org/OutOfStock" });
    expect((await dataOf("100")).product["offers"]).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" },
    });
  });

  test("names departments as the page does, and the addresses of its language", async () => {
    const { product, trail } = await dataOf("1", { words: createWords("de", { common: { Fashion: "Mode" } }) });
    expect(product["url"]).toBe("https://shop.example/product/1?lng=de");
    expect(product["offers"]).toMatchObject({ url: "https://shop.example/product/1?lng=de" });
    expect(product["category"]).toBe("Mode > Men > Coats");
    expect(trail["itemListElement"]).toMatchObject([
      { name: "Home", item: "https://shop.example/?lng=de" },
      { name: "Mode" },
      { name: "Men" },
      {},
    ]);
  });

  test("has a breadcrumb from the home page via department and sub-category to the product", async () => {
    const { trail } = await dataOf("1");
    expect(trail["itemListElement"]).toMatchObject([
      { position: 1, item: "https://shop.example/" },
      { name: "Fashion", item: "https://shop.example/categoryproduct/fashion" },
      { name: "Men", item: "https://shop.example/subcategoryproduct/men" },
      { position: 4, name: "Wool Pea Coat", item: "https://shop.example/product/1" },
    ]);
  });
});
