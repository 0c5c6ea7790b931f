/**
 * Checks `shop.config.ts`, theme, catalogue and content before a build: prints a line per mistake and exits with 1. What
 * an owner should know although the shop can be built is a line of standard output.
 */
import { catalogueSettings } from "../app/features/catalogue/catalogue-source.ts";
import { labelFaults } from "../app/features/catalogue/stored-labels.ts";
import { noticeFaults } from "../app/features/guarantee/notice-faults.server.ts";
import { findPublicFile } from "../app/settings/find-public-file.server.ts";
import type { Shop } from "../app/settings/shop.ts";
import { homeMistakes } from "../app/showcase/homes/open-homes.ts";
import { themeMistakes } from "../app/themes/theme-mistakes.server.ts";
import { checkShop } from "../server/shop/check-shop.ts";
import { unmadePictures } from "./catalogue/unmade-pictures.ts";

async function mistakes(): Promise<string[]> {
  try {
    const written = await import("../shop.config.ts");
    const wrong = checkShop(written);
    if (wrong.length > 0) return wrong;
    const { homes, theme } = written.shop;
    const ofGoods = await catalogueMistakes(written.shop);
    const ofContent = ofGoods.length > 0 ? [] : await contentMistakes(written.shop);
    const ofHomes = homeMistakes(homes);
    const ofAddresses = [...ofGoods, ...ofHomes].length > 0 ? [] : await addressesIn(written.shop);
    const ofNotice = noticeFaults(written.shop.languages);
    return [...ofNotice, ...ofHomes, ...(theme ? themeMistakes(theme) : []), ...ofGoods, ...ofAddresses, ...ofContent];
  } catch (error) {
    return [`shop.config.ts: ${reasonOf(error)}`];
  }
}

/** Returns mistakes in own pages and links; checked only once catalogue and home pages are valid. */
async function addressesIn(shop: Shop): Promise<string[]> {
  const { addressMistakes } = await import("./check-addresses.ts");
  return addressMistakes(shop);
}

/** Returns the catalogue's mistakes. Imported lazily, because its modules need a valid `shop.config.ts`. */
async function catalogueMistakes({ countries }: Shop): Promise<string[]> {
  const lowerRates = new Set(Object.values(countries).flatMap(({ reduced = {} }) => Object.keys(reduced)));
  const { readCatalogueFolder } = await import("../app/features/catalogue/read-catalogue.server.ts");
  const { readCatalogueTexts } = await import("../app/features/catalogue/catalogue-texts.server.ts");
  const { folder } = catalogueSettings(process.env);
  try {
    const { departments } = readCatalogueFolder(folder);
    readCatalogueTexts(folder, departments);
    const ofVat = [...departments].flatMap(([file, { products }]) =>
      products
        .filter(({ vat }) => vat && !lowerRates.has(vat))
        .map(
          ({ id, vat }) =>
            `${file}: product ${id}: vat: no country of shop.config.ts has "${vat}" in reduced: write it there, as in reduced: { ${vat}: 7 }, or take it out here`,
        ),
    );
    const ofLabels = [...departments].flatMap(([file, { products }]) =>
      products.flatMap((product) =>
        labelFaults(product, (path) => findPublicFile(".", path) !== undefined).map(
          (fault) => `${file}: product ${product.id}: ${fault}`,
        ),
      ),
    );
    return [...ofVat, ...ofLabels, ...picturesMissing(folder, departments)].map((line) => `${folder}/${line}`);
  } catch (error) {
    if (!(error instanceof Error && error.name === "CatalogueError")) throw error;
    return error.message.split("\n").map((line) => `${folder}/${line}`);
  }
}

/** Returns missing pictures; another folder than the shop's own need not have any. */
function picturesMissing(folder: string, departments: Parameters<typeof unmadePictures>[0]): string[] {
  return folder === "catalogue" ? unmadePictures(departments, "public/pictures") : [];
}

/** Returns mistakes in posts and pages; they refer to products, so the catalogue must be valid. */
async function contentMistakes(shop: Shop): Promise<string[]> {
  const { contentsOf, readInformationFolder } = await import("../app/features/information/read-information.server.ts");
  let folder = "content/posts";
  try {
    const contents = contentsOf(".");
    folder = "content/pages";
    readInformationFolder(folder, shop, contents);
    return [];
  } catch (error) {
    if (!(error instanceof Error && error.name === "ContentError")) throw error;
    return error.message.split("\n").map((line) => `${/^authors\b/.test(line) ? "content" : folder}/${line}`);
  }
}

/** For syntax errors, the runtime puts position and code before the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = /shop\.config\.ts:(\d+)/.exec(error.stack ?? "")?.[1];
  const [reason] = error.message.split("\n").filter((line) => line.trim() !== "");
  return `${place ? `line ${place} ` : ""}cannot be read (${reason?.trim()})`;
}

const found = await mistakes();
if (found.length > 0) {
  process.stderr.write(`${found.join("\n")}\n`);
  process.exit(1);
}
const { shop } = await import("../shop.config.ts");
const { leftOutNotes } = await import("../app/showcase/homes/fit-homes.server.ts");
for (const note of await leftOutNotes(shop.homes)) process.stdout.write(`shop.config.ts: ${note}\n`);
