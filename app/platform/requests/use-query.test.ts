import { expect, test } from "vitest";
import { createQuestions } from "./use-query.ts";

/** Questions that are answered when and with what the test says. */
function asking() {
  const known: string[] = [];
  const questions = createQuestions<string>(({ key, answer }) => known.push(`${key}: ${answer}`));
  function ask(key: string) {
    const { promise, resolve } = Promise.withResolvers<string>();
    const done = questions.ask(key, () => promise);
    return (answer: string) => {
      resolve(answer);
      return done;
    };
  }
  return { known, ask, drop: questions.drop };
}

test("last asked wins: an answer about product A that comes late is not shown at product B", async () => {
  const { known, ask } = asking();
  const [a, b] = [ask("A"), ask("B")];
  await b("about B");
  await a("about A");
  expect(known).toEqual(["B: about B"]);
});

test("last asked wins: an answer about product A that comes while B is awaited is not shown either", async () => {
  const { known, ask } = asking();
  const [a, b] = [ask("A"), ask("B")];
  await a("about A");
  expect(known).toEqual([]);
  await b("about B");
  expect(known).toEqual(["B: about B"]);
});

test("what has become known from elsewhere is not overwritten by what was asked before", async () => {
  const { known, ask, drop } = asking();
  const before = ask("A");
  drop();
  await before("outdated");
  expect(known).toEqual([]);
});
