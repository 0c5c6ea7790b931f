import { plainWord, plainWords } from "./search/search-words.ts";

/** Colours by their English names, and their words in the shop's five languages that mean nothing else. */
const rows: Readonly<Record<string, string>> = {
  white:
    "white weiß weiss weisse weisser weisses weissen blanc blanche blanches blanco blanca blancos blancas أبيض بيضاء",
  black: "black schwarz schwarze schwarzer schwarzes schwarzen noir noire noires negro negra negros negras أسود سوداء",
  brown: "brown braun braune brauner braunes braunen brun brune marron marrón marrones بني بنّي بنية",
  blue: "blue blau blaue blauer blaues blauen bleu bleue bleues azul azules navy أزرق زرقاء",
  grey: "grey gray charcoal graphite anthracite grau graue grauer graues grauen anthrazit gris grise grises antracita رمادي رمادية",
  green: "green grün grüne grüner grünes grünen vert verte vertes verde verdes أخضر خضراء",
  red: "red rot rote roter rotes roten rouge rouges rojo roja rojos rojas أحمر حمراء",
  pink: "pink zartrosa وردي زهري",
  yellow: "yellow gelb gelbe gelber gelbes gelben jaune jaunes amarillo amarilla amarillos amarillas أصفر صفراء",
  orange: "orange orangefarben naranja برتقالي",
  purple: "purple violet lila violett violette violetta morado morada morados أرجواني بنفسجي",
  beige: "beige sandfarben بيج",
  gold: "golden goldfarben doré dorée dorado dorada ذهبي",
  silver: "silver silbern silberfarben argenté argentée plateado plateada فضي",
};

const colours = new Map(
  Object.entries(rows).flatMap(([colour, words]) => words.split(" ").map((word) => [plainWord(word), colour] as const)),
);

/** Returns the colour that a word means, by its English name; undefined if it means none, or something else as well. */
export function colourOf(word: string): string | undefined {
  return colours.get(plainWord(word));
}

/** Returns the first colour that a text names. */
export function firstColourIn(text: string): string | undefined {
  return plainWords(text)
    .map((word) => colours.get(word))
    .find((colour) => colour !== undefined);
}
