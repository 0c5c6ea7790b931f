/** Letters are swapped back in words of this length or more: any two are an abbreviation as they stand. */
const SHORTEST_SWAPPED = 3;
/** The minimum length of a part of a compound word. */
const SHORTEST_PART = 3;
/** What German inserts between the parts of a compound (Hundefutter); some parts lose a letter instead (Wollmantel). */
const linkingLetters = /(?:e|s|n|en|es)$/;
/** German, French and Spanish endings for number, gender or case, and Arabic ones: schwarze, Tassen, noire, negra. */
const endings = [/e[nrms]?$/, /[enao]$/, /(?:يه|ات|ين|ون|ي)$/];
/** Shorter stems are too ambiguous: "bain" is no berry; a known one may lack "e", "en" and the like. */
const SHORTEST_STEM = 4;

/** Whether the shop's products have a word, in its normalised form. */
export type IsKnown = (word: string) => boolean;

/**
 * Corrects common typos in normalised words if the shop has the result: swapped letters ("chiar"), an extra space
 * ("head phones"), a missing one ("oakchair", "Hundefutter"). Other words stay as typed.
 */
export function correctTypos(typed: readonly string[], isKnown: IsKnown): string[] {
  const corrected: string[] = [];
  for (let i = 0; i < typed.length; i++) {
    const [word = "", next] = typed.slice(i, i + 2);
    if (next !== undefined && isKnown(word + next)) {
      corrected.push(word + next);
      i++;
    } else if (isKnown(word)) corrected.push(word);
    else corrected.push(...(swapBack(word, isKnown) ?? takeApart(word, isKnown) ?? [word]));
  }
  return corrected;
}

function swapBack(word: string, isKnown: IsKnown): string[] | undefined {
  const letters = [...word];
  if (letters.length < SHORTEST_SWAPPED) return undefined;
  const swaps = letters.slice(1).map((letter, i) => letters.toSpliced(i, 2, letter, letters[i] ?? "").join(""));
  const known = swaps.find(isKnown);
  return known === undefined ? undefined : [known];
}

function takeApart(word: string, isKnown: IsKnown): string[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const known = [first, first.replace(linkingLetters, ""), `${first}e`].find(
      (part) => part.length >= SHORTEST_PART && isKnown(part),
    );
    if (known !== undefined && isKnown(last)) return [known, last];
  }
  return undefined;
}

/** Returns a word without its ending, if enough is left to find other forms of the word. */
export function stemOf(word: string, isKnown: IsKnown): string {
  const stems = endings.map((ending) => word.replace(ending, ""));
  const isShort = (stem: string, i: number) => i === 0 && stem.length > 2 && isKnown(stem);
  return stems.find((stem, i) => stem !== word && (stem.length >= SHORTEST_STEM || isShort(stem, i))) ?? word;
}
