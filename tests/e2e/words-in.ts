import { readFileSync } from "node:fs";

/** Returns a function that translates English text into a language. */
export function wordsIn(language: string): (sentence: string, name?: string) => string {
  const names = ["homes", "pages", "account", "common", "checkout"];
  const files = names.map((name) => JSON.parse(readFileSync(`public/locales/${language}/${name}.json`, "utf8")));
  const words: Record<string, string> = Object.assign({}, ...files);
  return (sentence, name = "") => (words[sentence] ?? sentence).replace("{{name}}", name);
}
