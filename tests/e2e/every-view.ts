import { fitHomes } from "../../app/homes/fit-homes.server.ts";
import { chooseHomes } from "../../app/homes/open-homes.ts";
import { shop } from "../../shop.config.ts";
import { everyScreen } from "./every-screen.ts";

/** A screen as a shopper opens it: its path, a language and a width in px. */
export type View = { path: string; language: string; width: number };

/** `npm run test:long` opens every screen in every language at every width, `npm test` a thinned selection. */
const isLong = process.env["TEST_LONG"] === "1";

/** 320 is also what remains of a 1280 px desktop at 400% zoom. */
const widths = [390, 1440, 320];
const leftToRight = shop.languages.filter((language) => language !== "ar");
const languages = [...leftToRight, "ar"];

const homes: readonly string[] = chooseHomes(fitHomes(shop.homes).homes).map(({ path }) => path);
const screens = everyScreen().filter((path) => path === "/" || !homes.includes(path));

/** One home page for each type of header and interaction: opened in Arabic on a wide screen, too. */
const walked = ["fashion-five", "furniture", "kids-fashion", "electronics-two", "plants", "black-friday"];

const at = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];

function crossed(path: string, widths: readonly number[]): View[] {
  return languages.flatMap((language) => widths.map((width) => ({ path, language, width })));
}

/** Each screen once on a phone and once on a desktop, once in Arabic and once in another language, by turns. */
function thinned(path: string, turn: number): View[] {
  const narrow = turn % 3 === 0 ? 320 : 390;
  const pair = turn % 2 === 0 ? [narrow, 1440] : [1440, narrow];
  const both = [at(leftToRight, Math.floor(turn / 2)) ?? shop.fallbackLanguage, "ar"];
  return both.map((language, i) => ({ path, language, width: pair[i] ?? 390 }));
}

function homeViews(path: string, turn: number): View[] {
  if (isLong) return crossed(path, [390, 1440]);
  const once = { path, language: at(languages, turn) ?? shop.fallbackLanguage, width: 390 };
  return walked.some((key) => path === `/home-${key}`) ? [once, { path, language: "ar", width: 1440 }] : [once];
}

/** The views of every screen that is no home page (the main one is), screen by screen. */
export const viewsOfScreens: readonly View[][] = screens.map((path, turn) =>
  isLong ? crossed(path, widths) : thinned(path, turn),
);

/** The views of every home page, home by home. */
export const viewsOfHomes: readonly View[][] = homes.map(homeViews);

/** Returns lists of so many elements each; the last may have fewer. */
export function inGroups<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}
