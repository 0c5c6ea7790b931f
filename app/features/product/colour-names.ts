type Names = Readonly<Record<string, string>>;

/** Names of colours by language, under the closest colour that has a dot. */
const byLanguage: Readonly<Record<string, Names>> = {
  en: {
    white: "ivory",
    black: "ebony",
    brown: "walnut chocolate chestnut",
    blue: "navy indigo denim cobalt",
    grey: "gray charcoal anthracite slate ash silver steel iron",
    cream: "ecru oat vanilla",
    sand: "beige natural linen camel tan oak sable",
    green: "olive moss forest",
    sage: "mint celadon",
    red: "burgundy cherry",
    terracotta: "rust copper brick",
    pink: "rose blush",
    yellow: "mustard ochre gold brass",
    orange: "carrot",
    purple: "plum lilac lavender",
  },
  de: {
    white: "weiß",
    black: "schwarz",
    brown: "braun",
    blue: "blau",
    grey: "grau schiefer silber",
    cream: "creme",
    green: "grün moos",
    sage: "salbei",
    red: "rot",
    terracotta: "terrakotta",
    pink: "rosa",
    yellow: "gelb",
    purple: "lila violett",
  },
  fr: {
    white: "blanc",
    black: "noir",
    brown: "brun marron",
    blue: "bleu",
    grey: "gris",
    cream: "crème",
    green: "vert",
    red: "rouge",
    yellow: "jaune",
    purple: "violet",
  },
  es: {
    white: "blanco",
    black: "negro",
    brown: "marrón",
    blue: "azul",
    grey: "gris",
    cream: "crema",
    sand: "arena",
    green: "verde",
    red: "rojo",
    pink: "rosa",
    yellow: "amarillo",
    orange: "naranja",
    purple: "violeta",
  },
};

/**
 * Returns the names of colours by the colour whose dot they have, in English, which many catalogues use, and in other
 * languages: `{ blue: "navy indigo blau" }`.
 */
export function colourNames(...languages: readonly string[]): Names {
  const tables = ["en", ...languages.filter((language) => language !== "en")].map((language) => byLanguage[language]);
  const names: Record<string, string> = {};
  for (const [colour, more] of tables.flatMap((table) => Object.entries(table ?? {})))
    names[colour] = names[colour] ? `${names[colour]} ${more}` : more;
  return names;
}
