import { z } from "zod";
import { issueWords } from "../../settings/issue-words.ts";
import { CatalogueError, faultsIn, type StoredDepartment, type StoredProduct } from "./stored-catalogue.ts";
import { factsOf } from "./stored-labels.ts";

const text = z.string().trim().min(1);

/** The translation of a product's texts; what is omitted stays as in the catalogue. */
const storedTexts = z
  .strictObject({
    name: text.optional(),
    shortDescription: text.optional(),
    fullDescription: text.optional(),
    /** One per picture, in their order; empty for a picture without a translation. */
    alt: z.array(z.string().trim()).optional(),
    /** Values by the attribute's or label's name in the catalogue. */
    attributes: z.record(text, text).optional(),
  })
  .refine((texts) => (texts.shortDescription === undefined) === (texts.fullDescription === undefined), {
    path: ["fullDescription"],
    message: "goes with shortDescription: write both or neither",
  });

const storedFile = z.strictObject({ products: z.record(z.string(), storedTexts) });

export type StoredTexts = z.infer<typeof storedTexts>;
/** Translated product texts, by product id. */
export type CatalogueTexts = ReadonlyMap<string, StoredTexts>;
export type Departments = ReadonlyMap<string, StoredDepartment>;

/**
 * Checks translation files, whose names begin with their language. Throws `CatalogueError` with a line for each fault,
 * `knownFaults` first.
 */
export function checkTexts(
  files: Readonly<Record<string, unknown>>,
  departments: Departments,
  knownFaults: readonly string[] = [],
): ReadonlyMap<string, CatalogueTexts> {
  const products = new Map([...departments.values()].flatMap(({ products }) => products).map((one) => [one.id, one]));
  const faults = [...knownFaults];
  const languages = new Map<string, Map<string, StoredTexts>>();
  /** The file with a product's translation, by language and product. */
  const seen = new Map<string, string>();
  for (const [file, content] of Object.entries(files)) {
    const result = storedFile.safeParse(content, { error: issueWords });
    if (!result.success) {
      faults.push(...faultsIn(file, content, result.error));
      continue;
    }
    const [language = ""] = file.split("/");
    const texts = languages.get(language) ?? new Map<string, StoredTexts>();
    languages.set(language, texts);
    for (const [id, said] of Object.entries(result.data.products)) {
      const twin = seen.get(`${language} ${id}`);
      const reasons = [...(twin ? [`stands in ${twin} as well`] : []), ...faultsOf(said, products.get(id))];
      faults.push(...reasons.map((reason) => `${file}: product ${id}: ${reason}`));
      texts.set(id, said);
      seen.set(`${language} ${id}`, file);
    }
  }
  if (faults.length > 0) throw new CatalogueError(faults.join("\n"));
  return languages;
}

function faultsOf({ alt = [], attributes = {} }: StoredTexts, product: StoredProduct | undefined): string[] {
  if (!product) return ["is not in the catalogue"];
  const names = factsOf(product).map(([name]) => name);
  const translated = Object.keys(attributes);
  const unknown = translated.filter((name) => !names.includes(name));
  const repeated = translated.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return [
    ...(alt.length > product.image.length ? [`alt: has ${alt.length} texts for ${product.image.length} pictures`] : []),
    ...unknown.map((name) => `attributes: the product has no "${name}"`),
    ...repeated.map((name) => `attributes: the product has several "${name}": put their values into one`),
  ];
}
