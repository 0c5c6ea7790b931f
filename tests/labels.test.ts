import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Words = Readonly<Record<string, string>>;

const languages = globSync("public/locales/*").map((folder) => {
  const files = globSync(`${folder}/*.json`);
  const words: Words = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
  return { folder, words };
});

const labelled = /<(button|a|Link|summary)\b[^<]*?aria-label=\{\s*t\(\s*"([^"]+)"[^<]*?>([\s\S]*?)<\/\1>/g;

/** What controls say to a screen reader, with the sentences that are seen in them. */
const controls = globSync("app/**/*.tsx").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(labelled)].flatMap(([, , label = "", inner = ""]) =>
    [...inner.matchAll(/\bt\("([^"]+)"/g)].map(([, seen = ""]) => ({ file, label, seen })),
  ),
);

// Who speaks to a device says what is on the button (WCAG 2.5.3).
test.each(languages)("a control's name has the words that are seen on it, in $folder", ({ words }) => {
  expect(controls.length).toBeGreaterThan(10);
  const inWords = (key: string) => (words[key] ?? key).toLowerCase();
  expect(controls.filter(({ label, seen }) => !inWords(label).includes(inWords(seen)))).toEqual([]);
});
