import { openMemoryCatalogue } from "../app/features/catalogue/open-memory.server.ts";
import { readCatalogue } from "../app/features/catalogue/read-catalogue.server.ts";
import { wordsOf } from "../server/language.ts";
import { shop } from "../shop.config.ts";
import { type Score, scoreSearch } from "./search/score.ts";
import type { Table } from "./table.ts";

/** Types what shoppers type into the search of the shop's goods, and returns which queries are answered, and the others. */
export async function searchTables(): Promise<Table[]> {
  const translate = (language: string) => wordsOf(language, "public/locales").t;
  const open = openMemoryCatalogue(readCatalogue("catalogue"), translate);
  const kept = new Map(await Promise.all(shop.languages.map(async (one) => [one, await open(one)] as const)));
  const catalogueIn = async (language: string) => kept.get(language) ?? open(language);
  const scores = await scoreSearch({ catalogueIn, translate });
  const wrong = scores.flatMap(({ of, answers }) =>
    answers.filter(({ isFirst }) => !isFirst).map(({ typed, shown }) => [of, typed, shown || "nothing"]),
  );
  return [
    {
      title: "Search: what was typed, and what came of it",
      head: ["", "typed", "answered", "by the first card or page"],
      rows: scores.map((score) => [score.of, score.answers.length, sum(score, "isAnswered"), sum(score, "isFirst")]),
    },
    { title: "Not answered by the first", head: ["", "typed", "shown"], rows: wrong },
  ];
}

function sum({ answers }: Score, name: "isAnswered" | "isFirst"): number {
  return answers.filter((answer) => answer[name]).length;
}
