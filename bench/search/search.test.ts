import { expect, it } from "vitest";
import { openMemoryCatalogue } from "../../app/features/catalogue/open-memory.server.ts";
import { readCatalogue } from "../../app/features/catalogue/read-catalogue.server.ts";
import { wordsOf } from "../../server/language.ts";
import { shop } from "../../shop.config.ts";
import { type Answer, scoreSearch } from "./score.ts";

const translate = (language: string) => wordsOf(language, "public/locales").t;
const catalogueIn = openMemoryCatalogue(readCatalogue("catalogue"), translate);
const kept = new Map(await Promise.all(shop.languages.map(async (one) => [one, await catalogueIn(one)] as const)));
const scores = await scoreSearch({
  catalogueIn: async (language) => kept.get(language) ?? catalogueIn(language),
  translate,
});
const answersOf = (...kinds: readonly string[]) =>
  scores.filter(({ of }) => kinds.length === 0 || kinds.includes(of)).flatMap(({ answers }) => answers);
const isWrong = ({ isFirst }: Answer) => !isFirst;

it("a colour finds at most the goods that have it, and nonsense nothing", () => {
  expect(answersOf("colours").filter(isWrong)).toEqual([]);
  expect(answersOf("nonsense").filter(isWrong)).toEqual([]);
});

it("nine of ten searches in five languages are answered by their first card or page", () => {
  const answers = answersOf();
  const right = answers.filter(({ isFirst }) => isFirst).length;
  expect(right / answers.length, JSON.stringify(answers.filter(isWrong), null, 1)).toBeGreaterThan(0.9);
});
