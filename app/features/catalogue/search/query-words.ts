/** Words of the rules that read a query, in the shop's five languages, as parts of patterns; longer ones come first. */
export const money =
  "€|euros?|eur|\\$|dollars?|usd|£|pounds?|gbp|quid|bucks?|pfund|chf|francs?|libras?|dólares|يورو|دولار|جنيه";

export const under =
  "less than|cheaper than|not more than|no more than|at most|up to|under|below|within|maximum|max\\.?|<|weniger als|billiger als|günstiger als|" +
  "nicht mehr als|höchstens|maximal|unter|bis zu|bis|moins cher que|moins de|pas plus de|au plus|jusqu[’' ]?à|en dessous de|sous|" +
  "menos de|por debajo de|como máximo|máximo|hasta|بأقل من|أقل من|لا يزيد عن|حتى|تحت|دون";

export const over =
  "more than|at least|over|above|from|minimum|min\\.?|>|mehr als|mindestens|über|ab|plus de|au moins|à partir de|" +
  "más de|al menos|a partir de|por encima de|desde|mínimo|بأكثر من|أكثر من|على الأقل|فوق|ابتداء من";

export const about =
  "around|about|roughly|circa|ca\\.?|etwa|ungefähr|rund|um|environ|autour de|alrededor de|unos|unas|حوالي|نحو";

export const between = "between|from|zwischen|von|entre|de|بين|من";
export const and = "and|to|und|bis|et|à|a|y|e|hasta|-|و|إلى";

export const size = "sizes?|größen?|groesse|grösse|gr\\.|taille|tailles|talla|tallas|مقاس|قياس";

/** What sounds like a part of a query but is the name of a thing: wireless goods are "sans fil". */
export const setPhrases: ReadonlySet<string> = new Set(
  (
    "sans danger,sin peligro,sans fil,sans fils,sans manche,sans manches,sans contact,sin cable,sin cables,sin manga,sin mangas,sin contacto,free range,hands free," +
    "no touch,بلا أكمام,بدون أكمام,grain free,duty free"
  ).split(","),
);

/** A shade before or after a colour says nothing that the shop knows. */
export const shades =
  /^(?:dark|light|bright|pale|dunkel|hell|dunkle[rsn]?|helle[rsn]?|foncée?|claire?|oscur[oa]|clar[oa]|فاتح|داكن|غامق)$/iu;

export const without =
  "allergic to|allergy to|allergisch gegen|allergique (?:aux?|à la|à l[’'])|alérgic[oa] (?:al|a la|a los|a las|a)|intolerant to|حساسية من|without(?: any)?|with no|free (?:of|from)|no|not|ohne|frei von|kein|keine|sans|sin|libre de|بدون|بلا|من دون|خالي من|خالية من|خال من";
/** What is free of something in one word or two: sugar-free, zuckerfrei. */
export const free = "[ -]?free|frei(?:e[rnms]?)?";

export const reduced =
  "on sale|on offer|sale|reduced|discounted|clearance|im angebot|angebote?|reduzierte?[rsn]?|rabattierte?[rsn]?|sonderangebote?|en soldes?|soldes?|" +
  "en promo(?:tion)?|promo(?:tion)?s?|en oferta|ofertas?|rebajas|rebajad[oa]s?|تخفيضات|تخفيض|مخفضة|مخفض|عروض";

export const fresh =
  "new in|new arrivals|what.?s new|newest|neu eingetroffen|neuheiten|neueste|nouveautés?|nouveaux produits|novedades|وصل حديثا|الجديد|جديد";

/** Words for one measure with a direction, "narrower than": they set its greatest or its least value. */
export const compared: readonly (readonly [
  measure: "width" | "depth" | "height" | "length" | "weight",
  end: "min" | "max",
  words: string,
])[] = [
  [
    "width",
    "max",
    "narrower than|slimmer than|smaller than|schmaler als|schmäler als|kleiner als|plus étroit que|moins large que|plus petit que|más estrecho que|más pequeño que|أضيق من|أصغر من",
  ],
  [
    "width",
    "min",
    "wider than|broader than|bigger than|larger than|breiter als|größer als|plus large que|plus grand que|más ancho que|más grande que|أعرض من|أكبر من",
  ],
  [
    "height",
    "max",
    "lower than|shorter than|niedriger als|kürzer als|moins haut que|plus bas que|más bajo que|أقصر من",
  ],
  ["height", "min", "taller than|higher than|höher als|plus haut que|más alto que|أطول من|أعلى من"],
  ["depth", "max", "shallower than|flacher als|moins profond que|menos profundo que"],
  ["depth", "min", "deeper than|tiefer als|plus profond que|más profundo que"],
  ["length", "min", "longer than|länger als|plus long que|más largo que"],
  ["weight", "max", "lighter than|leichter als|plus léger que|más ligero que|أخف من"],
  ["weight", "min", "heavier than|schwerer als|plus lourd que|más pesado que|أثقل من"],
];

/** Words for a side, before or after its length: "60 cm deep", "de large". */
export const sides: readonly (readonly [measure: "width" | "depth" | "height" | "length", words: string])[] = [
  ["width", "wide|width|across|breit|breite|de large|largeur|large|de ancho|ancho|عرض|بعرض"],
  ["depth", "deep|depth|tief|tiefe|de profondeur|profondeur|profond|de fondo|profundidad|عمق|بعمق"],
  ["height", "high|tall|height|hoch|höhe|de haut|hauteur|haut|de alto|altura|alto|ارتفاع|بارتفاع"],
  ["length", "long|length|lang|länge|de long|longueur|de largo|largo|طول|بطول"],
];

/** Numbers as words, as far as goods are counted in them: "a cake for twelve". */
export const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "6 six sechs seis ستة",
    "8 eight acht huit ocho ثمانية",
    "10 ten zehn dix diez عشرة",
    "12 twelve zwölf douze doce",
    "20 twenty zwanzig vingt veinte",
  ].flatMap((row) => {
    const [digits = "", ...words] = row.split(" ");
    return words.map((word) => [word, digits]);
  }),
);

/** A number before one of these is neither a price nor a size. */
export const countsOf =
  "years?|yrs?|months?|people|persons?|pieces?|jahren?|monate?|personen|leute|stück|ans?|mois|personnes?|pièces?|años?|meses|personas?|piezas?|سنوات|سنة|أشخاص|قطع|%";
