/** What shoppers say and the words of the goods that they mean by it; alternatives stand between bars. */
export type Needs = readonly (readonly [said: string, meant: string])[];

/** Words of the rules that read a query in a language, as parts of patterns: alternatives between bars, longer ones first. */
export type QueryWords = {
  money: string;
  under: string;
  over: string;
  about: string;
  /** Before the first of two prices, and between them. */
  between: string;
  and: string;
  size: string;
  without: string;
  /** What is free of something in one word or two: sugar-free, zuckerfrei. */
  free: string;
  reduced: string;
  fresh: string;
  /** A shade before or after a colour says nothing that the shop knows. */
  shades: string;
  /** A number before one of these is neither a price nor a size. */
  countsOf: string;
  /** Words for one measure with a direction, "narrower than": they set its greatest or its least value. */
  compared: Readonly<Partial<Record<ComparedMeasure, string>>>;
  /** Words for a side, before or after its length: "60 cm deep", "de large". */
  sides: Readonly<Record<Side, string>>;
  /** Numbers as words, as far as goods are counted in them: "a cake for twelve". */
  numbers: Readonly<Record<string, string>>;
  /** What sounds like a part of a query but is the name of a thing: wireless goods are "sans fil". */
  setPhrases: string;
  /** Whether words are joined, the thing last: a Stehlampe is a Lampe. */
  hasCompounds?: boolean;
  /** For whom: products seldom say so, and what does not is not left out for it. */
  soft: string;
};
export type Side = "width" | "depth" | "height" | "length";
export type ComparedMeasure = `${Side | "weight"} ${"min" | "max"}`;

/** How shoppers look for the shop's own pages, in words with spaces between them. */
export type PageWords = {
  /** By address. */
  called: Readonly<Record<string, string>>;
  /** Words that begin a question of how to do something: what it is about is a page, even if not every word is known. */
  asking: string;
  /** Words for what was ordered, which tell no page beside one that does: "send back an item". */
  ordered: string;
  /** Words of questions and phrases that name no page: "how do I track my order". */
  questions: string;
};

/** All that a search has to know of a language. */
export type LanguageWords = { query: QueryWords; needs: Needs; pages: PageWords };
