import { plainWord } from "./search-words.ts";

/** What goods contain, by the word that shoppers exclude it with: all words of a row are excluded by any of the first. */
const rows: readonly (readonly [said: string, contained: string])[] = [
  [
    "nut nuts nuss nüsse noix nueces frutos secos مكسرات جوز",
    "nut almond hazelnut walnut pistachio cashew pecan nuss nüsse mandel haselnuss pistazie walnuss noix amande noisette pistache nuez nueces almendra avellana pistacho مكسرات جوز لوز بندق فستق",
  ],
  ["almond almonds mandel mandeln amande amandes almendra almendras لوز", "almond mandel amande almendra لوز"],
  ["soy soya soja صويا", "soy soya soja صويا"],
  [
    "gluten جلوتين غلوتين",
    "gluten wheat flour barley rye spelt oat oatmeal weizen mehl gerste roggen dinkel hafer blé farine orge seigle avoine trigo harina cebada centeno avena قمح طحين دقيق شعير شوفان جلوتين",
  ],
  ["wheat weizen blé trigo قمح", "wheat weizen blé trigo قمح"],
  [
    "grain grains cereal cereals getreide céréale céréales cereales حبوب",
    "wheat rice maize oat oatmeal barley millet weizen reis mais hafer gerste hirse blé riz maïs avoine orge millet trigo arroz maíz avena cebada mijo قمح أرز ذرة شوفان دخن",
  ],
  [
    "milk dairy lactose milch laktose milchprodukte lait lactose laitiers leche lactosa lácteos حليب ألبان لاكتوز",
    "milk butter cream cheese quark yoghurt lactose buttercream cheesecake milch sahne käse rahm joghurt buttercreme lait beurre crème fromage leche mantequilla nata queso حليب زبدة كريمة قشدة جبن",
  ],
  [
    "egg eggs ei eier œuf œufs huevo huevos بيض",
    "egg ei eier eigelb eiweiß vollei œuf œufs huevo huevos clara بيض بياض",
  ],
  [
    "chicken poultry hen huhn hähnchen geflügel poulet volaille pollo ave aves دجاج دواجن",
    "chicken poultry hen huhn hühner hähnchen geflügel poulet poule volaille pollo gallina ave aves دجاج دواجن",
  ],
  [
    "fish salmon fisch lachs poisson saumon pescado salmón سمك سلمون",
    "fish salmon tuna fisch lachs thunfisch poisson saumon thon pescado salmón atún سمك سلمون تونة",
  ],
  ["sugar zucker sucre azúcar سكر", "sugar zucker sucre azúcar سكر"],
  [
    "perfume scent fragrance parfüm duft parfum odeur perfume عطر",
    "perfume scented fragrance parfüm parfum duft perfumado عطر",
  ],
  ["leather leder cuir cuero جلد", "leather suede leder veloursleder cuir cuero ante جلد جلدي جلدية"],
  ["wool wolle laine lana صوف", "wool merino cashmere wolle merinowolle laine mérinos lana صوف"],
];

const contained = new Map(
  rows.flatMap(([said, words]) =>
    said.split(" ").map((word) => [plainWord(word), [...new Set(words.split(" ").map(plainWord))]] as const),
  ),
);

/** From this length a word is also excluded as the beginning of another: Sojalecithin. */
const SHORTEST_BEGINNING = 4;

/** A normalised word that goods may not have; with `isBeginning`, nor any word that begins with it. */
export type ExcludedWord = { word: string; isBeginning: boolean };

/** Returns the words that goods may not have if they are to be without what was said. */
export function excludedWords(said: readonly string[]): ExcludedWord[] {
  const words = said.flatMap((one) => contained.get(plainWord(one)) ?? [plainWord(one)]);
  return [...new Set(words)].filter(Boolean).map((word) => ({ word, isBeginning: word.length >= SHORTEST_BEGINNING }));
}
