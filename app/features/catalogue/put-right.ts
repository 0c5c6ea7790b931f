/** A part of a word that is shorter is no word by itself. */
const SHORTEST_PART = 3;
/** What German puts between the parts of a word, as in Hundefutter; of others it leaves out the last letter, as in Wollmantel. */
const links = /(?:e|s|n|en|es)$/;
/** What German, French and Spanish put behind a word for its number, gender or case: schwarze, Tassen, noire, negra. */
const endings = [/e[nrms]?$/, /[enao]$/];
/** A beginning that is shorter says too little. */
const SHORTEST_STEM = 4;

/** Whether the shop's products have a word, in the form in which words are compared. */
export type IsKnown = (word: string) => boolean;

/**
 * Plain words with their commonest slips put right, where the shop has such words: letters that changed places ("chiar"),
 * a space too many ("head phones"), one too few ("oakchair", "Hundefutter"). Others stay as they were typed.
 */
export function putRight(typed: readonly string[], isKnown: IsKnown): string[] {
  const right: string[] = [];
  for (let i = 0; i < typed.length; i++) {
    const [word = "", next] = typed.slice(i, i + 2);
    if (next !== undefined && isKnown(word + next)) {
      right.push(word + next);
      i++;
    } else if (isKnown(word)) right.push(word);
    else right.push(...(swapBack(word, isKnown) ?? takeApart(word, isKnown) ?? [word]));
  }
  return right;
}

function swapBack(word: string, isKnown: IsKnown): string[] | undefined {
  const letters = [...word];
  const swaps = letters.slice(1).map((letter, i) => letters.toSpliced(i, 2, letter, letters[i] ?? "").join(""));
  const known = swaps.find(isKnown);
  return known === undefined ? undefined : [known];
}

function takeApart(word: string, isKnown: IsKnown): string[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const known = [first, first.replace(links, ""), `${first}e`].find(
      (part) => part.length >= SHORTEST_PART && isKnown(part),
    );
    if (known !== undefined && isKnown(last)) return [known, last];
  }
  return undefined;
}

/** A word without its ending, where enough is left of it to find other forms of the word by. */
export function stemOf(word: string, isKnown: IsKnown): string {
  const stems = endings.map((ending) => word.replace(ending, ""));
  return stems.find((stem) => stem !== word && (stem.length >= SHORTEST_STEM || isKnown(stem))) ?? word;
}
