import { convert } from "html-to-text";

const isHtml = /<\/?[a-z][^>]*>|&(#?\w+);/i;

/** Matches spaces, except non-breaking ones next to a number, sign or letter, as in "12 cm", "« thé »" and "z. B.". */
const loose = /(?!(?<=[\d«‹]|(?<!\p{L})\p{L}\.)\u00a0\S|(?<=\S)\u00a0[\d»›;:!?%€°–—])[ \t\u00a0]+/gu;

/** Converts a description to plain paragraphs separated by blank lines: drops tags, scripts, pictures and URLs. */
export function readHtml(text: string): string {
  return readWith(selectors, text);
}

function readWith(how: typeof selectors, text: string): string {
  const plain = isHtml.test(text) ? convert(text, { wordwrap: false, selectors: how }) : text;
  return plain
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n+/)
    .map((paragraph) =>
      paragraph
        .replace(loose, " ")
        .replace(/ ?\n ?/g, "\n")
        .trim(),
    )
    .filter(Boolean)
    .join("\n\n");
}

/** Replaces line breaks by spaces. */
export function inOneLine(text: string): string {
  return text.replace(/\n+/g, " ");
}

/** Makes the spaces around French punctuation non-breaking, as in « these » quotation marks. */
export function keepTogether(text: string): string {
  return text.replace(/(?<=^|[\s(])« /gm, "«\u00a0").replace(/ (?=[;:!?](?:\s|$)|»(?:[\s.,;:!?)]|$))/g, "\u00a0");
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
const heading = { format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } };
const list = { itemPrefix: "• ", leadingLineBreaks: 2, trailingLineBreaks: 2 };
const selectors = [
  { selector: "a", options: { ignoreHref: true } },
  { selector: "img", format: "skip" },
  { selector: "script", format: "skip" },
  { selector: "style", format: "skip" },
  { selector: "iframe", format: "skip" },
  { selector: "table", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: "th + td", format: "inlineSurround", options: { prefix: ": " } },
  { selector: "td + td", format: "inlineSurround", options: { prefix: " · " } },
  { selector: "th + th", format: "inlineSurround", options: { prefix: " · " } },
  { selector: "ul", format: "unorderedList", options: list },
  ...headings.map((selector) => ({ selector, ...heading })),
];
const withoutHeadings = [...selectors, ...headings.map((selector) => ({ selector, format: "skip" }))];

const MOST = 220;

/** Returns as many whole sentences of a description, plain or HTML, as fit in 220 characters; skips headings. */
export function leadOf(description: string): string {
  const [first = ""] = (readWith(withoutHeadings, description) || readHtml(description)).split("\n\n");
  const flat = inOneLine(first);
  if (flat.length <= MOST) return flat;
  const sentences = flat.slice(0, MOST).match(/^.*[.!?…](?= )/)?.[0];
  return sentences ?? `${flat.slice(0, MOST).replace(/\s+\S*$/, "")} …`;
}
