import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reachableFrom, readImportGraph } from "../scripts/import-graph.ts";
import { findWords } from "../scripts/words/find-words.ts";
import { missingWords, readWords } from "../scripts/words/missing-words.ts";
import { shop } from "../shop.config.ts";

/** Namespaces whose sentences every language must have; home pages' copy is the shop's own content. */
const found = [...findWords()].filter(([namespace]) => namespace !== "homes");

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map((match) => match[0]).sort();

describe.each(shop.languages.filter((language) => language !== "en"))("the words in %s", (language) => {
  const missing = missingWords(language);

  it.each(found)("are there for every sentence of %s", (namespace) => {
    expect(
      missing.get(namespace),
      `\`npm run words -- ${language}\` writes them down; those of shop.config.ts stand there`,
    ).toEqual([]);
  });

  it("are there for what the screens say beside the home pages' own copy", () => {
    const isCopy = (file: string) => /^app\/(homes|sections)\//.test(file);
    const said = findWords({ isRead: (file) => !isCopy(file), hasNames: false }).get("homes");
    expect(said?.size).toBeGreaterThan(0);
    const isSaid = (key: string) => said?.has(key.replace(/_(zero|one|two|few|many|other)$/, ""));
    expect(missing.get("homes")?.filter(isSaid)).toEqual([]);
  });

  it.each(found)("of %s keep every place that is filled in", (namespace) => {
    const wrong = Object.entries(readWords(language, namespace)).filter(([key, text]) => {
      const sentence = key.replace(/_(zero|one|two|few|many|other)$/, "");
      const isForm = sentence !== key;
      const wanted = placeholders(sentence).filter((place) => !(isForm && place === "{{count}}"));
      return !wanted.every((place) => placeholders(text).includes(place));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it.each([...findWords().keys()])("of %s are set with the signs of the language", (namespace) => {
    const texts = Object.values(readWords(language, namespace));
    expect(texts.filter((text) => /["']|\.\.\./.test(text))).toEqual([]);
    // French leaves a space, which does not break, before these signs; German and French before a percent sign.
    const tight = language === "fr" ? texts.filter((text) => / [:;!?»]|« |\p{L}[;!?»]/u.test(text)) : [];
    expect(tight).toEqual([]);
    const loose = /^(de|fr)$/.test(language) ? texts.filter((text) => /[^\u00a0]%/.test(text)) : [];
    expect(loose).toEqual([]);
  });
});

describe.each(shop.languages)("the files of words in %s", (language) => {
  const common = readWords(language, "common");

  it.each(found)("hold nothing in %s that no screen of it asks for", (namespace, sentences) => {
    const unused = Object.keys(readWords(language, namespace)).filter(
      (key) => !sentences.has(key) && !sentences.has(key.replace(/_(zero|one|two|few|many|other)$/, "")),
    );
    expect(unused).toEqual([]);
  });

  it.each([...findWords().keys()].filter((name) => name !== "common"))(
    "say nothing in %s again that the common ones say",
    (namespace) => {
      const again = Object.entries(readWords(language, namespace)).filter(([key, text]) => common[key] === text);
      expect(again.map(([key]) => key)).toEqual([]);
    },
  );
});

it.each([...findWords()])("the English sentences of %s have printed apostrophes", (_, sentences) => {
  expect([...sentences.keys()].filter((sentence) => /\p{L}'/u.test(sentence))).toEqual([]);
});

it("a colon behind a label is that of the language, not of the code", () => {
  const screens = globSync("app/{features,layout,routes,sections,ui}/**/*.tsx");
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.filter((file) => />: \{|\}: \$\{/.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("notifications say which words they are of, where those are not the common ones", () => {
  const common = new Set(Object.keys(readWords("de", "common")));
  const calls = globSync("app/**/*.{ts,tsx}").flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/showToast\((\{[^;]*?\})\);/g),
  ]);
  expect(calls.length).toBeGreaterThan(10);
  const astray = calls.flatMap(([, toast = ""]) => {
    const message = /message: "([^"]+)"/.exec(toast)?.[1];
    return message && !/\bwords: "/.test(toast) && !common.has(message) && !common.has(`${message}_other`)
      ? [message]
      : [];
  });
  expect(astray).toEqual([]);
});

describe("a screen that is opened afresh", () => {
  const graph = readImportGraph("app/**/*.{ts,tsx}");
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

  it.each(globSync("app/routes/*.tsx"))("has the words of all that it shows: %s", (route) => {
    const handle = names(readFileSync(route, "utf8"), /[wW]ords: "(\w+)"/g);
    const texts = [...reachableFrom(graph, [route])]
      .filter((file) => !file.startsWith("app/routes/"))
      .map((file) => readFileSync(file, "utf8"));
    const brought = new Set(["common", ...handle, ...texts.flatMap((text) => names(text, /needWords\("(\w+)"\)/g))]);
    const asked = new Set(texts.flatMap((text) => names(text, /(?:useTranslation|within)\("(\w+)"\)/g)));
    expect([...asked].filter((name) => !brought.has(name))).toEqual([]);
  });
});

it("each text of the goods in Arabic that begins with a foreign word is set from right to left all the same", () => {
  const texts = globSync("catalogue/ar/*.json").flatMap((file) => {
    const { products } = JSON.parse(readFileSync(file, "utf8")) as {
      products: Record<string, { fullDescription?: string; attributes?: Record<string, string> }>;
    };
    return Object.values(products).flatMap(({ fullDescription = "", attributes = {} }) => [
      ...fullDescription.split("\n\n"),
      ...Object.values(attributes),
    ]);
  });
  expect(texts.length).toBeGreaterThan(100);
  // A box that finds its own direction goes by the first letter, or by a mark before it.
  const first = /^[^\p{L}\u200f]*(\p{Script=Latin})/u;
  expect(texts.filter((text) => first.test(text) && /\p{Script=Arabic}{2}/u.test(text))).toEqual([]);
});
