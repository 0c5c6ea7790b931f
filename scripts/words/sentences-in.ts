/** A sentence of the interface, and whether it has plural forms. */
export type Found = { sentence: string; isCounted: boolean };

const literal = /"((?:[^"\\\n]|\\.)+)"|'((?:[^'\\\n]|\\.)+)'/g;

/** The texts in quotation marks of a piece of code. */
export function literalsIn(code: string): string[] {
  return [...code.matchAll(literal)].map((match) => (match[1] ?? match[2] ?? "").replace(/\\(['"])/g, "$1"));
}

/** The text of a call's arguments, from behind its opening bracket to the closing one. */
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

/** Conditions inside a first argument compare with values, which are no sentences. */
function withoutComparisons(code: string): string {
  return code.replace(/[!=]==\s*"[^"]*"/g, "");
}

/** Sentences that a file asks the words for: in `t(...)`, and in fields that are translated where they are shown. */
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

/** A word in small letters is a sentence where it is what `t` is asked for, or one of two things that it is. */
function isAlone(word: string, argument: string): boolean {
  const chosen = argument.trim();
  return chosen === `"${word}"` || new RegExp(`[?:]\\s*"${word}"`).test(chosen);
}

/** Class names and names of namespaces stand in the same places as sentences. */
function isSentence(text: string): boolean {
  if (/^(white|black|brown|blue)$/.test(text)) return true;
  return /\p{L}/u.test(text) && !/^M\d/.test(text) && !/^[a-z]+$|^[a-z]+(-|:)[a-z\d]/.test(text);
}
