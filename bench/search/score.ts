import type { CatalogueIn } from "../../app/features/catalogue/catalogue.ts";
import { emptyQuery } from "../../app/features/catalogue/product-query.ts";
import { findShopPages } from "../../app/features/search/find-pages.ts";
import { colours, englishQueries, nonsense, type Query } from "./english-queries.ts";
import { queriesIn } from "./queries-in-languages.ts";

/** How many results are looked at: a colour may be on no other goods than those that have it. */
const MOST = 200;

/** How a search was answered: whether at all, and whether the very first card or page is one that was meant. */
export type Answer = { typed: string; isAnswered: boolean; isFirst: boolean; shown: string };
export type Score = { of: string; answers: readonly Answer[] };

type Ask = { catalogueIn: CatalogueIn; translate: (language: string) => (english: string) => string };

/** Types every query and returns its answers by kind and by language, then those that must find nothing too much. */
export async function scoreSearch(ask: Ask): Promise<Score[]> {
  const inEnglish = Object.entries(englishQueries).map(([kind, queries]) => scoreOf(ask, kind, "en", queries));
  const inAll = Object.entries(queriesIn).map(([language, queries]) => scoreOf(ask, language, language, queries));
  return Promise.all([...inEnglish, ...inAll, scoreColours(ask), scoreNonsense(ask)]);
}

async function scoreOf(ask: Ask, of: string, language: string, queries: readonly Query[]): Promise<Score> {
  const answers = queries.map(async ([typed, wanted]): Promise<Answer> => {
    const shown = await shownFor(ask, language, typed);
    const accepted = wanted.split(" ");
    const isMeant = (one: string) => wanted === "*" || accepted.includes(one);
    const [first] = shown;
    if (wanted === "-") return { typed, isAnswered: !first, isFirst: !first, shown: shown.slice(0, 4).join(" ") };
    return {
      typed,
      isAnswered: shown.some(isMeant),
      isFirst: first !== undefined && isMeant(first),
      shown: shown.slice(0, 4).join(" "),
    };
  });
  return { of, answers: await Promise.all(answers) };
}

async function shownFor({ catalogueIn, translate }: Ask, language: string, typed: string): Promise<string[]> {
  const catalogue = await catalogueIn(language);
  const { products } = await catalogue.find({ ...emptyQuery, q: typed }, MOST);
  const pages = await findShopPages(typed, { language, t: translate(language), hasGoods: products.length > 0 });
  return [...pages.map(({ to }) => to), ...products.map(({ id }) => id)];
}

async function scoreColours(ask: Ask): Promise<Score> {
  const answers = Object.entries(colours).map(async ([typed, having]): Promise<Answer> => {
    const shown = await shownFor(ask, "en", typed);
    const isFirst = shown.every((one) => having.split(" ").includes(one));
    return { typed, isAnswered: shown.length > 0 || having === "", isFirst, shown: shown.slice(0, 30).join(" ") };
  });
  return { of: "colours", answers: await Promise.all(answers) };
}

async function scoreNonsense(ask: Ask): Promise<Score> {
  const answers = nonsense.map(async (typed): Promise<Answer> => {
    const shown = await shownFor(ask, "en", typed);
    return { typed, isAnswered: shown.length === 0, isFirst: shown.length === 0, shown: shown.slice(0, 4).join(" ") };
  });
  return { of: "nonsense", answers: await Promise.all(answers) };
}
