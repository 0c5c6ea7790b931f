import { lexer, type Token, type Tokens } from "marked";
import { slugOf } from "../catalogue/product.ts";
import { type Article, type ArticleElement, type ArticleHeading, type ArticleNode, plainText } from "./article.ts";
import { curlQuotes } from "./curl-quotes.ts";

const WORDS_PER_MINUTE = 200;

/** Reports what is wrong in a text, in a few words. */
export type ReportFault = (reason: string) => void;

type Reading = { fault: ReportFault; headings: ArticleHeading[]; ids: Set<string>; previous: string };

/** Converts Markdown to the tree that pages render; anything an article cannot contain is reported as a fault. */
export function readMarkdown(source: string, fault: ReportFault): Article {
  const reading: Reading = { fault, headings: [], ids: new Set(), previous: "" };
  const body = readAll(lexer(source), reading);
  const words = plainText(body).split(/\s+/).length;
  return { body, headings: reading.headings, minutes: Math.ceil(words / WORDS_PER_MINUTE) };
}

const inlineTags = { strong: "strong", em: "em", del: "del" } as const;

function readAll(tokens: readonly Token[] | undefined, reading: Reading): ArticleNode[] {
  return (tokens ?? []).flatMap((token) => readToken(token as Tokens.Generic, reading));
}

function readToken(token: Tokens.Generic, reading: Reading): ArticleNode[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "text":
    case "escape":
      return token.tokens ? readAll(token.tokens, reading) : [readText(token.text, reading)];
    case "paragraph":
      return [block("p", token.tokens, reading)];
    case "blockquote":
      return [block("blockquote", token.tokens, reading)];
    case "strong":
    case "em":
    case "del":
      return [{ tag: inlineTags[token.type], children: readAll(token.tokens, reading) }];
    case "codespan":
      return [{ tag: "code", children: [token.text] }];
    case "code":
      return [{ tag: "pre", children: [{ tag: "code", children: [token.text] }] }];
    case "br":
    case "hr":
      return [{ tag: token.type }];
    case "heading":
      return [readHeading(token as Tokens.Heading, reading)];
    case "list":
      return [readList(token as Tokens.List, reading)];
    case "table":
      return [readTable(token as Tokens.Table, reading)];
    case "link":
      return [readLink(token as Tokens.Link, reading)];
    case "image":
      return [{ tag: "img", path: token.href, alt: token.text }];
    default:
      reading.fault(`${token.type} cannot be shown: ${token.raw.trim().slice(0, 60)}`);
      return [];
  }
}

function readText(text: string, reading: Reading): string {
  const printed = curlQuotes(text, reading.previous);
  reading.previous = printed.at(-1) ?? reading.previous;
  return printed;
}

function block(tag: ArticleElement["tag"], tokens: readonly Token[] | undefined, reading: Reading): ArticleElement {
  reading.previous = "";
  return { tag, children: readAll(tokens, reading) };
}

function readHeading({ depth, tokens, text }: Tokens.Heading, reading: Reading): ArticleNode {
  if (depth !== 2 && depth !== 3) reading.fault(`the heading "${text}" must be of rank two or three`);
  const heading = block(depth === 3 ? "h3" : "h2", tokens, reading);
  const words = plainText(heading.children ?? []);
  const id = freeId(slugOf(words) || "part", reading.ids);
  if (depth !== 3) reading.headings.push({ id, text: words });
  return { ...heading, id };
}

/** Reserves and returns an id that no other heading has: `care`, or else `care-2`. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

function readList({ ordered, start, items }: Tokens.List, reading: Reading): ArticleNode {
  const children = items.map((item) => block("li", item.tokens, reading));
  const list: ArticleElement = { tag: ordered ? "ol" : "ul", children };
  return typeof start === "number" && start > 1 ? { ...list, start } : list;
}

function readTable({ header, rows }: Tokens.Table, reading: Reading): ArticleNode {
  const row = (tag: "th" | "td", cells: readonly Tokens.TableCell[]): ArticleNode => ({
    tag: "tr",
    children: cells.map((cell) => block(tag, cell.tokens, reading)),
  });
  return {
    tag: "table",
    children: [
      { tag: "thead", children: [row("th", header)] },
      { tag: "tbody", children: rows.map((cells) => row("td", cells)) },
    ],
  };
}

function readLink({ href, tokens }: Tokens.Link, reading: Reading): ArticleNode {
  if (!/^(\/(?!\/)|#|https:|mailto:|tel:)/.test(href)) reading.fault(`the link to ${href} leads nowhere safe`);
  return { tag: "a", href, children: readAll(tokens, reading) };
}
