/** `npm run catalogue -- help`: imports, checks and exports products as CSV or JSON, with a folder of pictures. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { readCatalogueTexts } from "../app/features/catalogue/catalogue-texts.server.ts";
import { readCatalogueFolder } from "../app/features/catalogue/read-catalogue.server.ts";
import { CatalogueError } from "../app/features/catalogue/stored-catalogue.ts";
import { fitHomes, leftOutNotes } from "../app/showcase/homes/fit-homes.server.ts";
import { shop } from "../shop.config.ts";
import { exportCatalogue } from "./catalogue/export-catalogue.ts";
import { foreignFolders } from "./catalogue/foreign-texts.ts";
import { importCatalogue } from "./catalogue/import-catalogue.ts";
import { missingNameNotes, missingTranslationNotes } from "./catalogue/missing-translations.ts";
import { counted, faultLines } from "./catalogue/report.ts";
import { sameAddressNotes } from "./catalogue/same-addresses.ts";
import { sampleNotes } from "./catalogue/sample-content.ts";
import { unlabelledNotes } from "./catalogue/unlabelled.ts";
import { unmadePictures } from "./catalogue/unmade-pictures.ts";
import { catalogueNames } from "./words/owner-words.ts";

const ownRates = shop.countries[shop.company.country];

const HELP = `npm run catalogue -- check                                   checks the current catalogue
npm run catalogue -- check goods.csv --pictures photos       what an import would report; changes nothing
npm run catalogue -- import goods.csv --pictures photos      replaces the current goods with these
npm run catalogue -- import backups/catalogue-<date>         goes back to earlier goods and their pictures
npm run catalogue -- export goods.csv                        the current goods, as CSV or (goods.json) as JSON

  --pictures <folder>      where the pictures are
  --dry-run                import: changes nothing
  --allow-missing          leaves out pictures that the file names but the folder lacks
  --decimal comma|point    how amounts are written, if the file leaves it open
  --net                    prices are without VAT: adds that of your country (${ownRates?.vat ?? 0} %)
  --pieces <number>        stock of products that have none in the file
  --department <name>      department of products that have none in the file

The columns are explained in docs/your-catalogue.md.`;

const places = { catalogue: "catalogue", pictures: "public/pictures", backups: "backups", content: "content" };

const options = {
  help: { type: "boolean", short: "h" },
  pictures: { type: "string" },
  "dry-run": { type: "boolean" },
  "allow-missing": { type: "boolean" },
  decimal: { type: "string" },
  net: { type: "boolean" },
  pieces: { type: "string" },
  department: { type: "string" },
} as const;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return say(HELP);
  const [command, file] = positionals;
  if (command === "check" && !file) return checkPresent();
  if (command === "export" && file) return say(`${counted(exportCatalogue(places, file), "product")} in ${file}.`);
  if ((command !== "import" && command !== "check") || !file) return say(HELP);
  for (const path of [file, ...(values.pictures ? [values.pictures] : [])])
    if (!existsSync(path)) return fail(`There is no ${path}.`);
  const { decimal, pieces } = values;
  if (decimal && decimal !== "comma" && decimal !== "point") return fail("--decimal is comma or point.");
  if (pieces && !/^\d{1,6}$/.test(pieces)) return fail("--pieces is a number.");
  return importFile(file, {
    pictures: values.pictures,
    allowMissing: values["allow-missing"],
    isTrial: command === "check" || values["dry-run"] === true,
    decimal: decimal as "comma" | "point" | undefined,
    rates: ownRates,
    addVat: values.net,
    pieces: pieces === undefined ? undefined : Number(pieces),
    department: values.department,
  });
}

type Wishes = Omit<Parameters<typeof importCatalogue>[0], "file" | "places" | "now" | "onProgress">;

async function importFile(file: string, wishes: Wishes): Promise<number> {
  const onProgress = (done: number, all: number) => process.stderr.write(`\rPictures: ${done} of ${all} products `);
  const { faults, notes, settled, backup } = await importCatalogue({
    ...wishes,
    file,
    places,
    now: new Date(),
    ...(process.stderr.isTTY && { onProgress }),
  });
  if (process.stderr.isTTY) process.stderr.write("\n");
  for (const note of notes) say(`- ${note}`);
  if (faults.length > 0)
    return fail(`${faultLines(faults).join("\n")}\n\n${counted(faults.length, "fault")}: nothing was changed.`);
  const departments = settled?.departments ?? [];
  for (const { name, products } of departments) say(`  ${name}: ${counted(products.length, "product")}`);
  if (!backup) return say("No faults. Nothing was changed: this was a trial.");
  for (const note of await leftOutNotes(shop.homes)) say(`- shop.config.ts: ${note}`);
  const { leftOut } = await fitHomes(shop.homes);
  if (shop.homes.open === "all" && leftOut.length > 0)
    say(`- Home pages left out, since they need what is not here: ${leftOut.map(({ key }) => key).join(", ")}.`);
  for (const note of sampleNotes(places.content)) say(`- ${note}`);
  return say(`Imported. The former catalogue is in ${backup}. Now start the shop anew: npm start`);
}

function checkPresent(): number {
  try {
    const { departments } = readCatalogueFolder(places.catalogue);
    const products = [...departments.values()].flatMap((department) => department.products);
    const unmade = unmadePictures(departments, places.pictures);
    if (unmade.length > 0) return fail(unmade.join("\n"));
    const unread = foreignFolders(places.catalogue);
    if (unread.length > 0) say(`- Folders that are no languages of the shop, and are not read: ${unread.join(", ")}.`);
    for (const note of missingTranslationNotes(departments.values(), readCatalogueTexts(places.catalogue, departments)))
      say(`- ${note}`);
    const notes = [...sameAddressNotes(products), ...missingNameNotes(catalogueNames()), ...unlabelledNotes(products)];
    for (const note of notes) say(`- ${note}`);
    return say(`${counted(products.length, "product")} in ${counted(departments.size, "department")}: no faults.`);
  } catch (error) {
    if (error instanceof CatalogueError) return fail(error.message);
    throw error;
  }
}

function say(text: string): 0 {
  process.stdout.write(`${text}\n`);
  return 0;
}

function fail(text: string): 1 {
  process.stderr.write(`${text}\n`);
  return 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = fail(error instanceof Error ? error.message : String(error));
}
