import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reachableFrom, readImportGraph } from "../scripts/import-graph.ts";
import { findWords } from "../scripts/words/find-words.ts";
import { missingWords, readWords } from "../scripts/words/missing-words.ts";
import { shop } from "../shop.config.ts";

/** Namespaces that every language must translate fully; the home pages' copy is the shop's own content. */
const found = [...findWords()].filter(([namespace]) => namespace !== "homes");

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map((match) => match[0]).sort();

describe.each(shop.languages.filter((language) => language !== "en"))("translations in %s", (language) => {
  const missing = missingWords(language);

  it.each(found)("exist for every string of %s", async (namespace) => {
    expect(
      (await missing).get(namespace),
      `\`npm run words -- ${language}\` adds them; those of shop.config.ts belong there`,
    ).toEqual([]);
  });

  it("exist for what pages show besides the home pages' own copy", async () => {
    const isCopy = (file: string) => /^app\/showcase\//.test(file);
    const said = findWords({ isRead: (file) => !isCopy(file), hasNames: false }).get("homes");
    expect(said?.size).toBeGreaterThan(0);
    const isSaid = (key: string) => said?.has(key.replace(/_(zero|one|two|few|many|other)$/, ""));
    expect((await missing).get("homes")?.filter(isSaid)).toEqual([]);
  });

  it.each(found)("of %s keep all placeholders", (namespace) => {
    const wrong = Object.entries(readWords(language, namespace)).filter(([key, text]) => {
      const sentence = key.replace(/_(zero|one|two|few|many|other)$/, "");
      const isForm = sentence !== key;
      const wanted = placeholders(sentence).filter((place) => !(isForm && place === "{{count}}"));
      return !wanted.every((place) => placeholders(text).includes(place));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("name the order note in the checkout as in the cart, where it may have been written", () => {
    const { "Order note": inCart } = readWords(language, "common");
    expect(readWords(language, "checkout")["Order note"] ?? inCart).toBe(inCart);
  });

  it.each([...findWords().keys()])("of %s use the language's punctuation", (namespace) => {
    const texts = Object.values(readWords(language, namespace));
    expect(texts.filter((text) => /["']|\.\.\./.test(text))).toEqual([]);
    // French has a no-break space before these characters; German and French before a percent sign.
    const tight = language === "fr" ? texts.filter((text) => / [:;!?»]|« |\p{L}[;!?»]/u.test(text)) : [];
    expect(tight).toEqual([]);
    const loose = /^(de|fr)$/.test(language) ? texts.filter((text) => /[^\u00a0]%/.test(text)) : [];
    expect(loose).toEqual([]);
  });
});

describe.each(shop.languages)("translation files in %s", (language) => {
  const common = readWords(language, "common");

  it.each(found)("contain no unused strings in %s", (namespace, sentences) => {
    const unused = Object.keys(readWords(language, namespace)).filter(
      (key) => !sentences.has(key) && !sentences.has(key.replace(/_(zero|one|two|few|many|other)$/, "")),
    );
    expect(unused).toEqual([]);
  });

  it.each([...findWords().keys()].filter((name) => name !== "common"))(
    "repeat no common strings in %s",
    (namespace) => {
      const again = Object.entries(readWords(language, namespace)).filter(([key, text]) => common[key] === text);
      expect(again.map(([key]) => key)).toEqual([]);
    },
  );
});

it.each([...findWords()])("the English strings of %s have typographic apostrophes", (_, sentences) => {
  expect([...sentences.keys()].filter((sentence) => /\p{L}'/u.test(sentence))).toEqual([]);
});

it("a colon after a label is part of the translation, not of the code", () => {
  const screens = globSync("app/{features,layout,routes,sections,ui}/**/*.tsx");
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.filter((file) => />: \{|\}: \$\{/.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("notifications name their namespace, unless it is the common one", () => {
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

describe.each([
  [
    "es",
    /\busted\b|\bcarrito|\bdepartamentos?\b|proveedor de pagos|\b(Quite|Pruebe|Ponga|Recorte|Elija|Pulse|Indique)(l[ao]s?)?\b/,
  ],
  ["fr", /caddie|liste de souhaits|codes? de réduction/],
  ["de", /Einkaufswagen|Merkzettel|Zahlungsanbieter|Zahlungsweg|Kundenkonto|\b(du|dein\w*)\b/],
  ["ar", /إلى السلة|طريقة الدفع|مزود الدفع|كوبون|(?<!ل)السلع/],
])("the shop has one word for a thing, and one way to address shoppers, in %s", (language, others) => {
  const files = [...globSync(`content/pages/${language}/*.md`), ...globSync(`content/posts/${language}/*.md`)];
  const written = files.map((file) => readFileSync(file, "utf8").replaceAll(/\{\{.*?\}\}|\]\(.*?\)/g, ""));

  it("in its pages and posts", () => {
    expect(written.length).toBeGreaterThan(10);
    expect(written.flatMap((text) => text.match(others)?.[0] ?? [])).toEqual([]);
  });

  it.each([...findWords().keys()])("in the translations of %s", (namespace) => {
    expect(
      Object.values(readWords(language, namespace)).filter((text) => others.test(text.replaceAll(/\{\{.*?\}\}/g, ""))),
    ).toEqual([]);
  });
});

it("French pages and posts have no-break spaces before tall punctuation", () => {
  const files = globSync("content/{pages,posts}/fr/*.md");
  expect(files.length).toBeGreaterThan(10);
  const loose = files.flatMap(
    (file) => readFileSync(file, "utf8").match(/.{0,20}(?:\p{L}|\}) [:;!?»].{0,10}|« .{0,20}/gu) ?? [],
  );
  expect(loose).toEqual([]);
});

describe("a page opened directly", () => {
  const graph = readImportGraph("app/**/*.{ts,tsx}");
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

  it.each(globSync("app/pages/*.tsx"))("loads the translations of everything it shows: %s", (route) => {
    const handle = names(readFileSync(route, "utf8"), /[wW]ords: "(\w+)"/g);
    const texts = [...reachableFrom(graph, [route])]
      .filter((file) => !file.startsWith("app/pages/"))
      .map((file) => readFileSync(file, "utf8"));
    const brought = new Set(["common", ...handle, ...texts.flatMap((text) => names(text, /loadWords\("(\w+)"\)/g))]);
    const asked = new Set(texts.flatMap((text) => names(text, /(?:useTranslation|forNamespace)\("(\w+)"\)/g)));
    expect([...asked].filter((name) => !brought.has(name))).toEqual([]);
  });
});

it("every Arabic product text that starts with a foreign word is laid out right to left", () => {
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
  // A box with automatic direction follows the first letter, or a mark before it.
  const first = /^[^\p{L}\u200f]*(\p{Script=Latin})/u;
  expect(texts.filter((text) => first.test(text) && /\p{Script=Arabic}{2}/u.test(text))).toEqual([]);
});
