/** A translatable string, and whether it has plural forms. */
export type Found = { sentence: string; isCounted: boolean };

const literal = /"((?:[^"\\\n]|\\.)+)"|'((?:[^'\\\n]|\\.)+)'/g;

/** Returns the string literals in a piece of code. */
export function literalsIn(code: string): string[] {
  return [...code.matchAll(literal)].map((match) => (match[1] ?? match[2] ?? "").replace(/\\(['"])/g, "$1"));
}

/** Returns the source text of a call's arguments, starting after its opening bracket. */
function argumentsAt(code: string, start: number): string {
  let depth = 1;
  let quote = "";
  let end = start;
  for (; end < code.length && depth > 0; end++) {
    const sign = code[end] ?? "";
    if (quote) quote = sign === quote && code[end - 1] !== "\\" ? "" : quote;
    else if (`"'\``.includes(sign)) quote = sign;
    else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
  }
  return code.slice(start, end - 1);
}

function firstArgument(text: string): { first: string; rest: string } {
  let depth = 0;
  let quote = "";
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? "";
    if (quote) quote = sign === quote ? "" : quote;
    else if (`"'\``.includes(sign)) quote = sign;
    else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (sign === "," && depth === 0) return { first: text.slice(0, i), rest: text.slice(i) };
  }
  return { first: text, rest: "" };
}

/** Removes comparisons, whose string literals are not translatable. */
function withoutComparisons(code: string): string {
  return code.replace(/[!=]==\s*"[^"]*"/g, "");
}

/** Finds translatable strings: arguments of `t(...)`, and fields that are translated when rendered. */
export function sentencesIn(code: string): Found[] {
  const found: Found[] = [];
  for (const match of code.matchAll(/\b(?:t|say|interfaceTable|row(?=\(\s*"\p{Lu}))\(/gu)) {
    const { first, rest } = firstArgument(argumentsAt(code, match.index + match[0].length));
    const isCounted = /[{,]\s*count\b/.test(rest);
    for (const sentence of literalsIn(withoutComparisons(first)))
      if (isSentence(sentence) || isAlone(sentence, first)) found.push({ sentence, isCounted });
  }
  const plain = [
    ...literalsIn(code).filter((text) => /^\p{Lu}[^/]* .*\p{Ll}|\{\{/u.test(text)),
    ...[...code.matchAll(/[\w"-]+\??: "(\p{Lu}\p{Ll}[^"\\]*)"/gu)].map((match) => match[1] ?? ""),
    ...[...code.matchAll(/\["\/[^"]*", "([^"]+)"\]/g)].map((match) => match[1] ?? ""),
  ];
  for (const sentence of plain.filter(isSentence)) found.push({ sentence, isCounted: sentence.includes("{{count}}") });
  return found;
}

/** A lower-case word is translatable if it is the whole argument of `t`, or a branch of a conditional in it. */
function isAlone(word: string, argument: string): boolean {
  const chosen = argument.trim();
  return chosen === `"${word}"` || new RegExp(`[?:]\\s*"${word}"`).test(chosen);
}

/** Excludes class names, namespaces, paths and the lines of drawings, which occur in the same places. */
function isSentence(text: string): boolean {
  if (/^(white|black|brown|blue)$/.test(text)) return true;
  return /\p{L}/u.test(text) && !/^M-?\d|^\//.test(text) && !/^[a-z]+$|^[a-z]+(-|:)[a-z\d]/.test(text);
}
