import { fitHomes } from "../../app/showcase/homes/fit-homes.server.ts";
import { chooseHomes } from "../../app/showcase/homes/open-homes.ts";
import { shop } from "../../shop.config.ts";
import { isLong } from "../is-long.ts";
import { everyScreen } from "./every-screen.ts";

/** A screen as a shopper opens it: its path, a language and a width in px. */
export type View = { path: string; language: string; width: number };

/** 320 is also what remains of a 1280 px desktop at 400% zoom. */
const widths = [390, 1440, 320];
const leftToRight = shop.languages.filter((language) => language !== "ar");
const languages = [...leftToRight, "ar"];

const homes: readonly string[] = chooseHomes((await fitHomes(shop.homes)).homes).map(({ path }) => path);
const screens = everyScreen().filter((path) => path === "/" || !homes.includes(path));

const at = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];

function crossed(path: string, widths: readonly number[]): View[] {
  return languages.flatMap((language) => widths.map((width) => ({ path, language, width })));
}

/** Each screen once, by turns in Arabic and in another language, on a phone, a desktop and at 320 px. */
function thinned(path: string, turn: number): View[] {
  const other = at(leftToRight, Math.floor(turn / 2)) ?? shop.fallbackLanguage;
  return [{ path, language: turn % 2 === 0 ? other : "ar", width: at(widths, turn) ?? 390 }];
}

/** Each home page once, on a phone, by turns in each language. */
function homeViews(path: string, turn: number): View[] {
  if (isLong) return crossed(path, [390, 1440]);
  return [{ path, language: at(languages, turn) ?? shop.fallbackLanguage, width: 390 }];
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
