/** Returns the beginning of a text, cut after a whole word, with an ellipsis after at most `most` characters. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  // Text without spaces in that range, such as Chinese, is cut anywhere.
  const words = text.slice(0, most).replace(/\s+\S*$/, "");
  return `${words.replace(/[\p{P}\s]+$/u, "")}…`;
}
