/** The beginning of a text, of at most so many characters, that ends with a whole word and says that there is more. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  // A text without spaces in reach, as in Chinese, ends where it must.
  const words = text.slice(0, most).replace(/\s+\S*$/, "");
  return `${words.replace(/[\p{P}\s]+$/u, "")}…`;
}
