import { readFileSync } from "node:fs";
import { knownLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY, namespaces } from "../app/platform/i18n/languages.ts";
import { createWords, type Words } from "../app/platform/i18n/words.ts";
import { shop } from "../shop.config.ts";

/** The language of a request: from the query, the cookie, or the browser's list; otherwise the shop's fallback. */
export function languageOf(request: Request): string {
  const requested = knownLanguage(new URL(request.url).searchParams.get(LANGUAGE_QUERY));
  return (
    requested ?? cookieLanguage(request.headers.get("cookie")) ?? acceptedLanguage(request) ?? shop.fallbackLanguage
  );
}

function cookieLanguage(cookies: string | null): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`).exec(cookies ?? "")?.[1];
  return knownLanguage(value);
}

function acceptedLanguage(request: Request): string | undefined {
  const ranges = (request.headers.get("accept-language") ?? "").slice(0, 500).split(",");
  const weighed = ranges.map((range) => {
    const [, tag, weight = "1"] = /^([^;]*)(?:;\s*q=([\d.]+))?/i.exec(range) ?? [];
    return { tag, weight: Number(weight) };
  });
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => knownLanguage(tag))
    .find(Boolean);
}

const known = new Map<string, Words>();

/** The translations of a language, all namespaces. Read once and shared by all requests, as they never change. */
export function wordsOf(language: string, folder: string): Words {
  let words = known.get(language);
  if (!words) {
    const read = namespaces.map((namespace) => [namespace, readWords(`${folder}/${language}/${namespace}.json`)]);
    words = createWords(language, Object.fromEntries(read));
    known.set(language, words);
  }
  return words;
}

function readWords(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    console.warn(`words: ${file} cannot be read, English shows instead:`, (error as Error).message);
    return {};
  }
}
