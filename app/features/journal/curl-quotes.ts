const opensAfter = /[\s([{–—/]/;

/** Replaces straight quotation marks and apostrophes by curly ones; `before` is the character before the text. */
export function curlQuotes(text: string, before = ""): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const previous = at === 0 ? before : text.charAt(at - 1);
    const isOpening = previous === "" || opensAfter.test(previous);
    if (mark === '"') return isOpening ? "“" : "”";
    return isOpening ? "‘" : "’";
  });
}
