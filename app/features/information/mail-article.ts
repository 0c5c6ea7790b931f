import { directionOf } from "../../platform/i18n/languages.ts";
import { escapeMarkup } from "../../platform/ui/escape-markup.ts";
import { type ArticleElement, type ArticleNode, plainText } from "../journal/article.ts";

type ArticleFrame = { baseUrl: string; language: string };

/** Renders an article as HTML for an e-mail: headings one level lower, URLs absolute, nothing that needs a style sheet. */
export function articleHtml(nodes: readonly ArticleNode[], frame: ArticleFrame): string {
  return nodes.map((node) => (typeof node === "string" ? escapeMarkup(node) : elementHtml(node, frame))).join("");
}

function elementHtml({ tag, children = [], href = "", start }: ArticleElement, frame: ArticleFrame): string {
  const inner = articleHtml(children, frame);
  if (tag === "img") return "";
  if (tag === "br" || tag === "hr") return `<${tag}>`;
  if (tag === "a") return `<a style="color:inherit" href="${escapeMarkup(absolute(href, frame.baseUrl))}">${inner}</a>`;
  if (tag === "table") return `<table cellpadding="4" cellspacing="0">${inner}</table>`;
  if (tag === "tbody") return `<tbody valign="top">${inner}</tbody>`;
  if (tag === "th") return `<th align="${directionOf(frame.language) === "ltr" ? "left" : "right"}">${inner}</th>`;
  const name = tag === "h2" ? "h3" : tag === "h3" ? "h4" : tag;
  return `<${name}${start === undefined ? "" : ` start="${start}"`}>${inner}</${name}>`;
}

/** Renders an article as plain text for an e-mail. */
export function articleText(nodes: readonly ArticleNode[], baseUrl: string): string {
  return nodes
    .map((node) => blockText(node, baseUrl).trim())
    .filter((text) => text !== "")
    .join("\n\n");
}

function blockText(node: ArticleNode, baseUrl: string): string {
  if (typeof node === "string") return node;
  const children = node.children ?? [];
  switch (node.tag) {
    case "ul":
      return children.map((item) => itemText("-", item, baseUrl)).join("\n");
    case "ol":
      return children.map((item, i) => itemText(`${(node.start ?? 1) + i}.`, item, baseUrl)).join("\n");
    case "blockquote":
      return articleText(children, baseUrl).replace(/^/gm, "> ").replace(/ +$/gm, "");
    case "table":
      return tableText(children);
    default:
      return inlineText(children, baseUrl);
  }
}

/** Renders a list item; further lines are indented below its first. */
function itemText(mark: string, item: ArticleNode, baseUrl: string): string {
  const parts = typeof item === "string" ? [item] : (item.children ?? []);
  const isInline = parts.every((part) => typeof part === "string" || !["p", "ul", "ol"].includes(part.tag));
  const text = isInline ? inlineText(parts, baseUrl) : articleText(parts, baseUrl);
  return `${mark} ${text.trim().replace(/\n+/g, "\n   ")}`;
}

/** Renders each row as its first cell and, below it, the other cells with their column headings. */
function tableText(parts: readonly ArticleNode[]): string {
  const [heads = [], ...rows] = parts
    .flatMap(childrenOf)
    .map((row) => childrenOf(row).map((cell) => plainText([cell])));
  return rows
    .map(([first = "", ...cells]) => [first, ...cells.map((cell, i) => `   ${heads[i + 1]}: ${cell}`)].join("\n"))
    .join("\n");
}

function childrenOf(node: ArticleNode): readonly ArticleNode[] {
  return typeof node === "string" ? [] : (node.children ?? []);
}

function inlineText(nodes: readonly ArticleNode[], baseUrl: string): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (node.tag === "br") return "\n";
      const inner = inlineText(node.children ?? [], baseUrl);
      return node.href?.startsWith("/") ? `${inner} (${absolute(node.href, baseUrl)})` : inner;
    })
    .join("");
}

function absolute(href: string, baseUrl: string): string {
  return href.startsWith("/") ? baseUrl + href : href;
}
