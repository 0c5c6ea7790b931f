import { z } from "zod";
import type { ArticleHeading, ArticleNode } from "./article.ts";
import { curlQuotes } from "./curl-quotes.ts";
import { readMarkdown } from "./read-markdown.ts";
import { type Authors, checkFile, type Post, readFrontMatter, text } from "./stored-content.ts";

/** What cannot differ between the languages is written once. */
const ofTheOriginal = z.undefined("stands in the original alone: leave it out").optional();

const storedTranslation = z.strictObject({
  title: text(3),
  description: text(40),
  pictureAlt: text(10).optional(),
  date: ofTheOriginal,
  author: ofTheOriginal,
  category: ofTheOriginal,
  tags: ofTheOriginal,
  picture: ofTheOriginal,
  products: ofTheOriginal,
  sample: ofTheOriginal,
});

/** A post in another language, of the file that says it: `de/caring-for-leather.md`. Throws `ContentError`. */
export function translatePost(
  original: Post,
  file: string,
  source: string,
  { language, authors }: { language: string; authors: Authors },
): Post {
  const { data, markdown } = readFrontMatter(file, source, storedTranslation);
  return checkFile(file, (fault) => {
    if (original.pictureAlt && !data.pictureAlt) fault("pictureAlt", "is missing: the post has a picture");
    if (!original.pictureAlt && data.pictureAlt) fault("pictureAlt", "the post has no picture");
    const article = readMarkdown(markdown, (reason) => fault("text", reason));
    const { body, headings } = withAddresses(article, original);
    const writer = authors[original.author];
    return {
      ...original,
      language,
      title: curlQuotes(data.title),
      description: curlQuotes(data.description),
      pictureAlt: data.pictureAlt ?? "",
      topics: headings.map((heading) => heading.text).join(" · "),
      body,
      headings,
      writer: writer ? { ...original.writer, ...writer, bio: curlQuotes(writer.bio), language } : original.writer,
    };
  });
}

type Parts = { body: ArticleNode[]; headings: ArticleHeading[] };

/** The same text with the addresses of the original's headings, where these are as many and of the same ranks: a link to a part leads there in every language. */
function withAddresses({ body, headings }: Parts, original: Parts): Parts {
  const known = headingsOf(original.body);
  const own = headingsOf(body);
  if (own.map(({ tag }) => tag).join() !== known.map(({ tag }) => tag).join()) return { body, headings };
  const addresses = new Map(own.map(({ id }, i) => [id, known[i]?.id]));
  const addressOf = (id = "") => addresses.get(id) ?? id;
  return {
    body: body.map((node) => (typeof node === "object" && node.id ? { ...node, id: addressOf(node.id) } : node)),
    headings: headings.map(({ id, text }) => ({ id: addressOf(id), text })),
  };
}

function headingsOf(nodes: readonly ArticleNode[]) {
  return nodes.flatMap((node) => (typeof node === "object" && node.id ? [node] : []));
}
