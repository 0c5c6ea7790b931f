const opensAfter = /[\s([{–—/]/;

/** Turns typewriter quotation marks and apostrophes into printed ones; `before` is the character in front of the text. */
export function curlQuotes(text: string, before = ""): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const previous = at === 0 ? before : text.charAt(at - 1);
    const isOpening = previous === "" || opensAfter.test(previous);
    if (mark === '"') return isOpening ? "“" : "”";
    return isOpening ? "‘" : "’";
  });
}
