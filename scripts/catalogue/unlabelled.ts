import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import type { StoredLabels } from "../../app/features/catalogue/stored-labels.ts";
import { listed } from "./report.ts";

type Goods = Pick<StoredProduct, "name" | "category" | "tag" | "attributes" | "labels">;
type Kind = { field: keyof StoredLabels; what: string; of: RegExp; except?: RegExp };

/** Matches any of these as whole words. */
const anyOf = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

/** Kinds of goods that the law wants labels for, by words of departments, tags and attributes, in four languages. */
const kinds: readonly Kind[] = [
  {
    field: "energy",
    what: "an energy class with its product information sheet",
    of: anyOf(
      "energy (?:efficiency )?(?:class|label|rating)|light ?bulbs?|monitors|displays|televisions?|tvs?|fridges?|freezers?",
      "refrigerators?|washing machines?|dishwashers?|(?:tumble )?dryers?|ovens|range hoods|air conditioners?|tyres|tires",
      "energie(?:effizienz)?klasse|leuchtmittel|glühbirnen|bildschirme|fernseher|kühlschränke|gefriergeräte|waschmaschinen",
      "geschirrspüler|wäschetrockner|backöfen|dunstabzugshauben|klimageräte|reifen",
      "classe (?:d’efficacité )?énergétique|ampoules|écrans|téléviseurs|réfrigérateurs|congélateurs|lave-linge|lave-vaisselle",
      "sèche-linge|fours|hottes|climatiseurs|pneus",
      "clase energética|bombillas|pantallas|televisores|frigoríficos|congeladores|lavadoras|lavavajillas|secadoras|hornos",
      "neumáticos|smartphones|tablets",
    ),
  },
  {
    field: "allergens",
    what: "allergens, if there are any",
    of: anyOf(
      "foods?|groceries|cakes?|bakery|chocolates?|sweets|wines?|beers?|ingredients",
      "lebensmittel|kuchen|gebäck|süßwaren|schokolade|weine?|biere?|zutaten",
      "alimentation|épicerie|gâteaux|chocolats?|vins?|bières?|ingrédients",
      "alimentos|alimentación|pasteles|vinos?|cervezas?|ingredientes",
    ),
    except: anyOf("ingredients \\(inci\\)|pets?|pet food|dogs?|cats?|tierfutter|animaux|animalerie|mascotas"),
  },
  {
    field: "warnings",
    what: "warnings",
    of: anyOf(
      "toys?|candles?|detergents?|paints?|pesticides?|spielzeug|kerzen|reinigungsmittel|farben|jouets?|bougies?|nettoyants?",
      "peintures?|juguetes?|velas?|detergentes?|pinturas?",
    ),
  },
  {
    field: "updates",
    what: "how long software is updated",
    of: anyOf("smartphones|tablets|smartwatches|smart tvs|tablettes|tabletas"),
  },
];

/** Returns a note for each kind of goods that the law wants a label for, with the goods that lack it. */
export function unlabelledNotes(products: readonly Goods[]): string[] {
  return kinds.flatMap(({ field, what, of, except }) => {
    const missing = products.filter(
      (product) => !product.labels?.[field] && isAbout(product, of) && !(except && isAbout(product, except)),
    );
    if (missing.length === 0) return [];
    const names = listed(missing.map(({ name }) => name));
    return `By department, tag or attribute these are of a kind that has to show ${what}: ${names}. It goes into "labels", as "${field}".`;
  });
}

function isAbout({ category, tag, attributes }: Goods, kind: RegExp): boolean {
  return [...category, ...tag, ...attributes.map(([name]) => name)].some((name) => kind.test(name));
}
